import { plainDigits } from '../plain-digits.ts';

const unspacedNumber = /[〇零一二三四五六七八九十百千万萬億亿两]{2,}/gu;

/** The numbers that a text writes in figures of any script, glued to their unit or not, as plain digits; Chinese ones as they stand. */
export function figuresIn(text: string): string[] {
  const figures = Array.from(
    text.normalize('NFKC').matchAll(/\p{Nd}+(?:[.,’']\p{Nd}{3})*(?:[.,]\p{Nd}+)?/gu),
    ([figure]) =>
      plainDigits(figure)
        .replace(/[.,’'](?=\d{3}(?!\d))/g, '')
        .replace(',', '.'),
  );
  return [...figures, ...Array.from(text.matchAll(unspacedNumber), ([number]) => number)];
}
