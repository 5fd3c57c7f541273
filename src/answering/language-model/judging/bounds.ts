import { anywhere } from '../../../transcripts/reading/phrase-forms.ts';
import { isNumberWord, numbersMeant } from '../../numbers-in.ts';
import type { Fault } from '../../support.ts';
import { clauseEnd } from './clause-end.ts';
import { denierIn, spokenWordsOf } from './denying-words.ts';
import { mayDeny } from './telling-words.ts';

/** What a number is the least, or the most, of; English, then German. */
const sides: [side: number, forms: RegExp][] = [
  [
    1,
    anywhere(
      [
        '(?:more|hotter|warmer|higher|longer|older|larger|bigger|heavier|later|greater) than',
        'over',
        'above',
        'beyond',
        'at least',
        'upwards of',
        '(?:mehr|heißer|wärmer|höher|länger|älter|größer|schwerer|später) als',
        'über',
        'mindestens',
        'wenigstens',
      ],
      'giu',
    ),
  ],
  [
    -1,
    anywhere(
      [
        '(?:less|fewer|colder|cooler|lower|shorter|younger|smaller|lighter|earlier) than',
        'under',
        'below',
        'beneath',
        'at most',
        'up to',
        '(?:weniger|kälter|kühler|niedriger|kürzer|jünger|kleiner|leichter|früher) als',
        'unter',
        'höchstens',
        'bis zu',
        'maximal',
      ],
      'giu',
    ),
  ],
];
/** Words after one of these among which its number stands. */
const reach = 4;
/** What may stand between the two. */
const between = /^(?:a|an|about|around|the|ein|eine|einem|einer|etwa|rund)$/u;
const partOf = /^(?:half|third|quarter|hälfte|drittel|viertel)s?$/u;
const denies = denierIn(null);

interface Bound {
  /** 1 where the number is the least, -1 where it is the most. */
  side: number;
  numbers: Set<number>;
}

/** Numbers of a claim of which it says `less than` where `more than` is said, or `not above` for `not below`. */
export function boundFaults(text: string, said: string): Fault[] {
  const there = boundsIn(said);
  return boundsIn(text).flatMap(({ side, numbers }): Fault[] => {
    const same = there.filter((other) => !other.numbers.isDisjointFrom(numbers));
    const isOther = same.length > 0 && same.every((other) => other.side !== side);
    return isOther ? [{ kind: 'number', text: String([...numbers][0]) }] : [];
  });
}

/** What is denied is turned round: `not above ten` is ten at most. Nothing of what a clause may deny in another way. */
function boundsIn(text: string): Bound[] {
  return text.split(clauseEnd).flatMap((clause) => {
    const words = spokenWordsOf(clause);
    if (words.some(mayDeny)) return [];
    const turn = words.filter((word) => denies(word)).length % 2 === 0 ? 1 : -1;
    return sides.flatMap(([side, forms]) =>
      Array.from(clause.matchAll(forms), ({ 0: form, index }) => ({
        side: side * turn,
        numbers: numberFrom(clause.slice(index + form.length)),
      })).filter(({ numbers }) => numbers.size > 0),
    );
  });
}

/** The number with which a text begins. */
function numberFrom(text: string): Set<number> {
  const words = spokenWordsOf(text.replace(/[$€£]/gu, ' '));
  const from = words.findIndex((word) => !between.test(word));
  const isNumber = (word: string) => isNumberWord(word) || partOf.test(word);
  const end = words.findIndex((word, at) => at >= from && !isNumber(word));
  return from < 0 ? new Set() : numbersMeant(words.slice(from, end < 0 ? from + reach : Math.min(end, from + reach)));
}
