import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Refusal } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { DemoButton } from './demo-button.tsx';
import { PasswordField } from './password-field.tsx';
import { signIn, useEnter } from './session.ts';
import { EmailField } from './sign-in-field.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import { signInOptionsQuery } from './sign-in-options-query.ts';
import { SignInSection } from './sign-in-section.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';
import { emailFault } from './validate-fields.ts';

const route = getRouteApi('/sign-in');

export function SignInPage() {
  const { next } = route.useSearch();
  const ways = useQuery(signInOptionsQuery);
  const enter = useEnter();
  const isSignedIn = useRedirectWhenSignedIn(next);
  if (isSignedIn) return null;
  const send = async ({ email, password }: Credentials) => {
    try {
      await signIn(email, password);
    } catch (error) {
      // An address of a form that the server does not know is nobody's either.
      const isForm = error instanceof Refusal && error.code === 'invalid_request';
      throw isForm ? new Refusal(401, { code: 'wrong_credentials' }) : error;
    }
    await enter(next);
  };
  return (
    <SignInSection
      title={t('shell.signIn')}
      lead={<p>{t(next ? 'signIn.leadNext' : 'signIn.lead')}</p>}
      isBusy={ways.isPending}
    >
      <SignInForm
        label={t('shell.signIn')}
        doing={t('signIn.doing')}
        start="email"
        check={({ email, password }) => ({
          email: email === '' ? emailFault(email) : undefined,
          password: password === '' ? t('signIn.enterPassword') : undefined,
        })}
        send={send}
      >
        {(faults) => (
          <>
            <EmailField fault={faults.email} />
            <PasswordField fault={faults.password} />
          </>
        )}
      </SignInForm>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small">
        <Link to="/forgot" className="text-link inline-flex min-h-11 items-center sm:pointer-fine:min-h-8">
          {t('signIn.forgot')}
        </Link>
        {ways.data?.sign_up && (
          <Link to="/sign-up" className="text-link inline-flex min-h-11 items-center sm:pointer-fine:min-h-8">
            {t('signIn.createAccount')}
          </Link>
        )}
      </p>
      {ways.data?.demo && (
        <div className="mt-8 border-t border-line pt-6">
          <p className="mb-4 text-small text-muted">{t('signIn.demo')}</p>
          <DemoButton />
        </div>
      )}
    </SignInSection>
  );
}
