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
germanTens.set('dreissig', 30);
for (const [word, value] of germanTens) german.set(word, value);
const germanScales = [
  ['tausend', 1000],
  ['hundert', 100],
] as const;
/** `41.000`, as it is written in German. */
const dotted = /^\d{1,3}(?:\.\d{3})+$/;
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

/** No number goes on behind it: `It is about four hundred. Four hundred days.` */
export const sentenceEnd = /(?<=[\p{L}\d]["”’)]?)[.!?](?=\s|$)/gu;

/** The numbers that words tell, in figures or in words (`four hundred and eleven`); a mere `one` is none. */
export function numbersIn(words: readonly string[]): number[] {
  const numbers: number[] = [];
  let sum = 0;
  let current: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  const end = () => {
    if (current !== null && !(sum === 0 && current === 1)) numbers.push(sum + current);
    else if (current === null && sum > 0) numbers.push(sum);
    sum = 0;
    current = null;
    least = Number.POSITIVE_INFINITY;
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
        // `Nineteen million, six million less` are two.
        const own = current;
        if (scale >= least) {
          current = null;
          end();
        }
        sum += own * scale;
        least = scale;
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
    } else if (!(word === 'and' && (current ?? 0) % 100 === 0 && (current ?? sum) > 0)) end();
  }
  end();
  return numbers;
}

/** The same where what stands after a point belongs to its number: `seven point eight` is 7.8. */
export function numbersPointed(words: readonly string[]): number[] {
  return numbersIn(withDecimals(words.map((word) => word.toLowerCase())));
}

/**
 * Every number that words may be meant to tell: those they tell, two beside each other as hundreds or as cents (`nineteen
 * eighty`, `twelve fifty`), what stands after a point, halves, and pairs.
 */
export function numbersMeant(words: readonly string[]): Set<number> {
  const meant = numbersTold(words);
  const low = words.flatMap((word) => word.toLowerCase().split('-'));
  low.forEach((word, at) => {
    for (const number of others.get(word) ?? []) meant.add(number);
    const ten = tens.get(low[at - 1] ?? '');
    const place = ordinals.indexOf(word) + 1;
    if (ten !== undefined && place > 0 && place < 10) meant.add(ten + place);
  });
  return meant;
}

/** The same without what other words say in a word: `twice` is no two of anything. */
export function numbersTold(words: readonly string[]): Set<number> {
  const low = withDecimals(words.map((word) => word.toLowerCase()));
  const meant = new Set(numbersIn(low));
  low.forEach((word, at) => {
    const one = numberAt(low, at);
    const next = one && numberAt(low, at + one.length);
    if (one && next && one.value < 100 && next.value < 100) {
      meant.add(one.value * 100 + next.value);
      meant.add((one.value * 100 + next.value) / 100);
    }
    // `Rubber point five`, if it is not the fifth point.
    if (isPoint(word)) for (const number of digitsAfter(low, at).slice(0, 1)) meant.add(Number(`0.${number.digits}`));
    const figure = figureOf(word);
    const scale = scales.get(low[at + 1] ?? '');
    if (figure !== undefined && scale !== undefined) for (const one of [figure, figure * scale]) meant.add(one);
    if (isLoneScale(low, at)) meant.add(scales.get(word) ?? 0);
    if (dotted.test(word)) meant.add(Number(word.replaceAll('.', '')));
    if (word === 'anderthalb') meant.add(1.5);
    const [, halved] = /^(\p{L}+?)einhalb$/u.exec(word) ?? [];
    if (halved !== undefined) meant.add((halved === 'ein' ? 1 : (german.get(halved) ?? 0)) + 0.5);
    if (/^hal[fb]/.test(word)) {
      const before = low
        .slice(Math.max(0, at - 3), at)
        .findLast((other) => numbersIn([other, 'x']).length > 0 || other === 'one');
      if (before !== undefined) meant.add((before === 'one' ? 1 : (numbersIn([before])[0] ?? 0)) + 0.5);
    }
  });
  return meant;
}

/** Whether a word (lower case, without marks) tells a number or a part of one: `forty`, `3.5`, `thousand`, `dreieinhalb`. */
export function isNumberWord(word: string): boolean {
  return word.split('-').some((part) => {
    const isWhole = tens.has(part) || units.has(part) || scales.has(part) || germanNumber(part) !== undefined;
    return isWhole || figureOf(part) !== undefined || dotted.test(part) || isHalved(part);
  });
}

function isHalved(word: string): boolean {
  return word === 'anderthalb' || /^\p{L}+einhalb$/u.test(word);
}

/** Whether a word is a number of its own that tells how many of others: `a thousand`, `tausend`. */
function isLoneScale(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  const isCounted = numberAt(words, at - 1) !== undefined || scales.has(before);
  return scales.has(word) && !isCounted && (word === 'tausend' || /^(?:an?|eine?[rnms]?)$/.test(before));
}

function isPoint(word: string): boolean {
  return word === 'point' || word === 'komma';
}

/** Words in which a number and what follows its point are a figure: `zero point two` is 0.2, `three point one four` 3.14. */
function withDecimals(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const whole = numberAt(words, at);
    const point = at + (whole?.length ?? 0);
    const [decimal] = whole && isPoint(words[point] ?? '') ? digitsAfter(words, point) : [];
    if (whole && decimal) {
      left.push(`${whole.value}.${decimal.digits}`);
      at = decimal.to - 1;
    } else left.push(words[at] ?? '');
  }
  return left;
}

