import { marksOf } from '../../src/transcripts/reading/restoring/marks.ts';
import { isFirstPerson, namesAmong } from '../../src/transcripts/reading/restoring/names.ts';
import type { Restoring } from '../../src/transcripts/reading/restoring/restoring.ts';
import { hidden, mark, type RestoringLesson } from './restoring-lessons.ts';

/** How well a model restores what transcripts had: precision, recall and F1 of each kind. */
export function measureRestoring(learned: Restoring, lessons: readonly RestoringLesson[]): string {
  const ends = createTally();
  const commas = createTally();
  const questions = createTally();
  const names = createTally();
  for (const { words, marks, capitals } of lessons) {
    const spelled = marksOf(words, () => false, learned);
    const isName = namesAmong(words, spelled, learned.name);
    words.forEach(({ bare }, at) => {
      const after = marks[at] ?? mark.none;
      const isEnd = /[.?]/.test(spelled[at] ?? '');
      ends.add(isEnd, after >= mark.end);
      questions.add(spelled[at] === '?', after === mark.question);
      if (!isEnd && after < mark.end) commas.add(spelled[at] === ',', after === mark.comma);
      if (capitals[at] !== hidden && !isFirstPerson(bare) && !/^\d/.test(bare))
        names.add(isName[at] === true, capitals[at] === 1);
    });
  }
  return `ends ${ends.spelled()}; commas ${commas.spelled()}; questions ${questions.spelled()}; names ${names.spelled()}`;
}

function createTally() {
  let [hits, wrong, missed] = [0, 0, 0];
  return {
    add(isSaid: boolean, isTrue: boolean) {
      if (isSaid && isTrue) hits++;
      else if (isSaid) wrong++;
      else if (isTrue) missed++;
    },
    spelled() {
      const precision = hits / Math.max(1, hits + wrong);
      const recall = hits / Math.max(1, hits + missed);
      const f1 = (2 * hits) / Math.max(1, 2 * hits + wrong + missed);
      return [precision, recall, f1].map((value) => value.toFixed(2)).join(' ');
    },
  };
}
