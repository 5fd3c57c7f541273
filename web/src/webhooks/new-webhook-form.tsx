import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { useKeptText } from '../shell/kept-texts.ts';
import { type WebhookEvent, webhookEvents } from './webhooks-query.ts';

const mutationKey = ['create-webhook'];

/** Where messages go and what about, and makes the webhook. */
export function NewWebhookForm({ onCreate }: { onCreate: (url: string, events: WebhookEvent[]) => Promise<void> }) {
  const [url, setUrl] = useKeptText('webhook', '');
  const [events, setEvents] = useState<WebhookEvent[]>(['video.ready', 'video.failed']);
  const [fault, setFault] = useState<'address' | 'mute'>();
  const queryClient = useQueryClient();
  const creating = useMutation({
    mutationKey,
    mutationFn: () =>
      onCreate(
        url.trim(),
        webhookEvents.map((one) => one.event).filter((one) => events.includes(one)),
      ),
    onSuccess: () => setUrl(''),
  });
  const toggle = (event: WebhookEvent) =>
    setEvents((chosen) => (chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    const found = !isAddress(url.trim()) ? 'address' : events.length === 0 ? 'mute' : undefined;
    setFault(found);
    if (found === undefined) return creating.mutate();
    creating.reset();
    if (found === 'address') document.getElementById('webhook-url')?.focus();
  };
  return (
    <form noValidate className="mt-6" onSubmit={submit}>
      <label htmlFor="webhook-url" className="text-small font-medium">
        {t('webhooks.address')}
      </label>
      <div className="mt-1.5 flex gap-3 max-sm:flex-col">
        <input
          id="webhook-url"
          type="url"
          value={url}
          maxLength={2000}
          aria-invalid={fault === 'address'}
          autoComplete="off"
          placeholder="https://hooks.example.com/cuemark"
          className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 hover:border-ink"
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="submit" look="quiet" disabled={creating.isPending}>
          {t('webhooks.create')}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-small empty:hidden">
        {fault === 'address' && t('webhooks.notAnAddress')}
      </p>
      <fieldset className="mt-3">
        <legend className="text-small font-medium">{t('webhooks.toldWhen')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {webhookEvents.map(({ event, words }) => (
            <label key={event} className="flex min-h-11 items-center gap-2 sm:pointer-fine:min-h-9">
              <input
                type="checkbox"
                checked={events.includes(event)}
                className="size-6 accent-accent"
                onChange={() => toggle(event)}
              />
              {t(words)}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="alert" className="mt-2 text-small empty:hidden">
        {fault === 'mute' && t('webhooks.chooseEvent')}
        {creating.error && whyNot(creating.error, t('webhooks.maybeMade'))}
      </p>
    </form>
  );
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
