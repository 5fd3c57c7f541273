import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { Dialog } from '../shell/dialog.tsx';

interface LeaveEditsProps {
  /** Whether they are gone once another page of the app is shown. */
  areLostByLink: boolean;
  /** Whether they are gone once the page is closed or loaded anew. */
  areLostByClosing: boolean;
}

/** Asks before edits are lost with the page: here where a link leads away, the browser itself where the page is closed. */
export function LeaveEdits({ areLostByLink, areLostByClosing }: LeaveEditsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: areLostByLink ? leadsAway : never,
    enableBeforeUnload: areLostByClosing,
    disabled: !areLostByLink && !areLostByClosing,
    withResolver: true,
  });
  useEffect(() => {
    if (status === 'blocked') dialog.current?.showModal();
    else dialog.current?.close();
  }, [status]);
  return (
    <Dialog
      ref={dialog}
      title={t('video.editsNotKept')}
      onClose={reset}
      actions={
        <>
          <Button look="quiet" onClick={reset}>
            {t('video.stayHere')}
          </Button>
          <Button look="quiet" onClick={proceed}>
            {t('video.leaveWithout')}
          </Button>
        </>
      }
    >
      {t('video.editsNotKeptText')}
    </Dialog>
  );
}

/** The views of a video are one page. */
const leadsAway = ({ current, next }: Record<'current' | 'next', { pathname: string }>) =>
  next.pathname !== current.pathname;

const never = () => false;
