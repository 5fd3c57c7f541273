import { numbersMeant, sentenceEnd } from './numbers-in.ts';

/** A number with what it counts. */
export interface Quantity {
  /** As it is said: 90 of `90 minutes`. */
  number: number;
  kind: 'time' | 'length' | 'weight' | 'volume' | 'money' | 'share';
  /** On one scale a kind: seconds, metres, grams, litres, whole coins, hundredths. */
  value: number;
  /** Of money, where it is told. */
  currency?: string | undefined;
}

/** What numbers count in: what one is worth on the scale of its kind, and of money its currency, where it is told. */
export interface Unit extends Pick<Quantity, 'kind' | 'currency'> {
  worth: number;
}

/** Units with what one is worth, a scale a row: `second=1` */
const scales: [Quantity['kind'], string][] = [
  [
    'time',
    `second=1 sec=1 sekunde=1 minute=60 min=60 hour=3600 hr=3600 hrs=3600 stunde=3600 day=86400 tag=86400 week=604800 woche=604800 fortnight=1209600
month=2629800 monat=2629800 year=31557600 jahr=31557600 decade=315576000 jahrzehnt=315576000 century=3155760000`,
  ],
  [
    'length',
    `mm=.001 millimeter=.001 millimetre=.001 cm=.01 centimeter=.01 centimetre=.01 zentimeter=.01 m=1 meter=1 metre=1 km=1000 kilometer=1000
kilometre=1000 inch=.0254 inche=.0254 zoll=.0254 foot=.3048 feet=.3048 ft=.3048 yard=.9144 mile=1609.344 meile=1609.344`,
  ],
  [
    'weight',
    `mg=.001 milligram=.001 milligramm=.001 g=1 gram=1 gramme=1 gramm=1 kg=1000 kilo=1000 kilogram=1000 kilogramm=1000 ton=1000000 tonne=1000000 t=1000000
ounce=28.35 oz=28.35 lb=453.6 lbs=453.6 pfund=500`,
  ],
  ['volume', 'ml=.001 milliliter=.001 millilitre=.001 cl=.01 dl=.1 l=1 liter=1 litre=1 gallon=3.785 pint=.473'],
  [
    'money',
    'cent=.01 cents=.01 pence=.01 euro=1 euros=1 eur=1 €=1 dollar=1 dollars=1 usd=1 $=1 buck=1 bucks=1 pound=1 pounds=1 gbp=1 £=1 franken=1 francs=1',
  ],
  ['share', 'percent=1 prozent=1 %=1'],
];
const week = 604_800;
const units = new Map(
  scales.flatMap(([kind, row]) =>
    row.split(/\s+/).map((entry) => {
      const [unit = '', worth = ''] = entry.split('=');
      return [unit, { kind, worth: Number(worth) }] as const;
    }),
  ),
);
const currencies: [string, RegExp][] = [
  ['€', /^(?:euros?|eur|€)$/],
  ['$', /^(?:dollars?|usd|bucks?|\$)$/],
  ['£', /^(?:pounds?|gbp|£)$/],
];
const shares = new Map(
  [
    ['half', 50],
    ['hälfte', 50],
    ['third', 100 / 3],
    ['drittel', 100 / 3],
    ['quarter', 25],
    ['viertel', 25],
    ['fifth', 20],
    ['fünftel', 20],
    ['tenth', 10],
    ['zehntel', 10],
  ].map(([word, share]) => [word as string, share as number]),
);
/** Words before a unit among which its number stands, and what stands between the words of one number. */
const longestNumber = 8;
const within = /^(?:and|und|a|an|point|komma|half|halb\p{L}?|hundred|thousand|million|hundert|tausend|millionen)$/u;
const isOne = /^(?:1|a|an|one|ein|eine|einen|einer|einem)$/;

