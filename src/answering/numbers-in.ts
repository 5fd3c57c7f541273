const units = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);
const german = new Map(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'
    .split(' ')
    .map((word, value) => [word, value]),
);
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
    const value: number | undefined = figure ?? units.get(word) ?? german.get(word);
    const ten = tens.get(word);
    const scale = scales.get(word);
    if (scale !== undefined && current !== null) {
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

function figureOf(word: string): number | undefined {
  const [, digits] = /^[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?:%|st|nd|rd|th|s)?$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  return Number(/^\d{1,3}(?:,\d{3})+/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}
