/** Articles and plurals, each with how many letters a word has at least from which it is cut, and what stands in its place. */
const articles = [
  [7, /ият$/u, ''],
  [6, /(?:ът|то|те|та|ия)$/u, ''],
  [5, /ят$/u, ''],
] as const;
const plurals = [
  [7, /(?:овци|ове)$/u, ''],
  [7, /еве$/u, 'й'],
  [6, /ища$/u, ''],
  [6, /та$/u, ''],
  [6, /ци$/u, 'к'],
  [6, /зи$/u, 'г'],
  [6, /е(\p{L})и$/u, 'я$1'],
  [5, /си$/u, 'х'],
  [5, /и$/u, ''],
] as const;

/**
 * Cuts the endings off a Bulgarian word, as Savoy's light stemmer does. The one of `@orama/stemmers` has its rules and throws for a word in
 * which one of them changes a letter, such as `ръжен`.
 */
export function stemmer(word: string): string {
  if (word.length < 4) return word;
  return cutFirst(cutFirst(word, articles), plurals)
    .replace(/(?<=\p{L}{3})я$/u, '')
    .replace(/(?<=\p{L}{3})[аое]$/u, '')
    .replace(/(?<=\p{L}{3})ен$/u, 'н')
    .replace(/(?<=\p{L}{4})ъ(\p{L})$/u, '$1');
}

/** Cuts the first of the endings that a word has. */
function cutFirst(word: string, endings: typeof articles | typeof plurals): string {
  const found = endings.find(([least, ending]) => word.length >= least && ending.test(word));
  return found ? word.replace(found[1], found[2]) : word;
}
