import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { showError } from '../shell/error-banner.tsx';
import { newerVideo, resetChapters } from './edit-chapters.ts';
import { videoQuery } from './video-query.ts';

/** Says that the chapters are edited, and gives back what there was before, after asking once more. */
export function ResetChapters({ video }: { video: WebVideo }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const reset = async () => {
    try {
      queryClient.setQueryData(videoQuery(video.id).queryKey, await resetChapters(video));
      announce('The chapters are as they were before your edits.');
    } catch (error) {
      const newer = newerVideo(error);
      if (newer) queryClient.setQueryData(videoQuery(video.id).queryKey, newer);
      showError(whyNot(error, 'The chapters could not be changed. Try again.'));
      setAsking(false);
    }
  };
  return (
    <div data-focus-next="edit-chapters" className="mt-3 flex flex-wrap items-center gap-3 text-small">
      <p className="text-muted">
        {asking ? 'Your edits are lost.' : 'Edited by you.'}
        {/* It knows no videos that were made of files. */}
        {!asking && video.source === 'platform' && ' The API gives these chapters too.'}
      </p>
      {asking ? (
        <>
          <Button look="quiet" onClick={() => void reset()}>
            Discard edits
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </>
      ) : (
        <button
          type="button"
          className="min-h-11 underline decoration-line underline-offset-4 hover:decoration-accent sm:pointer-fine:min-h-8"
          onClick={() => setAsking(true)}
        >
          Reset
        </button>
      )}
    </div>
  );
}
