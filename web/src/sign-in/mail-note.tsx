import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { signInOptionsQuery } from './sign-in-options-query.ts';
import { SignInSection } from './sign-in-section.tsx';

interface MailNoteProps {
  /** What a mail says, where mail goes out. */
  mailed: ReactNode;
  /** What stands in the log, where none does. */
  logged: ReactNode;
  takesFocus?: boolean;
  /** What to do where no mail comes. */
  children?: ReactNode;
}

/** What comes after a page has asked for a mail: true whether the service sends any or writes the link to its log. */
export function MailNote({ mailed, logged, takesFocus = false, children }: MailNoteProps) {
  const ways = useQuery(signInOptionsQuery);
  if (!ways.data) return <SignInSection title="One more step" takesFocus={takesFocus} />;
  if (ways.data.mail) {
    return (
      <SignInSection title="Check your mail" lead={mailed} takesFocus={takesFocus}>
        {children}
      </SignInSection>
    );
  }
  return (
    <SignInSection
      title="One more step"
      lead={
        <>
          {logged}
          <p>
            Do you run it? Look in the terminal where you ran <code className="font-mono">npm start</code> for the line
            with <code className="font-mono">link</code>.
          </p>
        </>
      }
      takesFocus={takesFocus}
    />
  );
}
