import { type Background, knownOf } from '../../../transcripts/reading/background.ts';
import { bareWord, stem } from '../../../transcripts/reading/terms.ts';
import type { Span } from '../../chapter-spans.ts';
import type { Talk } from '../talk.ts';
import type { TitleCandidate } from './title-candidates.ts';

/** The features of `titleFeatures`, in order. */
export const titleFeatureNames = [
  'weight',
  'weightBest',
  'weightWorst',
  'contrast',
  'count',
  'position',
  'opening',
  'words1',
  'words2',
  'words3',
  'words4',
  'words5',
  'capitals',
  'telling',
  'rarity',
  'head',
  'noun',
  'videoTitle',
  'onlyVideoTitle',
  'clause',
  'question',
  'joined',
  'beside',
  'spread',
  'characters',
] as const;

/** How often each term is said in each chapter, and in the whole talk. */
export interface TermCounts {
  chapters: readonly ReadonlyMap<number, number>[];
  whole: ReadonlyMap<number, number>;
  /** In how many sentences of its chapter each term is said. */
  sentences: readonly ReadonlyMap<number, number>[];
}

/** Counts the terms of each chapter. */
export function countTerms(
  { terms, sentences }: Pick<Talk, 'terms' | 'sentences'>,
  spans: readonly Span[],
): TermCounts {
  const whole = new Map<number, number>();
  const add = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  const counted = spans.map(({ from, to }) => {
    const words = new Map<number, number>();
    const within = new Map<number, number>();
    for (const sentence of sentences.slice(from, to)) {
      const ids = terms.ids.subarray(sentence.from, sentence.to).filter((id) => id >= 0);
      for (const id of ids) {
        add(words, id);
        add(whole, id);
      }
      for (const id of new Set(ids)) add(within, id);
    }
    return { words, within };
  });
  return { chapters: counted.map(({ words }) => words), whole, sentences: counted.map(({ within }) => within) };
}

/** What speaks for a candidate's being its chapter's title; names as in `titleFeatureNames`. */
export function titleFeatures(
  candidate: TitleCandidate,
  index: number,
  {
    talk,
    spans,
    counts,
    background,
  }: { talk: Talk; spans: readonly Span[]; counts: TermCounts; background: Background },
): Float32Array {
  const { topical, length, text, kind } = candidate;
  const count = Math.max(1, topical.length);
  const own = counts.chapters[index];
  const words = topical.map((place) => {
    const id = talk.terms.ids[place] ?? -1;
    const here = own?.get(id) ?? 0;
    const written = talk.words[place]?.text ?? '';
    const bare = bareWord(written);
    const beside = [index - 1, index + 1].reduce((sum, at) => sum + (counts.chapters[at]?.get(id) ?? 0), 0);
    return {
      weight: (Math.log1p(here) * (talk.terms.weights[id] ?? 0)) / 5,
      contrast: here / Math.max(1, counts.whole.get(id) ?? 1),
      beside: beside / Math.max(1, here + beside),
      spread: counts.sentences[index]?.get(id) ?? 0,
      known: knownOf(background, bare),
      isCapital: /^\p{Lu}/u.test(written),
      key: stem(written),
    };
  });
  const mean = (value: (word: (typeof words)[number]) => number) =>
    words.reduce((sum, one) => sum + value(one), 0) / count;
  const weights = words.map(({ weight }) => weight);
  const sentences = Math.max(1, (spans[index]?.to ?? 0) - (spans[index]?.from ?? 0));
  const titled = new Set((talk.title ?? '').split(/\s+/).map(stem));
  const inTitle = mean(({ key }) => (titled.has(key) ? 1 : 0));
  const isLength = (words: number) => (kind === 'phrase' && length === words ? 1 : 0);
  return Float32Array.of(
    mean(({ weight }) => weight),
    Math.max(0, ...weights),
    Math.min(3, ...weights),
    mean(({ contrast }) => contrast),
    Math.log(candidate.count),
    candidate.sentence / sentences,
    candidate.sentence < 3 ? 1 : 0,
    isLength(1),
    isLength(2),
    isLength(3),
    isLength(4),
    kind === 'phrase' && length >= 5 ? 1 : 0,
    mean(({ isCapital, known }) => (isCapital ? Math.max(0.3, known.name) : 0)),
    mean(({ known }) => known.telling),
    mean(({ known }) => known.rarity),
    words.at(-1)?.known.head ?? 0,
    words[0]?.known.noun ?? 0,
    inTitle,
    inTitle === 1 ? 1 : 0,
    kind === 'clause' ? 1 : 0,
    kind === 'question' ? 1 : 0,
    candidate.isJoined && kind === 'phrase' ? 1 : 0,
    mean(({ beside }) => beside),
    Math.max(0, ...words.map(({ spread }) => spread)) / sentences,
    [...text].length / 49,
  );
}
