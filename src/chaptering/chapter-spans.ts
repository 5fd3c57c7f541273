/** A chapter as a run of sentences: `to` is excluded. */
export interface Span {
  from: number;
  to: number;
}

/** The sentences of each chapter, by the chapters' starts in whole seconds; a chapter in silence has none. */
export function chapterSpans(sentences: readonly { start: number }[], starts: readonly number[]): Span[] {
  let at = 0;
  return starts.map((_, index) => {
    const from = at;
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    while (at < sentences.length && Math.floor(sentences[at]?.start ?? 0) < next) at++;
    return { from, to: at };
  });
}
