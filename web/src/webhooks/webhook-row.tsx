import { useState } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { Button } from '../shell/button.tsx';
import { TimeSince } from '../video/time-since.tsx';
import { Deliveries } from './deliveries.tsx';
import { type Webhook, webhookEvents } from './webhooks-query.ts';

interface WebhookRowProps {
  webhook: Webhook;
  onTest: () => Promise<void>;
  onTurn: () => Promise<void>;
  onReactivate: () => Promise<void>;
  onDelete: () => Promise<void>;
}

/** What asks once more, with its consequence. */
const questions = {
  turn: {
    text: 'webhooks.turnText',
    yes: 'webhooks.turnYes',
    no: 'webhooks.turnNo',
  },
  delete: {
    text: 'webhooks.deleteText',
    yes: 'webhooks.deleteYes',
    no: 'common.keepIt',
  },
} as const;

/** A webhook, what can be done with it, and what came of its messages. */
export function WebhookRow({ webhook, onTest, onTurn, onReactivate, onDelete }: WebhookRowProps) {
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const [shows, setShows] = useState(false);
  const { url, events, status, off_because, created_at } = webhook;
  const words = webhookEvents.filter(({ event }) => events.includes(event)).map(({ event }) => event);
  const question = asking && questions[asking];
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div>
        <p className="font-medium wrap-anywhere">{url}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-small text-muted">
          <span>{words.join(', ')}</span>
          <span>
            <Sentence id="common.created" slots={{ time: <TimeSince date={created_at ?? ''} /> }} />
          </span>
        </p>
      </div>
      {status === 'off' && (
        <p className="max-w-[36rem] border-s-2 border-accent ps-3">
          {t(off_because === 'gone' ? 'webhooks.offGone' : 'webhooks.offSilent')} {t('webhooks.offMeaning')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {status === 'off' && (
          <Button look="quiet" aria-label={t('webhooks.turnOnOf', { url })} onClick={() => void onReactivate()}>
            {t('webhooks.turnOn')}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={t('webhooks.testOf', { url })}
          onClick={() => {
            setShows(true);
            void onTest();
          }}
        >
          {t('webhooks.test')}
        </Button>
        <Button
          look="quiet"
          aria-expanded={shows}
          aria-label={t('webhooks.messagesOf', { url })}
          onClick={() => setShows((shown) => !shown)}
        >
          {t(shows ? 'webhooks.hideMessages' : 'webhooks.messages')}
        </Button>
        <Button look="quiet" aria-label={t('webhooks.newSecretFor', { url })} onClick={() => setAsking('turn')}>
          {t('webhooks.newSecret')}
        </Button>
        <Button look="quiet" aria-label={t('common.deleteOf', { name: url })} onClick={() => setAsking('delete')}>
          {t('common.delete')}
        </Button>
      </div>
      {question && (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <p className="basis-full">{t(question.text)}</p>
          <Button
            look="quiet"
            onClick={() => {
              setAsking(null);
              void (asking === 'turn' ? onTurn() : onDelete());
            }}
          >
            {t(question.yes)}
          </Button>
          <Button look="quiet" onClick={() => setAsking(null)}>
            {t(question.no)}
          </Button>
        </div>
      )}
      {shows && <Deliveries webhookId={webhook.id} url={url} />}
    </li>
  );
}
