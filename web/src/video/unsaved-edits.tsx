import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { draftOf, isSameDraft, ofOthers } from './chapter-draft.ts';
import { historyFor, rememberHistory } from './draft-histories.ts';
import { withStep } from './draft-history.ts';
import { deleteSavedEdits, type SavedEdits } from './saved-edits.ts';
import { TimeSince } from './time-since.tsx';

const handsOn = handsFocusTo('#edit-chapters');

interface UnsavedEditsProps {
  video: WebVideo;
  kept: SavedEdits;
  onGoOn: () => void;
}

/** Offers edits that were left unsaved, to go on with or to discard. */
export function UnsavedEdits({ video, kept, onGoOn }: UnsavedEditsProps) {
  const isOfOthers = !isSameDraft(kept.base, draftOf(video.chapters ?? []));
  const discard = () => {
    const edits = historyFor(video.id, kept.lines);
    rememberHistory(video.id, withStep(edits, draftOf(video.chapters ?? []))); // whoever edits again can undo it
    deleteSavedEdits(video.id);
    announce(t('video.discarded'));
  };
  return (
    <div ref={handsOn} className="mt-3 flex flex-wrap items-center gap-3 border-s-2 border-accent ps-3 text-small">
      <p className="basis-full">
        <Sentence id="video.unsaved" slots={{ time: <TimeSince date={new Date(kept.at).toISOString()} /> }} />{' '}
        {isOfOthers && ofOthers()}
      </p>
      <Button id="edit-chapters" look="quiet" onClick={onGoOn}>
        {t('video.goOnEditing')}
      </Button>
      <Button look="quiet" onClick={discard}>
        {t('video.discardThem')}
      </Button>
    </div>
  );
}
