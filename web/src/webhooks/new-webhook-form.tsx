import { type FormEvent, useState } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { type WebhookEvent, webhookEvents } from './webhooks-query.ts';

/** Where messages go and what about, and makes the webhook. */
export function NewWebhookForm({ onCreate }: { onCreate: (url: string, events: WebhookEvent[]) => Promise<void> }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>(['video.ready', 'video.failed']);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const toggle = (event: WebhookEvent) =>
    setEvents((chosen) => (chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (events.length === 0) return setRefusal(t('webhooks.chooseEvent'));
    setSending(true);
    setRefusal('');
    try {
      const inOrder = webhookEvents.map((one) => one.event).filter((one) => events.includes(one));
      await onCreate(url.trim(), inOrder);
      setUrl('');
    } catch (error) {
      setRefusal(whyNot(error, t('webhooks.maybeMade')));
    }
    setSending(false);
  };
  return (
    <form className="mt-6" onSubmit={(event) => void submit(event)}>
      <label htmlFor="webhook-url" className="text-small font-medium">
        {t('webhooks.address')}
      </label>
      <div className="mt-1.5 flex gap-3 max-sm:flex-col">
        <input
          id="webhook-url"
          type="url"
          value={url}
          required
          maxLength={2000}
          autoComplete="off"
          placeholder="https://hooks.example.com/cuemark"
          className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 hover:border-ink"
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="submit" look="quiet" disabled={isSending}>
          {t('webhooks.create')}
        </Button>
      </div>
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
        {refusal}
      </p>
    </form>
  );
}
