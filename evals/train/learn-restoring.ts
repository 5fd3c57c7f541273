import { formFeatures, placeFeatures, usageOf } from '../../src/transcripts/reading/restoring/case-features.ts';
import { gapFeatures, questionFeatures } from '../../src/transcripts/reading/restoring/gap-features.ts';
import { linearOf } from '../../src/transcripts/reading/restoring/linear.ts';
import { isFirstPerson } from '../../src/transcripts/reading/restoring/names.ts';
import type { Restoring } from '../../src/transcripts/reading/restoring/restoring.ts';
import { createLearner } from './follow-leader.ts';
import { hidden, mark, type RestoringLesson } from './restoring-lessons.ts';

/** Weights that are kept of each model. */
const kept = { end: 14_000, comma: 5000, question: 3000, name: 24_000 };
const rounds = 2;
/** A spelling is known that so many channels share, and most uses of the word in each have it. */
const fewestChannels = 4;

/** Learns from transcripts, one word after the other. */
export function learnRestoring(lessons: readonly RestoringLesson[]): Restoring {
  const learners = { end: createLearner(), comma: createLearner(), question: createLearner(), name: createLearner() };
  const mixed = lessons
    .map((lesson, at) => ({ lesson, place: (at * 7919) % 1009 }))
    .sort((a, b) => a.place - b.place)
    .map(({ lesson }) => lesson);
  for (let round = 0; round < rounds; round++) for (const lesson of mixed) learnFrom(lesson, learners);
  return {
    end: linearOf(learners.end.heaviest(kept.end)),
    comma: linearOf(learners.comma.heaviest(kept.comma)),
    question: linearOf(learners.question.heaviest(kept.question)),
    name: linearOf(learners.name.heaviest(kept.name)),
    spellings: spellingsOf(lessons),
  };
}

function learnFrom(
  { words, marks, capitals }: RestoringLesson,
  learners: Record<keyof typeof kept, ReturnType<typeof createLearner>>,
): void {
  const usage = usageOf(words);
  const forms = new Map<string, number[]>();
  let from = 0;
  let before = 0;
  words.forEach(({ bare }, at) => {
    const capital = capitals[at] ?? hidden;
    const after = marks[at] ?? mark.none;
    if (capital !== hidden && !isFirstPerson(bare) && !/^\d/.test(bare)) {
      const form = forms.get(bare) ?? formFeatures(bare, usage);
      forms.set(bare, form);
      learners.name.learn([...form, ...placeFeatures(words, at, before)], capital === 1 ? 1 : 0);
    }
    before = capital === 1 && !isFirstPerson(bare) && after < mark.end ? 1 : 0;
    if (at === words.length - 1) return;
    const gap = gapFeatures(words, at);
    learners.end.learn(gap, after >= mark.end ? 1 : 0);
    if (after < mark.end) learners.comma.learn(gap, after === mark.comma ? 1 : 0);
    else {
      learners.question.learn(questionFeatures(words, from, at + 1), after === mark.question ? 1 : 0);
      from = at + 1;
    }
  });
}

/** How names are spelled that have more capitals than the first, or none there: `AI`, `iPhone`. */
function spellingsOf(lessons: readonly RestoringLesson[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, { count: number; channels: Set<string> }>>();
  for (const { group, forms, capitals } of lessons) {
    forms.forEach((form, at) => {
      if (form.length < 2 || capitals[at] === 0 || !/^[\p{L}\p{N}.&'’-]+$/u.test(form) || !/\p{L}/u.test(form)) return;
      const own = counts.get(form.toLowerCase()) ?? new Map<string, { count: number; channels: Set<string> }>();
      const known = own.get(form) ?? { count: 0, channels: new Set<string>() };
      known.count++;
      known.channels.add(group);
      own.set(form, known);
      counts.set(form.toLowerCase(), own);
    });
  }
  return new Map(
    [...counts].flatMap(([word, own]) => {
      const [[form, { count, channels }] = ['', { count: 0, channels: new Set() }]] = [...own].sort(
        (a, b) => b[1].count - a[1].count,
      );
      const all = [...own.values()].reduce((sum, one) => sum + one.count, 0);
      const isPlain = /^\p{Lu}?\P{Lu}*$/u.test(form);
      return isPlain || channels.size < fewestChannels || count * 2 < all ? [] : [[word, form] as const];
    }),
  );
}
