import { clearQuestionDrafts } from '../ask/question-draft.ts';
import { forgetHistories } from '../video/draft-histories.ts';
import { deleteAllSavedEdits } from '../video/saved-edits.ts';
import { saveLinkBox } from '../workspace/saved-links.ts';
import { forgetTexts } from './kept-texts.ts';
import { setWriter, writer } from './writer.ts';

/** What was left half written is there for whoever wrote it: another account that signs in on this device finds nothing of it. */
export function writeAs(email: string): void {
  const before = writer();
  if (before !== null && before !== email) forgetWritten();
  setWriter(email);
}

/** Whoever signs out takes what they wrote with them. */
export function forgetWritten(): void {
  clearQuestionDrafts();
  deleteAllSavedEdits();
  forgetHistories();
  forgetTexts();
  saveLinkBox('');
  setWriter(null);
}
