/** Sentences of the summary with which a description begins, at most. */
const mostSentences = 3;
/** Behind the moments with which a sentence ends. */
const endOfSentence = /(?<=\((?:\d+:)?\d+:\d\d(?:, (?:\d+:)?\d+:\d\d)*\)[.!?…。！？]?)\s+/u;

/** A description to go on from: what the video is about in two or three sentences with their moments, and its chapters. */
export function draftDescription(summary: string, chapters: string): string {
  const lines = summary.split('\n').map((line) =>
    line
      .replace(/^- /, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .trim(),
  );
  const sentences = lines.flatMap((line) => line.split(endOfSentence)).filter((sentence) => sentence !== '');
  return `${sentences.slice(0, mostSentences).join(' ')}\n\n${chapters}`;
}
