import { stopwords as ar } from '@orama/stopwords/arabic';
import { stopwords as bg } from '@orama/stopwords/bulgarian';
import { stopwords as da } from '@orama/stopwords/danish';
import { stopwords as nl } from '@orama/stopwords/dutch';
import { stopwords as fi } from '@orama/stopwords/finnish';
import { stopwords as fr } from '@orama/stopwords/french';
import { stopwords as el } from '@orama/stopwords/greek';
import { stopwords as hu } from '@orama/stopwords/hungarian';
import { stopwords as hi } from '@orama/stopwords/indian';
import { stopwords as id } from '@orama/stopwords/indonesian';
import { stopwords as it } from '@orama/stopwords/italian';
import { stopwords as ja } from '@orama/stopwords/japanese';
import { stopwords as zh } from '@orama/stopwords/mandarin';
import { stopwords as no } from '@orama/stopwords/norwegian';
import { stopwords as pt } from '@orama/stopwords/portuguese';
import { stopwords as ro } from '@orama/stopwords/romanian';
import { stopwords as ru } from '@orama/stopwords/russian';
import { stopwords as es } from '@orama/stopwords/spanish';
import { stopwords as sv } from '@orama/stopwords/swedish';
import { stopwords as tr } from '@orama/stopwords/turkish';
import { stopwords as uk } from '@orama/stopwords/ukrainian';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Talk } from '../talk.ts';

/** Words that grammar owns, by language, beside those of `isFunctionWord`, which has English and German whole. */
const listed: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    ...{ ar, bg, da, nl, fi, fr, el, hu, hi, id, it, ja, zh, no, pt, ro, es, sv, tr, uk, en: [], de: [] },
    // The package leaves out what Russian says most.
    ru: [...ru, 'это'],
  }).map(([language, words]) => [language, new Set(words)]),
);

/** In a language without a list, short words that are said so often are its grammar. */
const small = { share: 0.004, letters: 4 };

/** The words (lower case, bare) that grammar owns in a talk's language. */
export function grammarWordsOf({ words, language }: Pick<Talk, 'words' | 'language'>): ReadonlySet<string> {
  const list = listed[language ?? 'en'];
  if (list) return list;
  const counts = new Map<string, number>();
  for (const { text } of words) {
    const bare = bareWord(text);
    if (bare.length <= small.letters) counts.set(bare, (counts.get(bare) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > small.share * words.length).map(([word]) => word));
}
