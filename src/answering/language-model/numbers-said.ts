const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
);
'thirty forty fifty sixty seventy eighty ninety'.split(' ').forEach((word, at) => {
  small.set(word, (at + 3) * 10);
});
/** What other words tell of a number. */
const others = new Map([
  ...['both', 'twice', 'pair', 'couple'].map((word): [string, number] => [word, 2]),
  ['dozen', 12],
]);
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
]);
/** Words of one number, at most. */
const longest = 8;

/** The numbers that folded words tell, in figures or in English words, each as long as it can be read; a mere `one` is none. */
export function numbersTold(words: readonly string[]): number[] {
  const told: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isNumber(words[at])) continue;
    let to = Math.min(words.length, at + longest);
    while (to > at + 1 && (numberOf(words.slice(at, to)) === undefined || words[to - 1] === 'and')) to -= 1;
    const value = numberOf(words.slice(at, to));
    if (value !== undefined && !(to === at + 1 && words[at] === 'one')) told.push(value);
    at = to - 1;
  }
  return told;
}

/** Every number that folded words may be meant to tell, parts of others, years (`nineteen eighty`) and decimals (`two point five`) too. */
export function numbersMeant(words: readonly string[]): Set<number> {
  const meant = new Set<number>();
  words.forEach((word, at) => {
    const other = others.get(word);
    if (other !== undefined) meant.add(other);
    if (!isNumber(words[at]) && !scales.has(words[at] ?? '')) return;
    for (let to = at + 1; to <= Math.min(words.length, at + longest); to += 1) {
      const first = numberOf(words.slice(at, to));
      if (first === undefined) continue;
      meant.add(first);
      const isPointed = words[to] === 'point';
      const from = isPointed ? to + 1 : to;
      for (let end = from + 1; end <= Math.min(words.length, from + 2); end += 1) {
        const second = numberOf(words.slice(from, end));
        if (second === undefined || second >= 100) continue;
        if (isPointed) meant.add(Number(`${first}.${second}`));
        else if (first < 100) meant.add(first * 100 + second).add(first + second / 100);
      }
    }
  });
  return meant;
}

function isNumber(word = ''): boolean {
  return /^\d/.test(word) || small.has(word);
}

/** The one number that all words together tell; undefined where they tell several, or something else too. */
function numberOf(words: readonly string[]): number | undefined {
  let [whole, part] = [0, -1];
  for (const [at, word] of words.entries()) {
    const scale = scales.get(word);
    const value = /^\d/.test(word) ? figureOf(word) : small.get(word);
    if (scale === 100) part = Math.max(1, part) * scale;
    else if (scale !== undefined) {
      whole += Math.max(1, part) * scale;
      part = 0;
    } else if (word === 'and') {
      if (at === 0 || !(whole > 0 || part >= 100)) return undefined;
    } else if (value === undefined || !(part < 0 || isRest(value, part, whole))) return undefined;
    else part = Math.max(0, part) + value;
  }
  return whole + Math.max(0, part);
}

/** Whether a number goes on with a smaller one: `thirty` with `two`, `four hundred` with `eleven`. */
function isRest(value: number, part: number, whole: number): boolean {
  if (part === 0) return whole > 0 && value < 1000;
  if (part % 100 === 0) return value < 100;
  return part % 100 >= 20 && part % 10 === 0 && value > 0 && value < 10;
}

function figureOf(digits: string): number {
  return Number(/^\d{1,3}(?:,\d{3})+(?!\d)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}
