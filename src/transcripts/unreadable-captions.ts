/** What is read of a file makes no transcript; the message is a sentence for people. */
export class UnreadableCaptions extends Error {
  /** What to do about it, as a sentence, where getting the file anew does not help. */
  readonly remedy: string | undefined;

  constructor(message: string, remedy?: string) {
    super(message);
    this.name = 'UnreadableCaptions';
    this.remedy = remedy;
  }
}

/** Captions of a file at most: three hours of hurried speech, a caption for each word, have half as many. */
export const mostCaptions = 100_000;
/** Letters of one caption: more than are said in three hours. */
const mostLetters = 500_000;
const mostLines = 1_000_000;

/**
 * Asks, while the captions of a file are read, whether there may be so many.
 *
 * @throws {UnreadableCaptions}
 */
export function requireFewer(captions: number): void {
  if (captions > mostCaptions) throw tooMuch(`It has more than ${told(mostCaptions)} captions`);
}

/**
 * Asks whether one caption may have so many letters.
 *
 * @throws {UnreadableCaptions}
 */
export function requireShort(letters: number): void {
  if (letters > mostLetters) throw tooMuch(`One of its captions has more than ${told(mostLetters)} letters`);
}

/**
 * Asks whether so many elements may stand in one another.
 *
 * @throws {UnreadableCaptions}
 */
export function requireShallow(elements: number): void {
  if (elements > mostCaptions)
    throw new UnreadableCaptions(
      `More than ${told(mostCaptions)} of its elements stand in one another: they are not closed.`,
    );
}

/**
 * The lines of a text, without their line feeds.
 *
 * @throws {UnreadableCaptions} where there are too many of them
 */
export function linesOfText(text: string): string[] {
  const lines = text.split('\n', mostLines + 1);
  if (lines.length > mostLines) throw tooMuch(`It has more than ${told(mostLines)} lines`);
  return lines;
}

function tooMuch(what: string): UnreadableCaptions {
  return new UnreadableCaptions(`${what}, and a video of 3 hours has fewer.`, 'Give it in parts.');
}

function told(count: number): string {
  return count.toLocaleString('en');
}
