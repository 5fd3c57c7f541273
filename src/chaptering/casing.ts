/** A title with a capital at its beginning; names that are written small (`iPhone`) stay so, and what begins with a number does. */
export function withCapital(text: string): string {
  if (/^\p{Ll}+\p{Lu}/u.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
