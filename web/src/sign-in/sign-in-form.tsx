import { Field } from '@base-ui/react/field';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { Button } from '../shell/button.tsx';
import { type SignInResult, signIn } from './session.ts';

const words: Record<Exclude<SignInResult, 'signed in'>, string> = {
  wrong: 'This email and password do not belong together. Check both, then try again.',
  'wrong address': `Cuemark does not accept sign-ins at ${window.location.origin}. Open it at its own address; whoever runs it sets that as PUBLIC_URL.`,
  'too many tries': 'Too many tries in a short time. Wait a minute, then try again.',
  'no answer': 'Cuemark does not answer. Check your connection, then try again.',
};

export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [trying, setTrying] = useState(false);
  const [refusal, setRefusal] = useState('');
  const email = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (trying) return;
    const form = new FormData(event.currentTarget);
    setTrying(true);
    setRefusal('');
    const result = await signIn(String(form.get('email')), String(form.get('password')));
    if (result === 'signed in') return onSignedIn();
    setTrying(false);
    setRefusal(words[result]);
    email.current?.focus();
  };
  return (
    <form className="mt-8 grid gap-5" onSubmit={(event) => void submit(event)}>
      <p role="alert" className="border-s-2 border-accent ps-3 text-small wrap-anywhere empty:hidden">
        {refusal}
      </p>
      <TextField label="Email" name="email" type="email" autoComplete="username" ref={email} />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" />
      <Button type="submit" disabled={trying} focusableWhenDisabled className="mt-2">
        {trying ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}

function TextField({ label, name, ...input }: { label: string; name: string } & ComponentProps<'input'>) {
  return (
    <Field.Root name={name}>
      <Field.Label className="text-small font-medium">{label}</Field.Label>
      <Field.Control
        required
        className="mt-1.5 block min-h-11 w-full rounded-md border border-muted/60 bg-surface px-3 hover:border-ink"
        {...input}
      />
    </Field.Root>
  );
}
