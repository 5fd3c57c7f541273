import { chapterSpans } from '../../src/chaptering/builtin/titles/chapter-spans.ts';
import { readChapters, seeCandidates } from '../../src/chaptering/builtin/titles/ranking/rank-titles.ts';
import { withArticle } from '../../src/chaptering/builtin/titles/ranking/taste.ts';
import type { Seen } from '../../src/chaptering/builtin/titles/seen-candidate.ts';
import { withCapital } from '../../src/chaptering/builtin/titles/words/casing.ts';
import type { Background } from '../../src/transcripts/reading/background.ts';
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
  // The chapters of one division of a document are read once.
  const divisions = Map.groupBy(judged, ({ starts }) => starts.join());
  return [...divisions.values()].flatMap((chapters) => {
    const starts = chapters[0]?.starts ?? [];
    const spans = chapterSpans(one.sentences, starts);
    const seen = seeCandidates(readChapters({ ...one, spans, videoTitle: one.title }, background), words);
    return chapters.map(({ place, marks }) => choiceAmong(seen[place] ?? [], marks, one.language));
  });
}

/** The choice among those of a chapter's candidates that were marked. */
function choiceAmong(candidates: readonly Seen[], marks: JudgedChapter['marks'], language: string): Choice {
  const marked = candidates.flatMap((candidate) => {
    const mark = marks.get(markKey(withCapital(withArticle(candidate, language))));
    return mark ? [{ features: candidate.features, gain: gains[mark] }] : [];
  });
  return {
    features: marked.map(({ features }) => features),
    gains: Float32Array.from(marked, ({ gain }) => gain),
    weight: judgedWeight,
  };
}
