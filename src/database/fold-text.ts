/**
 * A text as it is searched: without case, and without the accents of Latin, Greek and Cyrillic letters, so that `strasse`
 * finds `Straße` and `Ete` finds `été`. What is folded is compared with what is folded, and shown to nobody.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
}
