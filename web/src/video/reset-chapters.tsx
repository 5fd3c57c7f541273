import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { showError } from '../shell/error-banner.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { resetChapters } from './edit-chapters.ts';
import { useChangeChapters } from './use-change-chapters.ts';

const handsOn = handsFocusTo('#edit-chapters');

/** Says that the chapters are edited, and gives back what there was before, after asking once more. */
export function ResetChapters({ video }: { video: WebVideo }) {
  const [asking, setAsking] = useState(false);
  const reset = useChangeChapters(video, () => resetChapters(video));
  const discard = () =>
    reset.mutate(undefined, {
      onSuccess: () => announce('The chapters are as they were before your edits.'),
      onError: (error) => showError(whyNot(error, 'The chapters could not be changed. Try again.')),
      onSettled: () => setAsking(false),
    });
  return (
    <div ref={handsOn} className="mt-3 flex flex-wrap items-center gap-3 text-small">
      {asking ? (
        <AskOnceMore
          yes="Discard edits"
          no="Keep"
          onYes={discard}
          onNo={() => setAsking(false)}
          next="#reset-chapters, #edit-chapters"
        >
          Your edits are lost.
        </AskOnceMore>
      ) : (
        <>
          <p className="text-muted">
            Edited by you.
            {/* It knows no videos that were made of files. */}
            {video.source === 'platform' && ' The API gives these chapters too.'}
          </p>
          <button
            id="reset-chapters"
            type="button"
            className="min-h-11 underline decoration-line underline-offset-4 hover:decoration-accent sm:pointer-fine:min-h-8"
            onClick={() => setAsking(true)}
          >
            Reset
          </button>
        </>
      )}
    </div>
  );
}
