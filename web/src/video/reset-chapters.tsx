import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
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
  const reset = useChangeChapters(video, () => resetChapters(video), {
    onSuccess: () => announce(t('video.asBefore')),
    onError: (error) => showError(whyNot(error, t('video.chaptersNotChanged'))),
  });
  const discard = () => reset.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <div ref={handsOn} className="mt-3 flex flex-wrap items-center gap-3 text-small">
      {asking ? (
        <AskOnceMore
          yes={t('video.discardEdits')}
          no={t('common.keep')}
          onYes={discard}
          onNo={() => setAsking(false)}
          next="#reset-chapters, #edit-chapters"
        >
          {t('video.editsLost')}
        </AskOnceMore>
      ) : (
        <>
          <p className="text-muted">
            {/* The API knows no videos that were made of files. */}
            {t(video.source === 'platform' ? 'video.editedByYouApi' : 'video.editedByYou')}
          </p>
          <button
            id="reset-chapters"
            type="button"
            className="min-h-11 underline decoration-line underline-offset-4 hover:decoration-accent sm:pointer-fine:min-h-8"
            onClick={() => setAsking(true)}
          >
            {t('video.reset')}
          </button>
        </>
      )}
    </div>
  );
}
