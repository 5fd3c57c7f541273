import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, done } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { MailNote } from './mail-note.tsx';
import { EmailField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';
import { emailFault } from './validate-fields.ts';

/** Asks for a link to a new password. */
export function ForgotPage() {
  const [asked, setAsked] = useState('');
  const isSignedIn = useRedirectWhenSignedIn();
  if (isSignedIn) return null;
  if (asked !== '') return <LinkWasAsked email={asked} onAgain={() => setAsked('')} />;
  return (
    <SignInSection title={t('forgot.title')} lead={<p>{t('forgot.lead')}</p>}>
      <SignInForm
        label={t('forgot.ask')}
        doing={t('forgot.asking')}
        start="email"
        check={({ email }) => ({ email: emailFault(email) })}
        send={async ({ email }) => {
          await done(api.POST('/web-api/password/forgot', { body: { email } }));
          setAsked(email);
        }}
      >
        {(faults) => <EmailField fault={faults.email} />}
      </SignInForm>
      <p className="mt-5 text-small text-muted">
        <Sentence id="forgot.remembered" slots={{ link: <Link to="/sign-in" className="text-link" /> }} />
      </p>
    </SignInSection>
  );
}

function LinkWasAsked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const address = <strong className="font-medium text-ink wrap-anywhere">{email}</strong>;
  return (
    <MailNote
      takesFocus
      mailed={
        <>
          <p>
            <Sentence id="forgot.mailed" slots={{ address }} />
          </p>
          <p>{t('forgot.worksOnce')}</p>
        </>
      }
      logged={
        <p>
          <Sentence id="forgot.logged" slots={{ address }} />
        </p>
      }
    >
      <p className="mt-8 text-small text-muted">
        <Sentence
          id="forgot.nothing"
          slots={{ again: <button type="button" className="text-link" onClick={onAgain} /> }}
        />
      </p>
    </MailNote>
  );
}
