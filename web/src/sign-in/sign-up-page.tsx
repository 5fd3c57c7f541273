import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { api, done } from '../api/client.ts';
import { emailFault } from './check-entered.ts';
import { ClosedSignUp } from './closed-sign-up.tsx';
import { EmailField } from './entry-field.tsx';
import { type Entered, EntryForm } from './entry-form.tsx';
import { EntrySection } from './entry-section.tsx';
import { useGoOn } from './use-go-on.ts';
import { waysInQuery } from './ways-in-query.ts';

/** An account of one's own: an address, the link that proves it, and there a password. */
export function SignUpPage() {
  const ways = useQuery(waysInQuery);
  const router = useRouter();
  const isSignedIn = useGoOn();
  if (isSignedIn || ways.isPending) return null;
  if (ways.data?.sign_up === false) return <ClosedSignUp />;
  const send = async ({ email }: Entered) => {
    await done(api.POST('/web-api/sign-up', { body: { email } }));
    await router.navigate({ to: '/verify', state: { email } });
  };
  return (
    <EntrySection
      title="Create an account"
      lead={<p>Enter your email address. We send it a link, and there you choose a password.</p>}
    >
      <EntryForm
        label="Create an account"
        doing="Creating…"
        start="email"
        check={({ email }) => ({ email: emailFault(email) })}
        send={send}
      >
        {(faults) => <EmailField fault={faults.email} />}
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
