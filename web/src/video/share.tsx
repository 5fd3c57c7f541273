import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import type { WebVideo } from '../api/client.ts';
import { isNotSignedIn, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { setShared } from './share-video.ts';
import { videoQuery } from './video-query.ts';

/** Says whether others can read the video, and turns that on and off. */
export function Share({ video }: { video: WebVideo }) {
  const queryClient = useQueryClient();
  const { queryKey } = videoQuery(video.id);
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef<HTMLElement>(null);
  const { shared_url: address } = video;
  const sharing = useMutation({
    mutationFn: (isShared: boolean) => setShared(video, isShared),
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed);
      announce(t(changed.shared_url ? 'video.sharedNow' : 'video.notSharedNow'));
      focusWhenShown(changed.shared_url ? '#copy-shared' : '#start-sharing');
    },
    onError: (error) => {
      // Asking for the video leads to the sign-in, and from there back to this page.
      if (isNotSignedIn(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="mt-2 inline-flex min-h-11 items-center gap-1.5 self-start text-small text-muted hover:text-ink print:hidden sm:pointer-fine:min-h-8"
        onClick={() => dialog.current?.showModal()}
      >
        <Share2 aria-hidden="true" className="size-3.5 shrink-0" />
        {t(address ? 'video.shared' : 'video.share')}
      </button>
      <Dialog
        ref={dialog}
        title={t(address ? 'video.isShared' : 'video.shareThis')}
        onClose={() => sharing.reset()}
        actions={
          <>
            {address ? (
              <>
                <CopyButton id="copy-shared" text={address} shown={shown} label={t('video.copyAddress')} />
                <Button look="quiet" disabled={sharing.isPending} onClick={() => sharing.mutate(false)}>
                  {t('video.stopSharing')}
                </Button>
              </>
            ) : (
              <Button id="start-sharing" disabled={sharing.isPending} onClick={() => sharing.mutate(true)}>
                {t('video.makeShared')}
              </Button>
            )}
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              {t('common.close')}
            </Button>
          </>
        }
      >
        {address && (
          <code ref={shown} className="mb-3 block font-mono text-small wrap-anywhere">
            {address}
          </code>
        )}
        {t('video.whatIsShared')} {video.media && t('video.filePlaysThere')}
        <span className="mt-3 block">{t(address ? 'video.sharedAtOnce' : 'video.canStop')}</span>
        {sharing.isError && (
          <span role="alert" className="mt-3 block">
            {whyNot(sharing.error, t('common.didNotWork'))}
          </span>
        )}
      </Dialog>
    </>
  );
}
