import { Link } from '@tanstack/react-router';
import { buttonLook } from '../shell/button.tsx';
import { SignInSection } from './sign-in-section.tsx';

/** Where people do not sign up themselves. */
export function ClosedSignUp() {
  return (
    <SignInSection
      title="Accounts come from whoever runs this Cuemark"
      lead={<p>Ask them for one. With its email and password you sign in here.</p>}
    >
      <p className="mt-8">
        <Link to="/sign-in" className={buttonLook('main')}>
          Sign in
        </Link>
      </p>
    </SignInSection>
  );
}
