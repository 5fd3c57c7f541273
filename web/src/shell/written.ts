import { clearQuestionDrafts } from '../ask/question-draft.ts';
import { forgetHistories } from '../video/draft-histories.ts';
import { deleteAllSavedEdits } from '../video/saved-edits.ts';
import { saveLinkBox } from '../workspace/saved-links.ts';
import { forgetTexts } from './kept-texts.ts';
import { setWriter } from './writer.ts';

/** Whoever signs out takes what they wrote with them. */
export function forgetWritten(): void {
  clearQuestionDrafts();
  deleteAllSavedEdits();
  forgetHistories();
  forgetTexts();
  saveLinkBox('');
  setWriter(null);
}
