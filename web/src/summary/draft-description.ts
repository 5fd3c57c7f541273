/** Sentences of the summary with which a description begins, at most. */
const mostSentences = 3;
const moments = String.raw`\((?:\d+:)?\d+:\d\d(?:, (?:\d+:)?\d+:\d\d)*\)`;
/** Behind the moments with which a sentence ends. */
const endOfSentence = new RegExp(String.raw`(?<=${moments}[.!?…。！？]?)\s+`, 'u');
const theirMoments = new RegExp(String.raw`\s*${moments}`, 'gu');

/**
 * A description to go on from: what the video is about in two or three sentences, and its chapters. The sentences are without their
 * moments, since YouTube makes chapters only where the first time of a description is 0:00.
 */
export function draftDescription(summary: string, chapters: string): string {
  const lines = summary.split('\n').map((line) =>
    line
      .replace(/^- /, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .trim(),
  );
  const sentences = lines.flatMap((line) => line.split(endOfSentence)).filter((sentence) => sentence !== '');
  const first = sentences.slice(0, mostSentences).map((sentence) => sentence.replace(theirMoments, ''));
  return `${first.join(' ')}\n\n${chapters}`;
}
