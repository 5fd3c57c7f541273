/** How much likelier a sentence is to answer a question that holds one stem where it holds another, as a logarithm. */
export type Associations = ReadonlyMap<string, ReadonlyMap<string, number>>;

const scale = 8;

/** A table's text: on each line a question's stem and, after it, stems of sentences, each followed by its digits. */
export function parseAssociations(table: string): Associations {
  const associations = new Map<string, Map<string, number>>();
  for (const line of table.split('\n')) {
    const [of, ...entries] = line.trim().split(' ');
    if (!of) continue;
    const known = new Map<string, number>();
    for (const entry of entries) {
      const [, key = '', strength = '0'] = /^(.+?)(-?\d+)$/.exec(entry) ?? [];
      known.set(key.replace(/=$/, ''), Number(strength) / scale);
    }
    associations.set(of, known);
  }
  return associations;
}

/** The inverse of `parseAssociations`; `=` keeps digits of a stem apart from its strength. */
export function spellAssociations(associations: Associations): string {
  return [...associations]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([of, known]) => {
      const entries = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
      return [of, ...entries.map(([key, strength]) => `${key}=${Math.round(strength * scale)}`)].join(' ');
    })
    .join('\n');
}
