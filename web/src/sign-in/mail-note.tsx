import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
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
  if (!ways.data) return <SignInSection title={t('mail.oneMoreStep')} takesFocus={takesFocus} />;
  if (ways.data.mail) {
    return (
      <SignInSection title={t('mail.check')} lead={mailed} takesFocus={takesFocus}>
        {children}
      </SignInSection>
    );
  }
  return (
    <SignInSection
      title={t('mail.oneMoreStep')}
      lead={
        <>
          {logged}
          <p>
            <Sentence
              id="mail.doYouRunIt"
              slots={{
                command: <code className="font-mono">npm start</code>,
                word: <code className="font-mono">link</code>,
              }}
            />
          </p>
        </>
      }
      takesFocus={takesFocus}
    />
  );
}
