import { shorten } from '../obey.ts';
import { type Casing, casingOf, withCapital } from './casing.ts';
import { type Contrast, contrastsOf } from './contrast.ts';
import { labelOf, namesIn, sponsorTitle } from './labels.ts';
import { nounhood } from './nouns.ts';
import { type Phrase, phrasesOf, spellPhrase } from './phrases.ts';
import { questionTitle } from './question-title.ts';
import type { Sentence } from './sentences.ts';
import { bareWord, stem, type Terms } from './terms.ts';
import { isWeak } from './weak-words.ts';
import type { Word } from './words.ts';

/** A chapter as a run of sentences: `to` is excluded. */
export interface Span {
  from: number;
  to: number;
}

export interface TitleInput {
  words: readonly Word[];
  sentences: readonly Sentence[];
  terms: Terms;
  spans: readonly Span[];
  durationSeconds: number;
  language: string | null;
  videoTitle: string | null;
}

/** Titles stay readable where a player cuts them. */
const longestTitle = 49;

/** What phrases gain or lose, tuned by hand on creators' titles. */
const bonus = {
  repeated: 0.6,
  opening: 2,
  early: 1.1,
  name: 1.4,
  videoTitle: 0.9,
  joint: 0.75,
  verb: 0.4,
  echo: 0.3,
  participle: 0.6,
  inflected: 0.3,
};

interface Ranked {
  phrase: Phrase;
  text: string;
  stems: string[];
  /** Whether it consists of names alone. */
  isName: boolean;
  /** How surely its last word is a noun, 0 to 1. */
  noun: number;
  worth: number;
}

/** One title a span, drawn from its own words; empty where a span has none. Not yet unique in every case. */
export function titlesOf(input: TitleInput): string[] {
  const casing = casingOf(input.words, input.sentences);
  const nouns = nounhood(input.words, input.sentences);
  const contrasts = contrastsOf(input.sentences, input.terms, input.spans);
  const used = new Set<string>();
  return input.spans.map((span, index) => {
    const sentences = input.sentences.slice(span.from, span.to);
    const start = index === 0 ? 0 : (sentences[0]?.start ?? 0);
    const end = input.sentences[span.to]?.start ?? input.durationSeconds;
    const part = { ...input, sentences, index, count: input.spans.length, length: end - start };
    const label = labelOf(part);
    const contrast = contrasts[index] ?? new Map();
    const ranked = rank(input, span, contrast, casing, nouns);
    if (label === 'sponsor')
      return shorten(sponsorTitle(part, ranked.find((one) => one.isName)?.text ?? null), longestTitle);
    if (label) return namesIn(input.language)[label];
    const asked = questionTitle(sentences, input.words, input.terms, contrast, casing);
    const composed = compose(ranked, used, namesIn(input.language).and);
    for (const part of composed.stems) used.add(part);
    const title = asked ?? composed.text;
    return shorten(withCapital(title), longestTitle);
  });
}

/** The span's phrases, best first. */
function rank(
  input: TitleInput,
  span: Span,
  contrast: Contrast,
  casing: Casing,
  nouns: (word: string) => number,
): Ranked[] {
  const { words, sentences, terms } = input;
  const opening = sentences[Math.min(span.to, span.from + 4) - 1]?.to ?? 0;
  const early = sentences[span.from + Math.ceil((span.to - span.from) / 4)]?.from ?? 0;
  const own = new Set((input.videoTitle ?? '').split(/\s+/).map(stem));
  const nounWorth = (word: string, length: number) => {
    const noun = casing.isName(word) ? 0.85 : nouns(word);
    return length === 1 ? noun * 1.2 : 0.6 + 0.5 * noun;
  };
  const isGerman = /^de\b/.test(input.language ?? '');
  const opensAsVerb = (word: string) => !casing.isName(word) && nouns(word) < 0.35 && !/ing$/i.test(word);
  return phrasesOf(words, sentences, span, terms, casing)
    .map((phrase): Ranked => {
      const text = spellPhrase(words, phrase.from, phrase.to, casing);
      const values: number[] = [];
      const stems: string[] = [];
      for (let at = phrase.from; at < phrase.to; at++) {
        const id = terms.ids[at] ?? -1;
        if (id < 0) continue;
        const word = words[at]?.text ?? '';
        values.push((contrast.get(id) ?? 0) * (isWeak(bareWord(word)) ? 0.3 : 1));
        stems.push(stem(word));
      }
      const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      let worth = mean * (lengthWorth[Math.min(values.length, 5)] ?? 1);
      worth *= 1 + bonus.repeated * Math.log2(phrase.count);
      worth *= 0.35 + 0.65 * phrase.whole;
      worth *= nounWorth(words[phrase.to - 1]?.text ?? '', values.length);
      if (phrase.to - phrase.from > 1 && opensAsVerb(words[phrase.from]?.text ?? '')) worth *= bonus.verb;
      const first = bareWord(words[phrase.from]?.text ?? '');
      if (stems.length === 1 ? /ing$/.test(first) : /ed$/.test(first))
        worth *= casing.isName(first) ? 1 : bonus.participle;
      if (isGerman && !casing.isName(words[phrase.to - 1]?.text ?? '')) worth = 0;
      if (isGerman && stems.length > 1 && !casing.isName(first) && /e[nmrs]$/.test(first)) worth *= bonus.inflected;
      if (phrase.first < opening) worth *= bonus.opening;
      else if (phrase.first < early) worth *= bonus.early;
      if (casing.isName(words[phrase.to - 1]?.text ?? '')) worth *= bonus.name;
      if (stems.every((one) => own.has(one))) worth *= stems.length === 1 ? 0.7 : bonus.videoTitle;
      if (stems.length < phrase.to - phrase.from && phrase.count === 1) worth *= bonus.joint;
      if (new Set(stems).size < stems.length) worth *= bonus.echo;
      if ([...text].length > longestTitle || [...text].length < 3) worth = 0;
      const isName = words.slice(phrase.from, phrase.to).every((word) => casing.isName(word.text));
      return {
        phrase,
        text,
        stems,
        isName,
        noun: casing.isName(words[phrase.to - 1]?.text ?? '') ? 1 : nouns(words[phrase.to - 1]?.text ?? ''),
        worth,
      };
    })
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.phrase.first - b.phrase.first)
    .slice(0, 60);
}

/** What a phrase of so many content words is worth: two or three say most. */
const lengthWorth = [0, 0.62, 1, 1.08, 1.05, 0.95];

/** The best phrase that earlier chapters do not bear, with its stems; a fuller one or two joined where it is a single word. */
function compose(ranked: readonly Ranked[], used: ReadonlySet<string>, and: string): { text: string; stems: string[] } {
  const fresh = ranked.filter((one) => !one.stems.every((part) => used.has(part)));
  const best = fresh[0] ?? ranked[0];
  if (!best) return { text: '', stems: [] };
  if (best.stems.length > 1) return best;
  const fuller = fresh.find(
    ({ stems, worth }) =>
      stems.length > 1 && stems.length < 4 && stems.at(-1) === best.stems[0] && worth > best.worth * 0.45,
  );
  if (fuller) return fuller;
  const second = fresh.find(
    ({ stems, worth, noun }) =>
      worth > best.worth * 0.55 && stems.length <= 2 && noun >= 0.6 && !stems.some((part) => best.stems.includes(part)),
  );
  if (!second) return best;
  const [first, last] = best.phrase.first <= second.phrase.first ? [best, second] : [second, best];
  const joined = { text: `${first.text}${and}${last.text}`, stems: [...first.stems, ...last.stems] };
  return [...joined.text].length <= longestTitle ? joined : best;
}
