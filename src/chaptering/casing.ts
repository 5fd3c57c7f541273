/** A title with a capital at its beginning; names that are written small (`iPhone`) stay so. */
export function withCapital(text: string): string {
  if (/^\p{Ll}+\p{Lu}/u.test(text)) return text;
  return text.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
}
