import { withCapital } from '../../src/chaptering/local/casing.ts';
import { chapterSpans } from '../../src/chaptering/local/chapter-spans.ts';
import { readChapters, seeCandidates } from '../../src/chaptering/local/rank-titles.ts';
import { withArticle } from '../../src/chaptering/local/taste.ts';
import type { Background } from '../../src/transcripts/language/background.ts';
import type { Forest } from '../../src/trees/forest.ts';
import { type JudgedChapter, type Mark, markKey } from './judged-titles.ts';
import type { Choice } from './listwise.ts';
import type { Material } from './material.ts';

/** What a mark is worth beside a ROUGE-L, and how much a judged chapter weighs beside one that has a creator's title. */
const gains: Record<Mark, number> = { L: 0.6, E: 0.25, W: 0 };
const judgedWeight = 10;

/** The choice among the candidates that a reader marked, in each judged chapter of a document. */
export function judgedChoicesOf(
  one: Material,
  judged: readonly JudgedChapter[],
  background: Background,
  words: Forest,
): Choice[] {
  return judged.map(({ place, starts, marks }) => {
    const reading = readChapters(
      { ...one, spans: chapterSpans(one.sentences, starts), videoTitle: one.title },
      background,
    );
    const marked = (seeCandidates(reading, words)[place] ?? []).flatMap((candidate) => {
      const mark = marks.get(markKey(withCapital(withArticle(candidate, one.language))));
      return mark ? [{ features: candidate.features, gain: gains[mark] }] : [];
    });
    return {
      features: marked.map(({ features }) => features),
      gains: Float32Array.from(marked, ({ gain }) => gain),
      weight: judgedWeight,
    };
  });
}
