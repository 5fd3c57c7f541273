import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, done } from '../api/client.ts';
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
    <SignInSection title="Choose a new password" lead={<p>Enter the address of your account. We send it a link.</p>}>
      <SignInForm
        label="Ask for a link"
        doing="Asking…"
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
        It came back to you?{' '}
        <Link to="/sign-in" className="text-link">
          Sign in
        </Link>
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
          <p>If {address} has an account, a message with a link is on its way.</p>
          <p>The link works once, within an hour. Until then your password stays as it is.</p>
        </>
      }
      logged={
        <p>
          This Cuemark sends no mail. If {address} has an account, the link is in its log, where whoever runs it can
          read it to you. It works once, within an hour.
        </p>
      }
    >
      <p className="mt-8 text-small text-muted">
        Nothing after a few minutes? Look among the spam, or{' '}
        <button type="button" className="text-link" onClick={onAgain}>
          give the address again
        </button>
        .
      </p>
    </MailNote>
  );
}
