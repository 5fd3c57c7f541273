import type { Background } from '../../../transcripts/reading/background.ts';
import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { stem } from '../../../transcripts/reading/terms.ts';
import type { Span } from '../../chapter-spans.ts';
import { partTitle, recurringPart } from '../../recurring-part.ts';
import type { Talk } from '../talk.ts';
import { grammarWordsOf } from './grammar-words.ts';
import { type TitleCandidate, titleCandidates } from './title-candidates.ts';
import { countTerms, titleFeatures } from './title-features.ts';
import { titleWeights } from './title-weights-table.ts';

/** What was learned of titles (`evals/train/titles.ts`). */
export interface LearnedTitles {
  background: Background;
  /** Weights of `titleFeatureNames`. */
  weights: ArrayLike<number>;
}

/** A candidate with its features. */
export interface SeenCandidate extends TitleCandidate {
  features: Float32Array;
}

/** The platform cuts titles near so many characters. */
const longestTitle = 49;
/** Candidates of a chapter that are looked at closely: those whose words weigh most. */
const mostCandidates = 80;

/** One title a span, drawn from its own words; empty where a span has none. Not yet unique in every case. */
export function titlesOf(talk: Talk, spans: readonly Span[], learned: LearnedTitles = learnedTitles()): string[] {
  const used = new Set<string>();
  return seenCandidates(talk, spans, learned.background).map((candidates, index) => {
    const part = partAt(talk, spans, index);
    if (part !== null) return part;
    const ranked = rank(candidates, talk, learned);
    const best = ranked.find(({ keys }) => keys.some((key) => !used.has(key))) ?? ranked[0];
    for (const key of best?.keys ?? []) used.add(key);
    return best?.one.text ?? '';
  });
}

/** The titles of one span that rank best, each about something that those before it do not name; what it plainly is comes first. */
export function bestTitles(
  talk: Talk,
  spans: readonly Span[],
  index: number,
  learned: LearnedTitles = learnedTitles(),
): string[] {
  const used = new Set<string>();
  const best = rank(seenCandidates(talk, spans, learned.background, [index])[0] ?? [], talk, learned).filter(
    ({ keys }) => {
      const isNew = keys.some((key) => !used.has(key));
      for (const key of keys) used.add(key);
      return isNew;
    },
  );
  const part = partAt(talk, spans, index);
  return [...(part === null ? [] : [part]), ...best.map(({ one }) => one.text)];
}

/** What a span is called that every video may have; null where it is none. */
function partAt(talk: Talk, spans: readonly Span[], index: number): string | null {
  const chapter = placed(talk, spans, index);
  const part = recurringPart(chapter);
  return part && partTitle(part, chapter, longestTitle);
}

/** Best first, each with what it is about. */
function rank(candidates: readonly SeenCandidate[], talk: Talk, learned: LearnedTitles) {
  const scoreOf = ({ features }: SeenCandidate) =>
    features.reduce((sum, value, at) => sum + value * (learned.weights[at] ?? 0), 0);
  return candidates
    .map((one) => ({ one, score: scoreOf(one), keys: keysOf(one, talk) }))
    .sort((a, b) => b.score - a.score);
}

export function learnedTitles(): LearnedTitles {
  return { background: learnedBackground(), weights: titleWeights };
}

/** The candidates of each chapter, or of those at these places, with their features. */
export function seenCandidates(
  talk: Talk,
  spans: readonly Span[],
  background: Background,
  places: readonly number[] = [...spans.keys()],
): SeenCandidate[][] {
  const counts = countTerms(talk, spans);
  const grammarWords = grammarWordsOf(talk);
  return places.map((index) => {
    const span = spans[index] ?? { from: 0, to: 0 };
    const weigh = ({ topical, count }: TitleCandidate) =>
      (topical.reduce((sum, place) => {
        const id = talk.terms.ids[place] ?? -1;
        return sum + Math.log1p(counts.chapters[index]?.get(id) ?? 0) * (talk.terms.weights[id] ?? 0);
      }, 0) /
        (topical.length + 1)) *
      (1 + Math.log(count));
    return titleCandidates(talk, span, { background, grammarWords })
      .map((one) => ({ one, weight: weigh(one) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostCandidates)
      .map(({ one }) => ({ ...one, features: titleFeatures(one, index, { talk, spans, counts, background }) }));
  });
}

function placed({ sentences, durationSeconds, language }: Talk, spans: readonly Span[], index: number) {
  const { from, to } = spans[index] ?? { from: 0, to: 0 };
  const start = index === 0 ? 0 : (sentences[from]?.start ?? 0);
  const end = sentences[to]?.start ?? durationSeconds;
  return {
    sentences: sentences.slice(from, to),
    index,
    count: spans.length,
    length: end - start,
    durationSeconds,
    language,
  };
}

/** By which titles are told apart: the stems of what they are about. */
function keysOf({ topical }: TitleCandidate, { words }: Talk): string[] {
  return topical.map((place) => stem(words[place]?.text ?? ''));
}
