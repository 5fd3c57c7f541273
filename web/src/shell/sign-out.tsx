import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { clearQuestionDrafts } from '../ask/question-draft.ts';
import { tellOtherTabs } from '../sign-in/other-tabs.ts';
import { forgetAccount, sessionQuery, signOut } from '../sign-in/session.ts';
import { deleteAllSavedEdits, holdsEdits } from '../video/saved-edits.ts';
import { saveLinkBox } from '../workspace/saved-links.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { showError } from './error-banner.tsx';

/** Signs out, after asking where edits of chapters would be lost by it. */
export function SignOut({ email, className }: { email: string; className: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = async () => {
    dialog.current?.close();
    if (!(await signOut())) return showError('Signing out did not work. Check your connection, then try again.');
    await router.navigate({ to: '/', ignoreBlocker: true });
    forgetAccount(queryClient);
    clearQuestionDrafts();
    deleteAllSavedEdits();
    saveLinkBox('');
    queryClient.setQueryData(sessionQuery.queryKey, null);
    tellOtherTabs();
    announce('You are signed out.');
  };
  return (
    <>
      <button
        type="button"
        className={className}
        title={email}
        onClick={() => (holdsEdits() ? dialog.current?.showModal() : void leave())}
      >
        Sign out
      </button>
      <Dialog
        ref={dialog}
        title="Chapters that you edited are not saved"
        actions={
          <>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              Stay signed in
            </Button>
            <Button look="quiet" onClick={() => void leave()}>
              Discard edits and sign out
            </Button>
          </>
        }
      >
        This browser keeps your edits until you sign out. Then they are gone.
      </Dialog>
    </>
  );
}
