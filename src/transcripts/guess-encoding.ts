/** Small words of Polish, Czech, Slovak, Slovene, Croatian, Hungarian and Romanian that no Western language has. */
const central = String.raw`się są być też już więc będzie jeśli można która które že když už může ještě něco při před proč řekl
čo keď veľmi môže ešte če več še će ću već što još ők őket idő első később előtt jövő először egyszerű \p{L}+[brt]ől
şi că dacă după fără`;

/**
 * Encodings of files from before UTF-8, and small words of languages that Windows-1252 can not write. None is of one letter: read as Windows-1252,
 * `и` is Italian.
 */
const smallWords: [encoding: string, words: string][] = [
  ['windows-1250', central],
  ['iso-8859-2', central],
  ['windows-1251', 'не что это как для на но так мы он она це що як та не мен беше със'],
  ['windows-1253', 'και το να είναι δεν για που με θα την του'],
  ['windows-1254', 'değil şey şimdi olduğu nasıl artık aynı şu şöyle yaptığı'],
];

/** A control is a letter of another encoding. */
const letter = String.raw`[\p{L}\u0080-\u009f]`;
const patterns = smallWords.map(
  ([encoding, words]) =>
    [encoding, new RegExp(`(?<!${letter})(?:${words.split(/\s+/).join('|')})(?!${letter})`, 'giu')] as const,
);

/** Bytes that are looked at; so many words among them, and one in so many bytes that are not ASCII, may be there by chance. */
const head = 100_000;
const chance = 2;
const bytesByChance = 150;

/** The encoding in which most of such words stand; Windows-1252 where next to none do. */
export function guessEncoding(bytes: Uint8Array): string {
  const start = bytes.subarray(0, head);
  const others = start.reduce((sum, byte) => sum + (byte > 127 ? 1 : 0), 0);
  let best = { encoding: 'windows-1252', count: Math.max(chance, others / bytesByChance) };
  for (const [encoding, pattern] of patterns) {
    const count = new TextDecoder(encoding).decode(start).match(pattern)?.length ?? 0;
    if (count > best.count) best = { encoding, count };
  }
  return best.encoding;
}
