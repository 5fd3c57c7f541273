import { Link } from '@tanstack/react-router';
import { t } from '../i18n/messages.ts';
import { buttonLook } from '../shell/button.tsx';
import { SignInSection } from './sign-in-section.tsx';

/** Where people do not sign up themselves. */
export function ClosedSignUp() {
  return (
    <SignInSection title={t('signUp.closedTitle')} lead={<p>{t('signUp.closed')}</p>}>
      <p className="mt-8">
        <Link to="/sign-in" className={buttonLook('main')}>
          {t('shell.signIn')}
        </Link>
      </p>
    </SignInSection>
  );
}
