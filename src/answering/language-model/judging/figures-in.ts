const unspacedNumber = /[〇零一二三四五六七八九十百千万萬億亿两]{2,}/gu;

/** The numbers that a text writes in figures of any script, glued to their unit or not, as plain digits; Chinese ones as they stand. */
export function figuresIn(text: string): string[] {
  const figures = Array.from(
    text.normalize('NFKC').matchAll(/\p{Nd}+(?:[.,’']\p{Nd}{3})*(?:[.,]\p{Nd}+)?/gu),
    ([figure]) =>
      [...figure]
        .map((one) => (/\p{Nd}/u.test(one) ? String(digitOf(one)) : one))
        .join('')
        .replace(/[.,’'](?=\d{3}(?!\d))/g, '')
        .replace(',', '.'),
  );
  return [...figures, ...Array.from(text.matchAll(unspacedNumber), ([number]) => number)];
}

/** Ten digits of a script follow one another from its zero on. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
