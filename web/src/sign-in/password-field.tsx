import { useState } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { SignInField } from './sign-in-field.tsx';

interface PasswordFieldProps {
  /** A new password is chosen; otherwise the one that there is. */
  isNew?: boolean;
  hint?: string | undefined;
  fault: string | undefined;
}

/** A password, which can be looked at. */
export function PasswordField({ isNew = false, hint, fault }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <SignInField
      label={t(isNew ? 'signIn.newPassword' : 'signIn.password')}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      className="pe-18"
      hint={hint}
      fault={fault}
      end={
        <button
          type="button"
          aria-pressed={shown}
          className="absolute inset-y-0 end-0 min-w-14 px-3 text-small text-muted hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Sentence
            id={shown ? 'signIn.hidePassword' : 'signIn.showPassword'}
            slots={{ rest: <span className="sr-only" /> }}
          />
        </button>
      }
    />
  );
}
