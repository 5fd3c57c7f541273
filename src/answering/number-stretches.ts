import { isFunctionWord } from '../transcripts/reading/function-words.ts';
import { bareWord } from '../transcripts/reading/terms.ts';
import { isNumberWord, numbersTold } from './numbers-in.ts';
import { type Unit, unitOf } from './quantities.ts';

/** Words that tell a number, and every number that they may be meant to tell. */
export interface NumberStretch {
  /** Numbers of the first word and of the one after the last. */
  from: number;
  to: number;
  numbers: ReadonlySet<number>;
  /** Whether they tell what none of them tells alone, `forty one thousand`; `5 and 7` do not. */
  isTogether: boolean;
  /** Whether it is told in figures. */
  isFigure: boolean;
  /** What it counts: in which unit, or something else; undefined where nobody says. */
  counted: Unit | 'thing' | undefined;
}

const ordinal = /\d(?:st|nd|rd|th)$/;
const one = /^(?:1|one|eins?|eine[rnms]?)$/;
const article = /^(?:an?|eine?[rnms]?)$/;
const point = /^(?:point|komma)$/;
/** Between the words of one number: `two hundred and five`, `three and a half`, `three point five`. */
const between = /^(?:and|und|an?|point|komma)$/;
const mostBetween = 2;
const half = /^hal[fb]/;
/** Numbers below are said one after the other, and mean each. */
const few = 10;
const clauseEnd = /[,;:.!?…]["'”’»)\]]*$/u;

/** Where words, with their marks, tell numbers, in figures or in words; places of things (`3rd`) are none. Linear. */
export function numberStretches(words: readonly string[]): NumberStretch[] {
  const plain = words.map(bareWord);
  const isTelling = new Map([...new Set(plain)].map((word) => [word, one.test(word) || isCardinal(word)]));
  const isNumber = (at: number) => isTelling.get(plain[at] ?? '') === true;
  const endsClause = (at: number) => clauseEnd.test(words[at] ?? '');
  /** The place after a number's next part; the same place where the number is over. */
  const partAfter = (at: number) => {
    let next = at;
    while (next < at + mostBetween && between.test(plain[next] ?? '') && !endsClause(next - 1)) next += 1;
    const isPart = isNumber(next) || (next > at && half.test(plain[next] ?? ''));
    return isPart && !endsClause(next - 1) ? next + 1 : at;
  };
  const stretches: NumberStretch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isBegin = isNumber(at) || article.test(plain[at] ?? '') || (point.test(plain[at] ?? '') && isNumber(at + 1));
    if (!isBegin) continue;
    let to = at + 1;
    for (let next = partAfter(to); next > to; next = partAfter(to)) to = next;
    const told = toldIn(plain.slice(at, to));
    // `An hour and a half`
    const isHalfMore = plain.slice(to + 1, to + 4).join(' ') === 'and a half' && !endsClause(to - 1);
    if (isHalfMore) {
      const whole = article.test(plain[at] ?? '') ? [1] : [...told.numbers];
      for (const number of whole) told.numbers.add(number + 0.5);
    }
    const counted = countedIn(words, at, to);
    const end = isHalfMore ? to + 4 : to;
    if (told.numbers.size > 0) stretches.push({ ...told, from: at, to: end, counted });
    at = end - 1;
  }
  return stretches;
}

/** What words tell together, or else each of them. */
function toldIn(written: readonly string[]) {
  const words = written.flatMap((word) => word.split('-'));
  const told = numbersOf(words);
  const each = words.map((word) => [...numbersOf([word])]);
  const together = told.difference(new Set(each.flat()));
  // `Two three minutes`
  const isListed = each.every(([number = few]) => number < few);
  const isTogether = together.size > 0 && !isListed;
  return { numbers: isTogether ? together : told, isTogether, isFigure: words.some((word) => /\d/.test(word)) };
}

/** What words of one number tell: also one, alone. */
function numbersOf(words: readonly string[]): Set<number> {
  return words.length === 1 && one.test(words[0] ?? '') ? new Set([1]) : numbersTold(words);
}

function isCardinal(word: string): boolean {
  return isNumberWord(word) && !ordinal.test(word);
}

/** What the number counts that words from one place to another tell. */
function countedIn(words: readonly string[], from: number, to: number): NumberStretch['counted'] {
  const [sign] = /[$€£%]/.exec(words.slice(from, to).join(' ')) ?? [];
  if (sign !== undefined) return unitOf(sign);
  const last = words[to - 1] ?? '';
  // `A forty-minute walk`
  const tail = /-(\p{L}+)$/u.exec(bareWord(last))?.[1] ?? '';
  const next = tail !== '' && !isNumberWord(tail) ? tail : clauseEnd.test(last) ? '' : bareWord(words[to] ?? '');
  return unitOf(next) ?? (next === '' || isFunctionWord(next) ? undefined : 'thing');
}
