/**
 * Words with which people ask about a video and which say nothing of what they ask for, folded; beside the function words of
 * `transcripts/reading/function-words.ts`.
 */
export const questionStopWords: ReadonlySet<string> = new Set(
  `video videos clip episode podcast talk talks talking talked say says said saying mention mentions mentioned mentioning discuss
discusses discussed discussing discussion speak speaks spoke speaking speaker tell tells told telling explain explains explained explaining
describe describes described summarize summarise summary recap overview question answer answers ask asks asked happen happens happened think thinks thought
opinion mean means meant
sagt sagen gesagt spricht sprechen gesprochen erwahnt erzahlt erklart erklaren zusammenfassung folge frage meint heisst passiert worum wovon handelt
parle trata cuenta quoi 视频 讲 動画 何 について`.split(/\s+/),
);
