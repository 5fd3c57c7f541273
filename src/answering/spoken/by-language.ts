/** What stands before and after a form, so that it is found in whole words; in Japanese, Chinese and Thai nothing parts them. */
export interface Edges {
  before: string;
  after: string;
}

const letter = '[\\p{L}\\p{M}\\p{N}]';
const parted: Edges = { before: `(?<!${letter})`, after: `(?!${letter})` };
const unparted: Edges = { before: '', after: '' };

/**
 * Looks a language up in a table of forms, whose patterns are made when it is first asked for.
 *
 * @param table by the languages' codes
 */
export function byLanguage<Row, Patterns>(
  table: Readonly<Record<string, Row>>,
  patternsOf: (row: Row, edges: Edges) => Patterns,
): (language: string | null) => Patterns | undefined {
  const known = new Map<string, Patterns>();
  return (language) => {
    if (language === null) return undefined;
    const row = Object.hasOwn(table, language) ? table[language] : undefined;
    if (row === undefined) return undefined;
    const patterns = known.get(language) ?? patternsOf(row, /^(?:ja|th|zh)$/.test(language) ? unparted : parted);
    known.set(language, patterns);
    return patterns;
  };
}
