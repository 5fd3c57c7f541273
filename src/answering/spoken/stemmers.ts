/** Cuts the endings off a word: in lower case, and as it is written, with its diacritics. */
export type Stemmer = (word: string) => string;

/** Stemmers by their languages, Snowball's all but one; English and German are left out, whose endings are known here (`stem.ts`). */
const loading: Readonly<Record<string, () => Promise<{ stemmer: Stemmer }>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  bg: () => import('./bulgarian-stems.ts'),
  da: () => import('@orama/stemmers/danish'),
  el: () => import('@orama/stemmers/greek'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hi: () => import('@orama/stemmers/indian'),
  hr: () => import('@orama/stemmers/serbian'),
  hu: () => import('@orama/stemmers/hungarian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  lt: () => import('@orama/stemmers/lithuanian'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sr: () => import('@orama/stemmers/serbian'),
  sv: () => import('@orama/stemmers/swedish'),
  ta: () => import('@orama/stemmers/tamil'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
};

/** The stemmer of a talk's language, which is loaded when it is first needed: all of them together take some 40 ms. */
export async function stemmerFor(language: string | null): Promise<Stemmer | undefined> {
  if (language === null || !Object.hasOwn(loading, language)) return undefined;
  return (await loading[language]?.())?.stemmer;
}
