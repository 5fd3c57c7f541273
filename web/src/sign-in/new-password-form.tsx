import { useQuery } from '@tanstack/react-query';
import { PasswordField } from './password-field.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import { signInOptionsQuery } from './sign-in-options-query.ts';
import { newPasswordFault, passwordHint } from './validate-fields.ts';

interface NewPasswordFormProps {
  /** Whose password it becomes. */
  email: string;
  label: string;
  doing: string;
  send: (entered: Credentials) => Promise<void>;
}

/** Where somebody who followed a link of a mail chooses a password. */
export function NewPasswordForm({ email, label, doing, send }: NewPasswordFormProps) {
  const rule = useQuery(signInOptionsQuery).data?.password_characters;
  return (
    <SignInForm
      label={label}
      doing={doing}
      start="password"
      check={({ password }) => ({ password: newPasswordFault(password, rule) })}
      send={send}
    >
      {(faults) => (
        <>
          {/* For password managers, which keep a password with its address. */}
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField isNew hint={passwordHint(rule)} fault={faults.password} />
        </>
      )}
    </SignInForm>
  );
}
