import { Link } from '@tanstack/react-router';
import { Refusal } from '../api/refusal.ts';
import { type MessageKey, t } from '../i18n/messages.ts';
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
  title: MessageKey;
  text: MessageKey;
  /** The one next step. */
  step: { to: '/sign-in' | '/sign-up' | '/forgot'; label: MessageKey };
}

const signIn = { to: '/sign-in', label: 'shell.signIn' } as const;
const signUpAgain = { to: '/sign-up', label: 'signIn.createAccount' } as const;
const askAgain = { to: '/forgot', label: 'brokenLink.askAgain' } as const;

const cases: Record<BrokenLinkProps['purpose'], Record<string, Case>> = {
  'sign-up': {
    link_used: { title: 'brokenLink.usedTitle', text: 'brokenLink.signUpUsed', step: signIn },
    link_expired: { title: 'brokenLink.expiredTitle', text: 'brokenLink.signUpExpired', step: signUpAgain },
    link_unknown: { title: 'brokenLink.unknownTitle', text: 'brokenLink.signUpUnknown', step: signUpAgain },
    email_taken: { title: 'brokenLink.takenTitle', text: 'brokenLink.taken', step: signIn },
  },
  reset: {
    link_used: { title: 'brokenLink.usedTitle', text: 'brokenLink.resetUsed', step: askAgain },
    link_expired: { title: 'brokenLink.expiredTitle', text: 'brokenLink.resetExpired', step: askAgain },
    link_unknown: { title: 'brokenLink.unknownTitle', text: 'brokenLink.resetUnknown', step: askAgain },
  },
};

/** A link of a mail that does not work: why, and the one next step. */
export function BrokenLink({ error, purpose, onTryAgain }: BrokenLinkProps) {
  const code = error instanceof Refusal ? (error.code ?? '') : '';
  if (code === 'sign_up_closed') return <ClosedSignUp />;
  const found = cases[purpose][code];
  if (found) {
    return (
      <SignInSection title={t(found.title)} lead={<p>{t(found.text)}</p>}>
        <p className="mt-8">
          <Link to={found.step.to} className={buttonLook('main')}>
            {t(found.step.label)}
          </Link>
        </p>
      </SignInSection>
    );
  }
  if (!(error instanceof Refusal) || error.status >= 500) {
    return <ServerUnreachable error={error} trying={false} onTryAgain={onTryAgain} />;
  }
  return <SignInSection title={t('brokenLink.failed')} lead={<p>{refusalWords(error)}</p>} />;
}
