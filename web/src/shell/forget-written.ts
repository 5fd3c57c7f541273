import { clearQuestionDrafts, saveQuestionDraft } from '../ask/question-draft.ts';
import { forgetHistories, forgetHistory } from '../video/draft-histories.ts';
import { deleteAllSavedEdits, deleteSavedEdits } from '../video/saved-edits.ts';
import { saveLinkBox } from '../workspace/saved-links.ts';
import { forgetTexts, forgetTextsOf } from './kept-texts.ts';
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

/** The video is gone, and what was being written about it with it. */
export function forgetWrittenAbout(videoId: string): void {
  saveQuestionDraft(videoId, '');
  deleteSavedEdits(videoId);
  forgetHistory(videoId);
  forgetTextsOf(videoId);
}
