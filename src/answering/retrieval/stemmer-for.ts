import type { Stemmer } from './terms.ts';

/** Snowball stemmers by their languages, each loaded when a video in it is first asked about. The package's Bulgarian one throws. */
const loading: Readonly<Record<string, () => Promise<{ stemmer: Stemmer }>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hi: () => import('@orama/stemmers/indian'),
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

/** The stemmer of a language; one that leaves words as they are where there is none. */
export async function stemmerFor(language: string | null): Promise<Stemmer> {
  const load = language !== null && Object.hasOwn(loading, language) ? loading[language] : undefined;
  return (await load?.())?.stemmer ?? ((word) => word);
}
