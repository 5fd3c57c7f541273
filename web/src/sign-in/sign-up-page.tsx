import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { api, done } from '../api/client.ts';
import { emailFault, newPasswordFault, passwordHint } from './check-entered.ts';
import { ClosedSignUp } from './closed-sign-up.tsx';
import { EmailField } from './entry-field.tsx';
import { type Entered, EntryForm } from './entry-form.tsx';
import { EntrySection } from './entry-section.tsx';
import { PasswordField } from './password-field.tsx';
import { useGoOn } from './use-go-on.ts';
import { waysInQuery } from './ways-in-query.ts';

/** An account of one's own: an address, a password, and then the link that proves the address. */
export function SignUpPage() {
  const ways = useQuery(waysInQuery);
  const router = useRouter();
  const isSignedIn = useGoOn();
  if (isSignedIn || ways.isPending) return null;
  if (ways.data?.sign_up === false) return <ClosedSignUp />;
  const rule = ways.data?.password_characters;
  const send = async ({ email, password }: Entered) => {
    await done(api.POST('/web-api/sign-up', { body: { email, password } }));
    await router.navigate({ to: '/verify', state: { email } });
  };
  return (
    <EntrySection title="Create an account" lead={<p>For your videos, their chapters and your questions.</p>}>
      <EntryForm
        label="Create an account"
        doing="Creating…"
        start="email"
        check={({ email, password }) => ({ email: emailFault(email), password: newPasswordFault(password, rule) })}
        send={send}
      >
        {(faults) => (
          <>
            <EmailField fault={faults.email} />
            <PasswordField isNew hint={passwordHint(rule)} fault={faults.password} />
          </>
        )}
      </EntryForm>
      <p className="mt-5 text-small text-muted">
        You have an account?{' '}
        <Link to="/sign-in" className="text-link">
          Sign in
        </Link>
      </p>
    </EntrySection>
  );
}
