import { useQuery } from '@tanstack/react-query';
import { newPasswordFault, passwordHint } from './check-entered.ts';
import { type Entered, EntryForm } from './entry-form.tsx';
import { PasswordField } from './password-field.tsx';
import { waysInQuery } from './ways-in-query.ts';

interface NewPasswordFormProps {
  /** Whose password it becomes. */
  email: string;
  label: string;
  doing: string;
  send: (entered: Entered) => Promise<void>;
}

/** Where somebody who followed a link of a mail chooses a password. */
export function NewPasswordForm({ email, label, doing, send }: NewPasswordFormProps) {
  const rule = useQuery(waysInQuery).data?.password_characters;
  return (
    <EntryForm
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
    </EntryForm>
  );
}