/** The digits after a point, one or several words of them, and where they end; none where no number follows. */
function digitsAfter(words: readonly string[], point: number): { digits: string; to: number }[] {
  let digits = '';
  let to = point + 1;
  for (let part = numberAt(words, to); part && (part.value < 10 || digits === ''); part = numberAt(words, to)) {
    digits += part.value;
    to += part.length;
    if (part.value >= 10) break;
  }
  return digits === '' ? [] : [{ digits, to }];
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
/** What other words say in a word. */
const others = new Map<string, number[]>([
  ...['both', 'pair', 'couple', 'twice', 'double', 'beide', 'beiden', 'paar', 'zweimal', 'doppelt'].map(
    (word): [string, number[]] => [word, [2]],
  ),
  ...['half', 'halb', 'halbe', 'hälfte'].map((word): [string, number[]] => [word, [0.5, 50]]),
  ...['nought', 'naught', 'nil'].map((word): [string, number[]] => [word, [0]]),
  ['quarter', [0.25, 25, 4]],
  ['quarters', [4]],
  ['eighths', [8]],
  ['sixteenths', [16]],
  ['thirds', [3]],
  ['viertel', [0.25, 25, 4]],
  ...ordinals.map((word, at): [string, number[]] => [word, [at + 1]]).slice(2),
  ['twentieth', [20]],
  ['thirtieth', [30]],
  ...'dritte vierte fünfte sechste siebte achte neunte zehnte'
    .split(' ')
    .flatMap((word, at): [string, number[]][] => ['', 'n', 'r', 's'].map((end) => [`${word}${end}`, [at + 3]])),
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

/** `zweiunddreißig`, `achthundertvierzig`, `neunzehnhundertacht`, `dreitausend`. */
function germanCompound(word: string): number | undefined {
  for (const [scale, worth] of germanScales) {
    const at = word.indexOf(scale);
    if (at < 0) continue;
    const before = word.slice(0, at);
    const after = word.slice(at + scale.length).replace(/^und/, '');
    const times = before === '' || before === 'ein' ? 1 : germanNumber(before);
    const rest = after === '' ? 0 : germanNumber(after);
    return times === undefined || rest === undefined || (before === '' && after === '')
      ? undefined
      : times * worth + rest;
  }
  const [, unit = '', ten = ''] = /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(\p{L}+)$/u.exec(word) ?? [];
  const tenValue = germanTens.get(ten);
  return tenValue === undefined ? undefined : tenValue + (german.get(unit) ?? 1);
}

function germanNumber(word: string): number | undefined {
  return german.get(word) ?? germanCompound(word);
}

function figureOf(word: string): number | undefined {
  const [, digits] = /^[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?:%|st|nd|rd|th|s)?$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  return Number(/^\d{1,3}(?:,\d{3})+/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}
