import type { Background } from '../../../../transcripts/reading/background.ts';
import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';

/** How words are spelled inside sentences: names and German nouns keep their capitals, other words lose a sentence's. */
export interface Casing {
  /** Whether the word is mostly written with a capital inside sentences. */
  isName: (word: string) => boolean;
  /** The word as it is mostly spelled inside sentences, without punctuation at its edges. */
  spell: (word: string) => string;
}

/** A word with a capital in this share of its uses is a name; recognisers write names now with, now without. */
const namesShare = 0.35;
/** Of a word that is known from other transcripts, what is usual counts as much as so many uses here, more where there are no capitals. */
const usual = { cased: 1, uncased: 4 };
/** With fewer capitals than this among its words, what a transcript spells without one may still be a name. */
const casedShare = 0.03;
const knownNamesShare = 0.5;

interface Spellings {
  inside: number;
  capital: number;
  forms: Map<string, number>;
}

/** Reads how the transcript spells its words; `background` tells how English ones are usually spelled. */
export function casingOf(words: readonly Word[], sentences: readonly Sentence[], background?: Background): Casing {
  const known = new Map<string, Spellings>();
  let [capitals, uses] = [0, 0];
  for (const sentence of sentences) {
    for (let at = sentence.from; at < sentence.to; at++) {
      const form = trimmed(words[at]?.text ?? '');
      const key = form.toLowerCase();
      const entry = known.get(key) ?? { inside: 0, capital: 0, forms: new Map() };
      const isOpening = at === sentence.from || /[:"“„.?!]$/.test(words[at - 1]?.text ?? '');
      uses++;
      if (/^\p{Lu}./u.test(form)) capitals++;
      if (!isOpening) {
        entry.inside++;
        if (/^\p{Lu}/u.test(form)) entry.capital++;
      }
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + (isOpening ? 0.1 : 1));
      known.set(key, entry);
    }
  }
  const weight = capitals > casedShare * uses ? usual.cased : usual.uncased;
  const hasCapital = (key: string, { inside, capital }: Spellings) => {
    const before = background?.get(bareWord(key));
    if (before) return capital + weight * before.name >= knownNamesShare * (inside + weight);
    return capital > 0 && capital >= namesShare * inside;
  };
  const isName = (word: string) => {
    const key = trimmed(word).toLowerCase();
    const entry = known.get(key);
    return entry !== undefined && hasCapital(key, entry);
  };
  const spell = (word: string) => {
    if (/^(?:St|Mt|Ft|Dr|Mr|Mrs|Ms)\.$/.test(word)) return word;
    const form = trimmed(word);
    const entry = known.get(form.toLowerCase());
    if (!entry) return form;
    if (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(form)) return `${form}.`;
    const isCapital = hasCapital(form.toLowerCase(), entry);
    const forms = [...entry.forms].filter(([one]) => !isCapital || /^\p{Lu}/u.test(one)).sort((a, b) => b[1] - a[1]);
    const commonest = forms[0]?.[0] ?? form.toLowerCase();
    if (isCapital && /^\p{Ll}+$/u.test(commonest))
      return commonest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    if (!isCapital && entry.inside > 0 && /^\p{Lu}\p{Ll}+$/u.test(commonest)) return commonest.toLowerCase();
    return entry.inside > 0 || /\p{Lu}.*\p{Lu}/u.test(commonest) ? commonest : commonest.toLowerCase();
  };
  return { isName, spell };
}

/** The word without punctuation at its edges; `C++`, `C#` and `100%` keep theirs. */
export function trimmed(text: string): string {
  return text
    .replace(/^[^\p{L}\p{N}$€£]+/u, '')
    .replace(/[^\p{L}\p{M}\p{N}+#%]+$/u, '')
    .replaceAll('’', "'");
}

/** The title with its first letter in upper case, unless it is spelled otherwise on purpose (`iPhone`). */
export function withCapital(title: string): string {
  return /^\p{Ll}\p{Lu}/u.test(title) ? title : title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
