import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { forgetQuestions } from '../ask/kept-question.ts';
import { forgetAccount, sessionQuery, signOut } from '../sign-in/session.ts';
import { forgetAllEdits, holdsEdits } from '../video/kept-edits.ts';
import { keepBox } from '../workspace/kept-link.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { complain } from './complaint.tsx';

/** Signs out, after asking where edits of chapters would be lost by it. */
export function SignOut({ email, className }: { email: string; className: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = async () => {
    dialog.current?.close();
    if (!(await signOut())) return complain('Signing out did not work. Check your connection, then try again.');
    await router.navigate({ to: '/' });
    forgetAccount(queryClient);
    forgetQuestions();
    forgetAllEdits();
    keepBox('');
    queryClient.setQueryData(sessionQuery.queryKey, null);
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
      <dialog
        ref={dialog}
        aria-labelledby="leaving-heading"
        className="m-auto w-[min(30rem,92vw)] rounded-md border border-line bg-surface p-6 text-body text-ink backdrop:bg-[rgb(0_0_0/0.4)]"
      >
        <h2 id="leaving-heading" className="font-serif text-heading">
          Chapters that you edited are not saved
        </h2>
        <p className="mt-3">This browser keeps your edits until you sign out. Then they are gone.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Stay signed in
          </Button>
          <Button look="quiet" onClick={() => void leave()}>
            Discard edits and sign out
          </Button>
        </div>
      </dialog>
    </>
  );
}
