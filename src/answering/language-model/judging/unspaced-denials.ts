import type { Fault } from '../../support.ts';

/** What has a character that denies and denies nothing, or asks: `非常` is `very`, `是不是` asks whether. */
const noDenial =
  /(\p{Script=Han})[不没]\1|非常|不过|不仅|不但|不断|不同|不管|不光|不只|不论|不得不|别人|别的|特别|区别|分别|级别|性别|無論|无论|未来|未來|差不多|对不起|除非|无非|無非|別人|別の|特別|区別|区别|非洲|少ない|かもしれない|なければならない|に違いない/gu;
/** Before what is denied, with the small words between; and behind it. */
const before = /[不没沒未别別勿無无非](?:[有会會能要用可得以再])?|(?<!\p{Script=Hangul})(?:안|못) /gu;
const behind = /(?:くな|な)(?:い|かった|く)|ません|지 ?않|지 ?못/gu;
/** Characters beside a denial that tell what is denied. */
const telling = 2;
/** Characters within which a denial bears on what stands there. */
const reach = 3;
/** Two characters, or one with which a clause ends; of Japanese words the character that stays when they are bent. */
const told = /^\p{Lo}{2}|^\p{Lo}(?=$|[^\p{L}\p{N}])/u;
const stem = /\p{Script=Han}(?=\p{Script=Hiragana}?$)/u;

/** What a text denies: the characters right behind a denial, or right before it. */
function deniedIn(text: string): Set<string> {
  const found = [
    ...Array.from(text.matchAll(before), ({ 0: word, index }) => told.exec(text.slice(index + word.length))?.[0]),
    ...Array.from(text.matchAll(behind), ({ index }) => {
      const beside = text.slice(Math.max(0, index - telling), index);
      return stem.exec(beside)?.[0] ?? (/^\p{Lo}{2}$/u.test(beside) ? beside : undefined);
    }),
  ];
  return new Set(found.filter((one) => one !== undefined));
}

/** Whether a text says something somewhere without a denial beside it. */
function isPlain(text: string, said: string): boolean {
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1)) {
    const isDenied =
      text.slice(Math.max(0, at - reach), at).search(before) >= 0 ||
      text.slice(at + said.length, at + said.length + reach + 1).search(behind) >= 0;
    if (!isDenied) return true;
  }
  return false;
}

/**
 * What a claim denies that its passages say, or says that they deny, in languages that write no spaces between words, and Korean: told
 * by the two characters beside a denial.
 */
export function unspacedDenialFaults(claim: string, passages: readonly string[]): Fault[] {
  const [own = '', said = ''] = [claim, passages.join(' ')].map((text) => text.normalize('NFKC').replace(noDenial, ''));
  const differs = (one: string, other: string) =>
    [...deniedIn(one)].some((word) => isPlain(other, word) && !isPlain(one, word) && !deniedIn(other).has(word));
  return [
    ...(differs(said, own) ? [{ kind: 'negation' as const, text: 'dropped' }] : []),
    ...(differs(own, said) ? [{ kind: 'negation' as const, text: 'put in' }] : []),
  ];
}
