import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { followAccountLanguage } from '../i18n/change-language.ts';
import { t } from '../i18n/messages.ts';
import { emptyDevice } from '../offline/empty-device.ts';
import { tellOtherTabs } from '../sign-in/other-tabs.ts';
import { forgetAccount, sessionQuery, signOut } from '../sign-in/session.ts';
import { holdsEdits } from '../video/saved-edits.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { showError } from './error-banner.tsx';
import { forgetWritten } from './forget-written.ts';

/** Signs out, after asking where edits of chapters would be lost by it. */
export function SignOut({ email, className }: { email: string | undefined; className: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = async () => {
    dialog.current?.close();
    const told = await signOut();
    if (told === 'failed') return showError(t('signOut.failed'));
    await router.navigate({ to: '/', ignoreBlocker: true });
    forgetAccount(queryClient);
    forgetWritten();
    await emptyDevice();
    queryClient.setQueryData(sessionQuery.queryKey, null);
    tellOtherTabs('account');
    if (told === 'heard') announce(t('signOut.done'));
    else showError(t('signOut.doneHere'));
    followAccountLanguage(undefined);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        title={email}
        onClick={() => (holdsEdits() ? dialog.current?.showModal() : void leave())}
      >
        {t('shell.signOut')}
      </button>
      <Dialog
        ref={dialog}
        title={t('signOut.unsavedTitle')}
        actions={
          <>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              {t('signOut.stay')}
            </Button>
            <Button look="quiet" onClick={() => void leave()}>
              {t('signOut.discard')}
            </Button>
          </>
        }
      >
        {t('signOut.unsaved')}
      </Dialog>
    </>
  );
}
