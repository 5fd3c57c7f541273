import { type Casing, trimmed } from './casing.ts';
import { isFunctionWord } from './function-words.ts';
import type { Sentence } from './sentences.ts';
import { bareWord, type Terms } from './terms.ts';
import { isWeak, mayOpen } from './weak-words.ts';
import type { Word } from './words.ts';

/** A run of words that may name a chapter. */
export interface Phrase {
  /** Places of its words at its best occurrence. */
  from: number;
  to: number;
  /** How often it is said in the chapter. */
  count: number;
  /** Of its occurrences, the share that stands between words of grammar or punctuation: a whole phrase, not a torn one. */
  whole: number;
  /** Place of its first occurrence among all words. */
  first: number;
}

const longestPhrase = 6;
const joints = new Set(
  'of for in on vs and versus der des von für im und gegen in zur zum de del du la des y et'.split(' '),
);
const articles = new Set('the a an der die das den dem des la el le les los las'.split(' '));

/** Phrases of one to six words in a run of sentences, with how often and how wholly they are said. */
export function phrasesOf(
  words: readonly Word[],
  sentences: readonly Sentence[],
  span: { from: number; to: number },
  terms: Terms,
  casing: Casing,
): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (let place = span.from; place < span.to; place++) {
    const sentence = sentences[place];
    if (!sentence) continue;
    for (let from = sentence.from; from < sentence.to; from++) collectFrom(from, sentence);
  }
  return [...phrases.values()].map((phrase) => ({
    ...phrase,
    whole: phrase.whole / phrase.count,
  }));

  function collectFrom(from: number, sentence: Sentence) {
    const opener = bareWord(words[from]?.text ?? '');
    if ((terms.ids[from] ?? -1) < 0 && !/^\p{N}/u.test(opener)) return;
    if (!mayOpen(opener) && !casing.isName(opener)) return;
    // Three words of a script without spaces are mostly a clause.
    const longest = words[from + 1]?.spaced === false ? 2 : longestPhrase;
    let key = '';
    for (let to = from + 1; to <= Math.min(sentence.to, from + longest); to++) {
      const text = words[to - 1]?.text ?? '';
      const bare = bareWord(text);
      const grammar = isFunctionWord(bare) || bare === '';
      if (grammar && !joints.has(bare) && !(articles.has(bare) && joints.has(bareWord(words[to - 2]?.text ?? ''))))
        return;
      if (grammar && bare === bareWord(words[to - 2]?.text ?? '')) return;
      key += ` ${bare}`;
      if (!grammar && mayClose(bare, to - 1)) note(key, from, to, sentence);
      if (/[,.;:!?…)\]"”、，。；：！？]$/u.test(text) || /[—–]/.test(text)) return;
      if (to - from >= 2 && /^[("“[]/.test(words[to]?.text ?? '')) return;
    }
  }

  function mayClose(bare: string, place: number): boolean {
    return (terms.ids[place] ?? -1) >= 0 && (!isWeak(bare) || casing.isName(words[place]?.text ?? ''));
  }

  function note(key: string, from: number, to: number, sentence: Sentence) {
    const before = from > sentence.from ? (words[from - 1]?.text ?? '') : '.';
    const after = to < sentence.to ? bareWord(words[to]?.text ?? '') : '';
    const left = /[\p{P}]$/u.test(before) || isFunctionWord(bareWord(before)) || isWeak(bareWord(before));
    const right =
      !/[\p{L}\p{N}]$/u.test(words[to - 1]?.text ?? '') || after === '' || (isFunctionWord(after) && after !== 'of');
    const known = phrases.get(key);
    if (!known) phrases.set(key, { from, to, count: 1, whole: left && right ? 1 : 0, first: from });
    else {
      known.count++;
      known.whole += left && right ? 1 : 0;
    }
  }
}

/** The phrase as a title would write it: words as spelled inside sentences, no possessive at its end. */
export function spellPhrase(words: readonly Word[], from: number, to: number, casing: Casing): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const word = words[at];
    if (!word) continue;
    text += at > from && word.spaced ? ` ${casing.spell(word.text)}` : casing.spell(word.text);
  }
  return trimmed(text).replace(/['’]s?$/u, '');
}
