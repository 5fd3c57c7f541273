/** The name of a mark around a transcript that the transcript itself does not hold. */
export function fenceFor(texts: readonly string[]): string {
  for (let number = 1; ; number++) {
    const fence = number === 1 ? 'transcript' : `transcript-${number}`;
    if (!texts.some((text) => text.includes(`${fence}>`))) return fence;
  }
}
