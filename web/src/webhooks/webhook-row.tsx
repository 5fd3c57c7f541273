import { useState } from 'react';
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
    text: 'Messages are signed with a new secret, and for 24 hours with the present one too. The new one is shown once.',
    yes: 'Make a new secret',
    no: 'Keep the secret',
  },
  delete: {
    text: 'Nothing more is sent to it, and what was sent is not shown any more.',
    yes: 'Delete this webhook',
    no: 'Keep it',
  },
};

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
            Created <TimeSince date={created_at ?? ''} />
          </span>
        </p>
      </div>
      {status === 'off' && (
        <p className="max-w-[36rem] border-s-2 border-accent ps-3">
          {off_because === 'gone'
            ? 'Off: its server answered that it is gone (410).'
            : 'Off: its server has taken no message for three days.'}{' '}
          What happens meanwhile is not sent later.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {status === 'off' && (
          <Button look="quiet" aria-label={`Turn on ${url}`} onClick={() => void onReactivate()}>
            Turn on
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Send a test message to ${url}`}
          onClick={() => {
            setShows(true);
            void onTest();
          }}
        >
          Send a test
        </Button>
        <Button
          look="quiet"
          aria-expanded={shows}
          aria-label={`Messages to ${url}`}
          onClick={() => setShows((shown) => !shown)}
        >
          {shows ? 'Hide messages' : 'Messages'}
        </Button>
        <Button look="quiet" aria-label={`New secret for ${url}`} onClick={() => setAsking('turn')}>
          New secret
        </Button>
        <Button look="quiet" aria-label={`Delete ${url}`} onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
      {question && (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <p className="basis-full">{question.text}</p>
          <Button
            look="quiet"
            onClick={() => {
              setAsking(null);
              void (asking === 'turn' ? onTurn() : onDelete());
            }}
          >
            {question.yes}
          </Button>
          <Button look="quiet" onClick={() => setAsking(null)}>
            {question.no}
          </Button>
        </div>
      )}
      {shows && <Deliveries webhookId={webhook.id} url={url} />}
    </li>
  );
}
