import { clearQuestionDrafts } from '../ask/question-draft.ts';
import { forgetHistories } from '../video/draft-histories.ts';
import { deleteAllSavedEdits } from '../video/saved-edits.ts';
import { saveLinkBox } from '../workspace/saved-links.ts';
import { forgetTexts } from './kept-texts.ts';

const writer = 'cuemark.writer';

/** What was left half written is there for whoever wrote it: another account that signs in on this device finds nothing of it. */
export function writeAs(email: string): void {
  try {
    const before = localStorage.getItem(writer);
    if (before !== null && before !== email) forgetWritten();
    localStorage.setItem(writer, email);
  } catch {
    // A browser that keeps nothing has nothing for the next one.
  }
}

/** Whoever signs out takes what they wrote with them. */
export function forgetWritten(): void {
  clearQuestionDrafts();
  deleteAllSavedEdits();
  forgetHistories();
  forgetTexts();
  saveLinkBox('');
  try {
    localStorage.removeItem(writer);
  } catch {
    // Then it was never kept.
  }
}
