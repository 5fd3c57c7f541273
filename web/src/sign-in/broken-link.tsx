import { Link } from '@tanstack/react-router';
import { Refusal } from '../api/refusal.ts';
import { buttonLook } from '../shell/button.tsx';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { ClosedSignUp } from './closed-sign-up.tsx';
import { refusalWords } from './refusal-words.ts';
import { SignInSection } from './sign-in-section.tsx';

interface BrokenLinkProps {
  error: Error;
  purpose: 'sign-up' | 'reset';
  onTryAgain: () => void;
}

interface Case {
  title: string;
  text: string;
  /** The one next step. */
  step: { to: '/sign-in' | '/sign-up' | '/forgot'; label: string };
}

const signIn = { to: '/sign-in', label: 'Sign in' } as const;
const signUpAgain = { to: '/sign-up', label: 'Create an account' } as const;
const askAgain = { to: '/forgot', label: 'Ask for a new link' } as const;

const cases: Record<BrokenLinkProps['purpose'], Record<string, Case>> = {
  'sign-up': {
    link_used: {
      title: 'This link has been used',
      text: 'Each link works once. If you opened it before, your account is there: sign in to it.',
      step: signIn,
    },
    link_expired: {
      title: 'This link has run out',
      text: 'It worked for 24 hours, and no account was made. Sign up again, and a new link comes.',
      step: signUpAgain,
    },
    link_unknown: {
      title: 'This link is not whole',
      text: 'Some mail programs break long links. Copy all of it from the mail, or sign up again.',
      step: signUpAgain,
    },
    email_taken: {
      title: 'You have an account already',
      text: 'This address has got an account since you signed up. Sign in to it.',
      step: signIn,
    },
  },
  reset: {
    link_used: {
      title: 'This link has been used',
      text: 'Each link works once, and using one ends the others. The password that was chosen counts.',
      step: askAgain,
    },
    link_expired: {
      title: 'This link has run out',
      text: 'It worked for an hour. Your password is as it was.',
      step: askAgain,
    },
    link_unknown: {
      title: 'This link is not whole',
      text: 'Some mail programs break long links. Copy all of it from the mail, or ask for a new one.',
      step: askAgain,
    },
  },
};

/** A link of a mail that does not work: why, and the one next step. */
export function BrokenLink({ error, purpose, onTryAgain }: BrokenLinkProps) {
  const code = error instanceof Refusal ? (error.code ?? '') : '';
  if (code === 'sign_up_closed') return <ClosedSignUp />;
  const found = cases[purpose][code];
  if (found) {
    return (
      <SignInSection title={found.title} lead={<p>{found.text}</p>}>
        <p className="mt-8">
          <Link to={found.step.to} className={buttonLook('main')}>
            {found.step.label}
          </Link>
        </p>
      </SignInSection>
    );
  }
  if (!(error instanceof Refusal) || error.status >= 500) {
    return <ServerUnreachable error={error} trying={false} onTryAgain={onTryAgain} />;
  }
  return <SignInSection title="This did not work" lead={<p>{refusalWords(error)}</p>} />;
}
