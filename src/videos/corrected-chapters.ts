import { correctText } from '../transcripts/corrections/correct-text.ts';
import type { Correction } from '../transcripts/corrections/correction.ts';
import type { StoredChapter } from './video.ts';

/** A chapter whose title follows one correction more; the same one where that changes nothing. */
export function withCorrection(chapter: StoredChapter, correction: Correction): StoredChapter {
  const title = correctText(chapter.title, [correction]);
  if (title === chapter.title) return chapter;
  const { title: original, by } = chapter.uncorrected ?? { title: chapter.title, by: [] };
  return { ...chapter, title, uncorrected: { title: original, by: [...by, correction.id] } };
}

/** A chapter whose title does not follow a correction any more. @param corrections those that are left, in their order */
export function withoutCorrection(
  { uncorrected, ...chapter }: StoredChapter,
  id: string,
  corrections: readonly Correction[],
): StoredChapter {
  if (!uncorrected) return chapter;
  if (!uncorrected.by.includes(id)) return { ...chapter, uncorrected };
  const left = corrections.filter((one) => uncorrected.by.includes(one.id));
  return left.reduce(withCorrection, { ...chapter, title: uncorrected.title });
}
