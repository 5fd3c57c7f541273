const units = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);
const german = new Map(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
    .split(' ')
    .map((word, value) => [word, value]),
);
const germanTens = new Map(
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);
for (const [word, value] of germanTens) german.set(word, value);
const scales = new Map([
  ['hundred', 100],
  ['hundert', 100],
  ['thousand', 1000],
  ['tausend', 1000],
  ['million', 1e6],
  ['millionen', 1e6],
  ['billion', 1e9],
  ['dozen', 12],
]);

/** The numbers that words tell, in figures or in words (`four hundred and eleven`); a mere `one` is none. */
export function numbersIn(words: readonly string[]): number[] {
  const numbers: number[] = [];
  let sum = 0;
  let current: number | null = null;
  const end = () => {
    if (current !== null && !(sum === 0 && current === 1)) numbers.push(sum + current);
    else if (current === null && sum > 0) numbers.push(sum);
    sum = 0;
    current = null;
  };
  for (const word of words.flatMap((one) => one.toLowerCase().split('-'))) {
    const figure = figureOf(word);
    const value: number | undefined = figure ?? units.get(word) ?? german.get(word) ?? germanCompound(word);
    const ten = tens.get(word);
    const scale = scales.get(word);
    if (scale === 100 && current === null) {
      current = scale;
    } else if (scale !== undefined && current !== null) {
      if (scale >= 1000) {
        sum += current * scale;
        current = null;
      } else current *= scale;
    } else if (ten !== undefined) {
      if (current !== null && current % 100 !== 0) end();
      current = (current ?? 0) + ten;
    } else if (value !== undefined) {
      const isUnitOfTen = current !== null && value < 10 && current % 10 === 0 && current % 100 !== 0;
      const isRest = current !== null && current >= 100 && current % 100 === 0 && value < 100;
      if (figure !== undefined || !(isUnitOfTen || isRest || current === null)) end();
      current = (current ?? 0) + value;
    } else if (!(word === 'and' && current !== null && current % 100 === 0 && current > 0)) end();
  }
  end();
  return numbers;
}

/**
 * Every number that words may be meant to tell: those they tell, two beside each other as hundreds or as cents (`nineteen
 * eighty`, `twelve fifty`), what stands after a point, halves, and pairs.
 */
export function numbersMeant(words: readonly string[]): Set<number> {
  const meant = new Set(numbersIn(words));
  const low = words.map((word) => word.toLowerCase());
  low.forEach((word, at) => {
    for (const number of others.get(word) ?? []) meant.add(number);
    const one = numberAt(low, at);
    const next = one && numberAt(low, at + one.length);
    if (one && next && one.value < 100 && next.value < 100) {
      meant.add(one.value * 100 + next.value);
      meant.add(one.value + next.value / 100);
    }
    if (word === 'point' || word === 'komma') {
      const whole = numberAt(low, at - 1)?.value ?? 0;
      const part = numberAt(low, at + 1)?.value;
      if (part !== undefined) meant.add(Number(`${whole}.${part}`));
    }
    if (/^hal[fb]/.test(word)) {
      const before = low
        .slice(Math.max(0, at - 3), at)
        .findLast((other) => numbersIn([other, 'x']).length > 0 || other === 'one');
      if (before !== undefined) meant.add((before === 'one' ? 1 : (numbersIn([before])[0] ?? 0)) + 0.5);
    }
  });
  return meant;
}

/** What other words say in a word. */
const others = new Map<string, number[]>([
  ...['both', 'pair', 'couple', 'twice', 'double', 'beide', 'beiden', 'paar', 'zweimal', 'doppelt'].map(
    (word): [string, number[]] => [word, [2]],
  ),
  ...['half', 'halb', 'halbe', 'hälfte'].map((word): [string, number[]] => [word, [0.5, 50]]),
  ['quarter', [0.25, 25, 4]],
  ['viertel', [0.25, 25, 4]],
  ['third', [3]],
  ['anderthalb', [1.5]],
]);

/** The number below a hundred that one word, or two of them, tell from a place on. */
function numberAt(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const [word = '', next = ''] = words.slice(Math.max(0, at), at + 2);
  if (at < 0 || scales.has(word)) return undefined;
  const ten = tens.get(word);
  const unit = units.get(next);
  if (ten !== undefined && unit !== undefined && unit > 0 && unit < 10) return { value: ten + unit, length: 2 };
  const value = ten ?? figureOf(word) ?? units.get(word) ?? german.get(word) ?? germanCompound(word);
  return value === undefined || value >= 100 ? undefined : { value, length: 1 };
}

/** `zweiunddreißig`. */
function germanCompound(word: string): number | undefined {
  const [, unit = '', ten = ''] = /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(\p{L}+)$/u.exec(word) ?? [];
  const tenValue = germanTens.get(ten);
  return tenValue === undefined ? undefined : tenValue + (german.get(unit) ?? 1);
}

function figureOf(word: string): number | undefined {
  const [, digits] = /^[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?:%|st|nd|rd|th|s)?$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  return Number(/^\d{1,3}(?:,\d{3})+/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}
