import type { SpokenSentence } from '../transcripts/reading/spoken-sentences.ts';

/** Sentences that stand together, one turn or a part of it. */
export interface SpokenParagraph {
  startSeconds: number;
  /** Who begins to speak, where that is known. */
  speaker: string | null;
  /** Without the marks of speakers. */
  sentences: string[];
}

/** Letters after which a paragraph ends with the sentence. */
const enoughLetters = 400;

/** What is said in each chapter, in order, in paragraphs of which each has its moment; what comes before the first one is its own. */
export function spokenByChapter(
  chapters: readonly { startSeconds: number }[],
  sentences: readonly SpokenSentence[],
): SpokenParagraph[][] {
  return chapters.map((chapter, place) => {
    const until = chapters[place + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    const said = sentences.filter(({ startSeconds }) => {
      return Math.floor(startSeconds) < until && (place === 0 || Math.floor(startSeconds) >= chapter.startSeconds);
    });
    return paragraphsOf(said);
  });
}

function paragraphsOf(sentences: readonly SpokenSentence[]): SpokenParagraph[] {
  const paragraphs: SpokenParagraph[] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const { startSeconds, speaker, text, opensTurn } of sentences) {
    if (opensTurn || letters >= enoughLetters) {
      paragraphs.push({ startSeconds, speaker, sentences: [] });
      letters = 0;
    }
    paragraphs.at(-1)?.sentences.push(text.replace(/^>>+\s*/, ''));
    letters += text.length;
  }
  return paragraphs;
}
