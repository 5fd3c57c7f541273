import { anywhere, oneOf } from '../../transcripts/language/phrase-forms.ts';
import { isSameQuantity, quantitiesIn } from '../quantities.ts';
import type { Fault } from '../support.ts';

/** Ordinals by what they count, from the first, in English and German. */
const ordinals = [
  ['first', '1st', 'erste[nrms]?'],
  ['second', '2nd', 'zweite[nrms]?'],
  ['third', '3rd', 'dritte[nrms]?'],
  ['fourth', '4th', 'vierte[nrms]?'],
  ['fifth', '5th', 'fünfte[nrms]?'],
  ['sixth', '6th', 'sechste[nrms]?'],
  ['seventh', '7th', 'siebte[nrms]?'],
  ['eighth', '8th', 'achte[nrms]?'],
  ['ninth', '9th', 'neunte[nrms]?'],
  ['tenth', '10th', 'zehnte[nrms]?'],
];
const units = [
  ['hour', 'stunde'],
  ['day', 'tag'],
  ['week', 'woche'],
  ['month', 'monat'],
  ['year', 'jahr'],
  ['decade', 'jahrzehnt'],
  ['century', 'jahrhundert'],
];
const frame = new RegExp(`(?<!\\p{L})(${oneOf(ordinals.flat())}) (${oneOf(units.flat())})(?:e?s)?(?!\\p{L})`, 'giu');

/** Words for a part; of what is one, not all is said. */
const parts = [
  'half',
  '(?:a|one|two) thirds?',
  '(?:a|one|three) quarters?',
  'most',
  'some',
  'die Hälfte',
  '(?:ein|zwei) Drittel',
  '(?:ein|drei) Viertel',
];
const wholes = [
  'all',
  'everything',
  'the whole',
  'the entire',
  'every',
  'alles',
  'alle[nrs]?',
  'das ganze',
  'die ganze',
  'jede[nrs]?',
];
/** `Half of everything`; `die Hälfte von allem`. */
const partOfWhole = anywhere([
  `${oneOf(parts)} of (?:it )?${oneOf(wholes)}`,
  `${oneOf(parts)} (?:von|der|des) (?:alle[mn]|gesamten|ganzen)`,
]);
const aWhole = anywhere(wholes);
const aPart = anywhere(parts);
const saysWhole = anywhere([
  '(?<!(?:almost|nearly|not|at|of|above|after|in) )all (?:of )?(?:the|her|his|their|its|this|it)',
  '(?<!(?:almost|nearly|not) )(?:everything|the whole|the entire)',
  '(?<!(?:fast|nicht) )(?:alles|de[nrs] gesamten|die gesamten?|das gesamte|de[nrs] ganzen|die ganzen?|das ganze)',
]);
/** Parts that tell how much they are. */
const fraction = anywhere(
  [
    'half of',
    '(?:a|one|two) thirds? of',
    '(?:a|one|three) quarters? of(?! an hour)',
    'die Hälfte (?:de[rs]|von)',
    '(?:ein|zwei) Drittel (?:de[rs]|von)',
    '(?:ein|drei) Viertel (?:de[rs]|von)',
  ],
  'giu',
);
const onlyOnce = anywhere([
  '(?:only|just) once',
  'once only',
  'a single time',
  'nur einmal',
  'nur ein(?: einziges)? Mal',
  'ein einziges Mal',
]);
const again = anywhere([
  'every (?:single )?(?:hour|day|week|month|year|time)',
  'daily',
  'weekly',
  'monthly',
  'constantly',
  'repeatedly',
  'always',
  'jede[nrs]? (?:Stunde|Tag|Woche|Monat|Jahr|Mal)',
  'täglich',
  'wöchentlich',
  'ständig',
  'immer(?: wieder)?',
]);

/** When, how much and how often, where a claim tells another than its passages: `the first year` for `the first month`, `all` for `half`. */
export function otherwiseFaults(text: string, { own, around }: { own: string; around: string }): Fault[] {
  const faults: Fault[] = otherFrames(text, own).map((words) => ({ kind: 'number', text: words }));
  const [whole] = saysWhole.exec(text) ?? [];
  if (whole && !aPart.test(text) && partOfWhole.test(own) && !aWhole.test(own.replace(partOfWhole, ' ')))
    faults.push({ kind: 'content', text: whole });
  const there = quantitiesIn(around).filter(({ kind }) => kind === 'share');
  if (around.match(fraction))
    for (const [part] of text.matchAll(fraction))
      if (!quantitiesIn(part).some((one) => there.some((other) => isSameQuantity(one, other))))
        faults.push({ kind: 'number', text: part });
  const [often] = again.exec(text) ?? [];
  if (often && onlyOnce.test(own) && !again.test(around)) faults.push({ kind: 'content', text: often });
  return faults;
}

/** The times of a claim that its passages, which tell one alike, do not. */
function otherFrames(text: string, said: string): string[] {
  const there = framesIn(said);
  return framesIn(text)
    .filter(({ ordinal, unit }) => there.some((one) => one.ordinal === ordinal || one.unit === unit))
    .filter(({ ordinal, unit }) => !there.some((one) => one.ordinal === ordinal && one.unit === unit))
    .map(({ words }) => words);
}

function framesIn(text: string) {
  return Array.from(text.matchAll(frame), ([words, ordinal = '', unit = '']) => ({
    words,
    ordinal: placeOf(ordinal, ordinals),
    unit: placeOf(unit, units),
  }));
}

function placeOf(word: string, rows: readonly (readonly string[])[]): number {
  return rows.findIndex((forms) => new RegExp(`^${oneOf(forms)}$`, 'iu').test(word));
}
