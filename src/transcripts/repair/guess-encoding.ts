import { analyse } from 'chardet';

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
  ['windows-1257', 'iš už dėl kurį kurių kuris būti jūs mūsų tačiau šis šį arī kā tā šo mēs vēl būs šī nē'],
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

/** Encodings of which chardet is right where it is sure, and a file decodes without a fault; those of several bytes a letter leave no doubt. */
const wide = new Set(['Shift_JIS', 'EUC-JP', 'EUC-KR', 'GB18030', 'Big5']);
const sureOfWide = 90;
/** Encodings of one script: that their letters are of it and stand in words of their own shows whether they are right. */
const scripts = new Map([
  ['windows-1251', /\p{Script=Cyrillic}/gu],
  ['KOI8-R', /\p{Script=Cyrillic}/gu],
  ['windows-1253', /\p{Script=Greek}/gu],
  ['windows-1255', /\p{Script=Hebrew}/gu],
  ['windows-1256', /\p{Script=Arabic}/gu],
  ['windows-874', /\p{Script=Thai}/gu],
]);
const mixed =
  /\p{Script=Latin}(?:\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Thai})/gu;
/** Other alphabets of Latin letters: chardet has to prefer them so plainly to Windows-1252, with so many letters to tell by. */
const latin = new Set(['windows-1250', 'ISO-8859-2', 'windows-1254', 'ISO-8859-9', 'windows-1257', 'windows-1258']);
const plainly = 8;
const enoughLetters = 60;

/**
 * The encoding in which a file of before UTF-8 is written, as chardet or small words of its language tell; Windows-1252 where neither is sure. On ten
 * files each chardet was right about all in Windows-1250, 1251, 1252, 1254, 1256 and 1258, Shift_JIS, EUC-KR, GB18030 and Big5, about nine in
 * Windows-1255, EUC-JP and TIS-620; Greek is told better by its words.
 */
export function guessEncoding(bytes: Uint8Array): string {
  const bySmallWords = smallWordsEncoding(bytes);
  if (bySmallWords === 'windows-1253') return bySmallWords;
  return sureEncoding(bytes) ?? bySmallWords ?? 'windows-1252';
}

function sureEncoding(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, head);
  const found = analyse(start);
  const western = Math.max(
    0,
    ...found.filter(({ name }) => /^(?:windows-1252|ISO-8859-1)$/.test(name)).map((one) => one.confidence),
  );
  const others = start.reduce((sum, byte) => sum + (byte > 127 ? 1 : 0), 0);
  for (const { name, confidence } of found) {
    const script = scripts.get(name);
    const isLikely =
      (wide.has(name) && confidence >= sureOfWide) ||
      (latin.has(name) && others >= enoughLetters && confidence - western >= plainly) ||
      (script !== undefined && confidence > western);
    if (!isLikely) continue;
    const text = decoded(name, bytes);
    if (text !== null && (script === undefined || isOf(script, text.slice(0, head), others))) return name.toLowerCase();
  }
  return null;
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isOf(script: RegExp, text: string, others: number): boolean {
  const letters = text.match(script)?.length ?? 0;
  return letters >= others * 0.85 && letters >= enoughLetters && (text.match(mixed)?.length ?? 0) * 20 < letters;
}

/** The encoding in which most of such words stand; null where next to none do. */
function smallWordsEncoding(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, head);
  const others = start.reduce((sum, byte) => sum + (byte > 127 ? 1 : 0), 0);
  let best: { encoding: string | null; count: number } = {
    encoding: null,
    count: Math.max(chance, others / bytesByChance),
  };
  for (const [encoding, pattern] of patterns) {
    const count = new TextDecoder(encoding).decode(start).match(pattern)?.length ?? 0;
    if (count > best.count) best = { encoding, count };
  }
  return best.encoding;
}
