import { comparedWords, plainDigits } from './compared-words.ts';
import { numbersMeant } from './numbers-said.ts';

/** Digits, and those after a mark that may part thousands or begin a fraction. */
const figure = /\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*(?!\d)/gu;
const thousands = /^\d{1,3}(?:\D\d{3})+$/u;
/** What multiplies the figures before it in one language and is a word of its own in others. */
const multiplied = /^\s?[万萬億亿兆千百만억천백]/u;
/** Up to this one figures may be what another language says in words: ordinals, months and days, a few of something. */
const small = 31;

/**
 * The first figures of a translated claim that are not said; undefined where all are, as far as that can be told: where numbers that
 * are said in words can not be read, only beside others that are said in figures.
 */
export function figureUnsaid(
  claim: string,
  { said, readsWords }: { said: string; readsWords: boolean },
): string | undefined {
  const inFigures = figuresIn(said);
  if (!readsWords && inFigures.length === 0) return undefined;
  const heard = numbersMeant(comparedWords(said).map(({ folded }) => folded));
  for (const one of inFigures.flatMap(({ written }) => [whole(written), fraction(written)])) heard.add(one);
  const isSaid = (written: string) =>
    heard.has(whole(written)) ||
    heard.has(fraction(written)) ||
    (!thousands.test(written) &&
      written.split(/\D/u).every((part) => Number(part) <= small || heard.has(Number(part))));
  return figuresIn(claim).find(({ written, isMultiplied }) => !isMultiplied && !isSaid(written))?.written;
}

function figuresIn(text: string): { written: string; isMultiplied: boolean }[] {
  const plain = plainDigits(text.normalize('NFKC'));
  return Array.from(plain.matchAll(figure), ({ 0: written, index }) => ({
    written,
    isMultiplied: multiplied.test(plain.slice(index + written.length)),
  }));
}

const whole = (written: string) => Number(written.replace(/\D/gu, ''));
const fraction = (written: string) => Number(written.replace(/\D(?=\d+\D)/gu, '').replace(/\D/u, '.'));
