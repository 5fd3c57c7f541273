/** A text's letters and figures in small letters, with a space in the place of all else between them. */
export function spacedLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
