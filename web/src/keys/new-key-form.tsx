import { type FormEvent, useState } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';

/** Names a new key and makes it. */
export function NewKeyForm({ onCreate }: { onCreate: (name: string) => Promise<void> }) {
  const [name, setName] = useState('');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (name.trim() === '') {
      setRefusal(t('keys.nameFirst'));
      return document.getElementById('key-name')?.focus();
    }
    setSending(true);
    setRefusal('');
    try {
      await onCreate(name.trim());
      setName('');
    } catch (error) {
      setRefusal(whyNot(error, t('keys.notMade')));
    }
    setSending(false);
  };
  return (
    <form noValidate className="mt-8" onSubmit={(event) => void submit(event)}>
      <label htmlFor="key-name" className="text-small font-medium">
        {t('keys.for')}
      </label>
      <div className="mt-1.5 flex gap-3 max-sm:flex-col">
        <input
          id="key-name"
          value={name}
          maxLength={100}
          aria-invalid={refusal !== '' && name.trim() === ''}
          autoComplete="off"
          dir="auto"
          placeholder={t('keys.placeholder')}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 hover:border-ink"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={isSending}>
          {t('keys.create')}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-small empty:hidden">
        {refusal}
      </p>
    </form>
  );
}
