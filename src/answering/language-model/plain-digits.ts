/** A text whose digits of any script (`٣`, `३`) are plain ones. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Ten digits of a script follow one another from its zero on. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
