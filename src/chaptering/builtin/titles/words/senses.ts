import { type Background, type Known, knownOf } from '../../../../transcripts/reading/background.ts';
import { isFunctionWord } from '../../../../transcripts/reading/function-words.ts';
import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import type { Casing } from './casing.ts';
import { nounhood, nounLeads, verbLeads } from './nouns.ts';
import { isWeak } from './weak-words.ts';

/** What part a word plays where it stands, as far as its neighbours, its ending and its usual company tell. */
export type Part = 'name' | 'noun' | 'adjective' | 'gerund' | 'verb' | 'number' | 'grammar';

export interface Sense {
  /** Lower case, without punctuation and clitics. */
  bare: string;
  part: Part;
  /** Share of its uses that are a noun's, 0 to 1. */
  noun: number;
  weak: boolean;
  known: Known;
  /** Whether punctuation stands after it, so that no phrase goes on. */
  closes: boolean;
}

/** English words that grammar owns in other languages only. */
const contentInEnglish = new Set('war hat die rat fort mal fin son sage mein beide liebe gut'.split(' '));

/** Whether a word (lower case) is one of grammar in the language; the lists of all languages count where it is unknown. */
export function isGrammar(word: string, language: string | null): boolean {
  return isFunctionWord(word) && !(contentInEnglish.has(word) && /^en\b/.test(language ?? 'en'));
}

/** What phrases that name somebody or something in passing end with, and adverbs that look like nouns. */
export const neverNouns = new Set(
  `underneath nearby elsewhere afterwards overhead upstairs downstairs outdoors indoors anymore meanwhile instead overnight
  today tonight tomorrow yesterday across inside outside alone together apart ahead forward straight yet enough else actual
  morgens abends heute mittags nachts gestern morgen`.split(/\s+/),
);

/** The part of each word of the transcript. */
export function sensesOf(
  words: readonly Word[],
  sentences: readonly Sentence[],
  casing: Casing,
  background: Background,
  language: string | null,
): Sense[] {
  const local = nounhood(words, sentences);
  const cased = isCased(words, casing);
  const german = /^de\b/.test(language ?? '') && cased;
  const byText = new Map<string, Omit<Sense, 'part'> & { isName: boolean; isShort: boolean }>();
  const opensSentence = new Set(sentences.map(({ from }) => from));
  const senses = words.map(({ text, spaced }, at): Sense => {
    let word = byText.get(text);
    if (!word) {
      const bare = bareWord(text);
      const known = knownOf(background, bare);
      const trust = background.has(bare) ? 0.75 : 0.5;
      word = {
        bare,
        noun: trust * known.noun + (1 - trust) * local(text),
        weak: isWeak(bare),
        known,
        closes: /[,.;:!?…)\]"”»、，。；：！？—–]$/u.test(text),
        isShort: beforeName.test(text),
        isName: casing.isName(text),
      };
      byText.set(text, word);
    }
    const opens = opensSentence.has(at);
    const before = opens ? '' : (words[at - 1]?.text.toLowerCase().replaceAll('’', "'") ?? '');
    // "Robert E. Lee", "St. Louis".
    const next = words[at + 1]?.text ?? '';
    const goesOn = word.isShort && /^\p{Lu}/u.test(next);
    const closes = word.closes && !(goesOn && !opensSentence.has(at + 1));
    return { ...word, closes, part: partOf(word, before, german, spaced) };
  });
  return senses.map((sense, at) => {
    const isAlone = sense.closes || !isGoneOn(senses[at + 1]) || opensSentence.has(at + 1);
    const isNamed = sense.part === 'gerund' && !sense.weak && !opensSentence.has(at) && isAlone;
    return isNamed && isArticle(senses[at - 1]) ? { ...sense, part: 'noun' } : sense;
  });

  function partOf(
    { bare, noun, known, isName }: Omit<Sense, 'part'> & { isName: boolean },
    before: string,
    german: boolean,
    spaced: boolean,
  ): Part {
    if (bare === '') return 'grammar';
    if (/^\p{N}/u.test(bare)) return 'number';
    if (isName && !german && !neverNouns.has(bare) && !(isGrammar(bare, language) && bare.length < 4)) return 'name';
    if (isGrammar(bare, language)) return 'grammar';
    if (neverNouns.has(bare)) return 'verb';
    // Other endings bear the case of the sentence that the adjective was said in.
    if (german) return isName ? 'noun' : /es?$/.test(bare) ? 'adjective' : 'verb';
    if (!spaced && bare >= '\u2e80') return 'noun';
    if (/\p{L}{3,}ly$/u.test(bare) && known.head < 0.7) return 'verb';
    if (/\p{L}{2,}ing$/u.test(bare) && noun < 0.72) return 'gerund';
    const led = nounLeads.has(before) ? 0.25 : verbLeads.has(before) ? -0.3 : 0;
    if (noun + led < 0.55) return known.head < 0.4 && noun + led > 0.3 ? 'adjective' : 'verb';
    return known.head < 0.42 ? 'adjective' : 'noun';
  }
}

/** After these a form in -ing that stands alone names something: "under the webbing", "do the filling". */
function isArticle(before: Sense | undefined): boolean {
  return before?.closes === false && /^(?:the|an?|my|your|our|some)$/.test(before.bare);
}

/** Whether a word goes on with what a form in -ing before it begins: "the sewing machine", "the holding kind", "a making of". */
function isGoneOn(next: Sense | undefined): boolean {
  if (!next) return false;
  return next.part !== 'grammar' || continuing.test(next.bare);
}

const continuing =
  /^(?:of|an?|the|your|my|our|this|that|and|or|ones?|it|them|up|down|out|off|in|on|over|away|back|bits?|kinds?|sorts?|things?|stuff|way|can)$/;

/** An initial, and what is short for a word before a name. */
const beforeName = /^(?:\p{Lu}|St|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Sen|Rep|Gov|Gen|Lt|Col)\.$/u;

/** Whether the transcript writes capitals inside sentences at all. */
function isCased(words: readonly Word[], casing: Casing): boolean {
  let names = 0;
  const some = words.slice(0, 4000);
  for (const { text } of some) if (casing.isName(text)) names++;
  return names > some.length * 0.01;
}
