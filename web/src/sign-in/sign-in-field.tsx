import { type ComponentProps, type ReactNode, useId } from 'react';
import { t } from '../i18n/messages.ts';
import { typedWords } from '../i18n/typed-words.ts';

interface SignInFieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with what stands in it; it takes the hint's place. */
  fault?: string | undefined;
  /** What to know before writing. */
  hint?: string | undefined;
  /** What lies at its end. */
  end?: ReactNode;
}

/** A labelled field; its hint or its fault is read out with it. */
export function SignInField({ label, fault, hint, end, className = '', ...input }: SignInFieldProps) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          required
          aria-invalid={fault !== undefined}
          aria-describedby={note && `${id}-note`}
          className={`block min-h-11 w-full rounded-md border border-muted/60 bg-surface px-3 hover:border-ink aria-invalid:border-accent ${className}`}
          {...input}
        />
        {end}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={`mt-1.5 text-small ${fault === undefined ? 'text-muted' : 'border-s-2 border-accent ps-2'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** An address, to sign in with. */
export function EmailField({ fault }: { fault: string | undefined }) {
  return (
    <SignInField
      label={t('signIn.email')}
      name="email"
      defaultValue={typedWords('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      fault={fault}
    />
  );
}