/** The quantities that words tell; a number may be read in several ways, and each of them is one. */
export function quantitiesIn(text: string): Quantity[] {
  const words = wordsOf(text);
  const found: (Quantity & { from: number; to: number })[] = [];
  words.forEach((word, at) => {
    const unit = unitOf(word);
    if (!unit) return;
    let from = at;
    while (from > 0 && at - from < longestNumber && isOfNumber(words[from - 1] ?? '')) from -= 1;
    const run = words.slice(from, at);
    const numbers = new Set(numbersMeant(run));
    if (run.length > 0 && run.every((one) => isOne.test(one))) numbers.add(1);
    if (words.slice(0, at).join(' ').endsWith('quarter of an')) numbers.add(0.25);
    if (run[0] === 'half' || /^halbe?$/.test(run.at(-1) ?? '')) numbers.add(0.5);
    const [next = '', second = '', third = ''] = words.slice(at + 1, at + 4);
    const isAndHalf = next === 'and' && second === 'a' && third === 'half';
    for (const number of numbers) {
      const whole = isAndHalf ? number + 0.5 : number;
      found.push({ ...unit, number: whole, value: whole * unit.worth, from, to: at + 1 });
      // What is paid in `Pfund` are pounds.
      if (word === 'pfund') found.push({ number: whole, kind: 'money', currency: '£', value: whole, from, to: at + 1 });
      // `Two euros ninety`.
      if (unit.kind !== 'money' || unit.worth !== 1) continue;
      for (const part of numbersMeant([next, isOfNumber(second) ? second : ''])) {
        if (Number.isInteger(part) && part > 0 && part < 100)
          found.push({ ...unit, number: number + part / 100, value: number + part / 100, from, to: at + 2 });
      }
    }
  });
  // `Two hours and ten minutes`.
  for (const one of [...found])
    for (const other of found)
      if (one.kind === other.kind && other.from >= one.to && words.slice(one.to, other.from).every(isAnd))
        if (one.value > other.value && other.from - one.to < 2)
          found.push({ ...other, value: one.value + other.value });
  return [...found.map(({ from: _, to: __, ...quantity }) => quantity), ...sharesIn(words)];
}

/** `A quarter`, `two thirds`, `one in ten`. */
function sharesIn(words: readonly string[]): Quantity[] {
  return words.flatMap((word, at) => {
    const share = shares.get(word.replace(/s$/, ''));
    const before = words[at - 1] ?? '';
    const times = isOne.test(before) ? 1 : ([...numbersMeant([before])][0] ?? 1);
    const quantity = (value: number): Quantity => ({ number: value, kind: 'share', value });
    if (share !== undefined) return [quantity(share * times)];
    if (!/^(?:in|of|von)$/.test(word)) return [];
    const [many] = numbersMeant([words[at + 1] ?? '']);
    const few = words[at - 1] === 'out' ? (words[at - 2] ?? '') : before;
    const [some] = isOne.test(few) ? [1] : numbersMeant([few]);
    return many !== undefined && some !== undefined && some < many ? [quantity((100 * some) / many)] : [];
  });
}

/** Whether two are the same, whatever their units; to one part in fifty, since people round, and weeks make no whole months. */
export function isSameQuantity(one: Quantity, other: Quantity): boolean {
  if (one.kind !== other.kind || (one.currency && other.currency && one.currency !== other.currency)) return false;
  const largest = Math.max(Math.abs(one.value), Math.abs(other.value));
  // Eight weeks are two months.
  const isOfWeeks = one.kind === 'time' && largest >= week && one.number !== other.number;
  return Math.abs(one.value - other.value) <= (isOfWeeks ? 0.1 : 0.02) * largest;
}

/** Words in lower case, with a bar where a sentence ends; units that are glued to a number, or that stand before it, stand after it by themselves. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/([$€£])\s?(\d(?:[\d.,]*\d)?(?:\s(?:hundred|thousand|million|billion))?)/g, '$2 $1 ')
    .replace(/(\d)\s?°\s?[cf]?\b/g, '$1 ')
    .replace(/(\d)([\p{Ll}%€£$]+)/gu, '$1 $2')
    .replace(sentenceEnd, '$& | ')
    .split(/[\s/–—-]+/u)
    .map((word) => (word === '|' ? word : word.replace(/^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}$€£%]+$/gu, '')))
    .filter((word) => word !== '');
}

/** What a word (lower case) counts in, where it is a unit. */
export function unitOf(word: string): Unit | undefined {
  const own = [word, word.replace(/(?<=\p{L}{2})s$/u, ''), word.replace(/(?<=\p{L}{2})e?n$/u, '')]
    .concat(word.replace(/(?<=\p{L}{2})n$/u, ''), word.replace(/(?<=\p{L}{2})e$/u, ''))
    .find((one) => units.has(one));
  const unit = own === undefined ? undefined : units.get(own);
  if (!unit) return undefined;
  return { ...unit, currency: currencies.find(([, names]) => names.test(word))?.[0] };
}

function isOfNumber(word: string): boolean {
  return within.test(word) || isOne.test(word) || numbersMeant([word]).size > 0;
}

function isAnd(word: string): boolean {
  return word === 'and' || word === 'und';
}
