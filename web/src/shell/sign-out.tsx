import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { forgetQuestions } from '../ask/kept-question.ts';
import { tellOtherTabs } from '../sign-in/other-tabs.ts';
import { forgetAccount, sessionQuery, signOut } from '../sign-in/session.ts';
import { forgetAllEdits, holdsEdits } from '../video/kept-edits.ts';
import { keepBox } from '../workspace/kept-link.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { complain } from './complaint.tsx';
import { Dialog } from './dialog.tsx';

/** Signs out, after asking where edits of chapters would be lost by it. */
export function SignOut({ email, className }: { email: string; className: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = async () => {
    dialog.current?.close();
    if (!(await signOut())) return complain('Signing out did not work. Check your connection, then try again.');
    await router.navigate({ to: '/', ignoreBlocker: true });
    forgetAccount(queryClient);
    forgetQuestions();
    forgetAllEdits();
    keepBox('');
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
