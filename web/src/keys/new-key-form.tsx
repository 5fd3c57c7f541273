import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { useKeptText } from '../shell/kept-texts.ts';

const mutationKey = ['create-key'];

/** Names a new key and makes it. */
export function NewKeyForm({ onCreate }: { onCreate: (name: string) => Promise<void> }) {
  const [name, setName] = useKeptText('key', '');
  const [isUnnamed, setUnnamed] = useState(false);
  const queryClient = useQueryClient();
  const creating = useMutation({ mutationKey, mutationFn: onCreate, onSuccess: () => setName('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    setUnnamed(name.trim() === '');
    if (name.trim() === '') {
      creating.reset();
      document.getElementById('key-name')?.focus();
    } else creating.mutate(name.trim());
  };
  return (
    <form noValidate className="mt-8" onSubmit={submit}>
      <label htmlFor="key-name" className="text-small font-medium">
        {t('keys.for')}
      </label>
      <div className="mt-1.5 flex gap-3 max-sm:flex-col">
        <input
          id="key-name"
          value={name}
          maxLength={100}
          aria-invalid={isUnnamed && name.trim() === ''}
          autoComplete="off"
          dir="auto"
          placeholder={t('keys.placeholder')}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 hover:border-ink"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={creating.isPending}>
          {t('keys.create')}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-small empty:hidden">
        {isUnnamed && t('keys.nameFirst')}
        {creating.error && whyNot(creating.error, t('keys.notMade'))}
      </p>
    </form>
  );
}
