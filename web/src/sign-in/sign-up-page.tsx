import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { api, done } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { ClosedSignUp } from './closed-sign-up.tsx';
import { EmailField } from './sign-in-field.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import { signInOptionsQuery } from './sign-in-options-query.ts';
import { SignInSection } from './sign-in-section.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';
import { emailFault } from './validate-fields.ts';

/** An account of one's own: an address, the link that proves it, and there a password. */
export function SignUpPage() {
  const ways = useQuery(signInOptionsQuery);
  const router = useRouter();
  const isSignedIn = useRedirectWhenSignedIn();
  if (isSignedIn || ways.isPending) return null;
  if (ways.data?.sign_up === false) return <ClosedSignUp />;
  const send = async ({ email }: Credentials) => {
    await done(api.POST('/web-api/sign-up', { body: { email } }));
    await router.navigate({ to: '/verify', state: { email } });
  };
  return (
    <SignInSection title={t('signIn.createAccount')} lead={<p>{t('signUp.lead')}</p>}>
      <SignInForm
        label={t('signIn.createAccount')}
        doing={t('signUp.doing')}
        start="email"
        check={({ email }) => ({ email: emailFault(email) })}
        send={send}
      >
        {(faults) => <EmailField fault={faults.email} />}
      </SignInForm>
      <p className="mt-5 text-small text-muted">
        <Sentence id="signUp.haveAccount" slots={{ link: <Link to="/sign-in" className="text-link" /> }} />
      </p>
    </SignInSection>
  );
}
