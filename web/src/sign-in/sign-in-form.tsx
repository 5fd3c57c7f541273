import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { refusalWords } from './refusal-words.ts';

export type FieldName = 'email' | 'password';
export type Faults = { [Name in FieldName]?: string | undefined };
export interface Credentials {
  email: string;
  password: string;
}

interface SignInFormProps {
  label: string;
  /** What the button says while the server is asked. */
  doing: string;
  /** Faults that need no server. */
  check: (credentials: Credentials) => Faults;
  /** Goes on, or throws why not. */
  send: (credentials: Credentials) => Promise<void>;
  /** Which field has the focus after a refusal. */
  start: FieldName;
  children: (faults: Faults) => ReactNode;
}

/** A form whose faults stand beside their fields, the first of them with the focus; what the server refuses stands above. */
export function SignInForm({ label, doing, check, send, start, children }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const fault = (found: Faults) => {
    setFaults(found);
    const first = (['email', 'password'] as const).find((name) => found[name]);
    if (first) focus(first);
    return first !== undefined;
  };
  const isNoEmail = (error: Error) => error instanceof Refusal && error.code === 'invalid_request' && start === 'email';
  const sending = useMutation({
    mutationFn: send,
    gcTime: 0, // a password is not kept
    onError: (error) => {
      if (isNoEmail(error)) fault({ email: t('signIn.notAnEmail') });
      else focus(start);
    },
  });
  // Until another page is there.
  const busy = sending.isPending || sending.isSuccess;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const credentials = { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
    sending.reset();
    if (!fault(check(credentials))) sending.mutate(credentials);
  };
  return (
    <form ref={form} noValidate className="mt-8 grid gap-5" onSubmit={submit}>
      <p role="alert" className="border-s-2 border-accent ps-3 text-small wrap-anywhere empty:hidden">
        {sending.error && !isNoEmail(sending.error) && refusalWords(sending.error)}
      </p>
      {children(faults)}
      <Button type="submit" disabled={busy} className="mt-2">
        {busy ? doing : label}
      </Button>
    </form>
  );
}
