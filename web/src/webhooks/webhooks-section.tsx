import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound, whyNot } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';
import { Loading } from '../shell/loading.tsx';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { NewSecret } from './new-secret.tsx';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import {
  createWebhook,
  deleteWebhook,
  reactivateWebhook,
  testWebhook,
  turnSecret,
  type WebhookEvent,
  webhooksQuery,
} from './webhooks-query.ts';

/** So many an account has at most. */
const limit = 5;

/** The account's webhooks: made here, their secrets shown once and turned here, with what came of each message. */
export function WebhooksSection() {
  const queryClient = useQueryClient();
  const webhooks = useQuery(webhooksQuery);
  const [secret, setSecret] = useState<{ id: string; url: string; value: string; isTurned: boolean } | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const create = async (url: string, events: WebhookEvent[]) => {
    const made = await createWebhook(url, events).finally(refresh);
    setSecret({ id: made.id, url: made.url, value: made.secret, isTurned: false });
    announce('The webhook is made. Its secret is shown this once.');
  };
  /** Does something to a webhook, and says what came of it. */
  const act = async (work: () => Promise<void>, said: string, failed: string) => {
    await work().then(
      () => announce(said),
      (error) => showError(isNotFound(error) ? 'This webhook was deleted.' : whyNot(error, failed)),
    );
    await refresh();
  };
  const turn = async (id: string) => {
    const turned = await turnSecret(id);
    setSecret({ id, url: turned.url, value: turned.secret, isTurned: true });
  };
  const remove = async (id: string) => {
    await deleteWebhook(id);
    setSecret((shown) => (shown?.id === id ? null : shown));
  };
  const count = webhooks.data?.length ?? 0;
  return (
    <section aria-labelledby="webhooks-heading" className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="webhooks-heading" className="font-serif text-heading">
          Webhooks
        </h2>
        {webhooks.data && (
          <p className="text-small text-muted tabular-nums">
            {count} of {limit} webhooks
          </p>
        )}
      </div>
      <p className="mt-2 max-w-[36rem] font-serif text-read text-muted">
        Cuemark tells your server when a video is ready or a question is answered, so that no program has to ask again.{' '}
        <a href="/docs/webhooks" className="text-link">
          How to receive them
        </a>
      </p>
      {secret && <NewSecret {...secret} />}
      {webhooks.isPending && <Loading what="the webhooks" />}
      {webhooks.isError && !webhooks.data && (
        <NotLoaded what="The webhooks" onTryAgain={() => void webhooks.refetch()} />
      )}
      {webhooks.data && count > 0 && (
        <ul aria-label="Webhooks" className="mt-6 border-t border-line">
          {webhooks.data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onTest={() =>
                act(
                  () => testWebhook(webhook.id),
                  'A test message is on its way.',
                  'No test message was sent. Try again.',
                )
              }
              onTurn={() =>
                act(
                  () => turn(webhook.id),
                  'The webhook has a new secret.',
                  'The secret may not have been changed. Try again.',
                )
              }
              onReactivate={() =>
                act(
                  async () => void (await reactivateWebhook(webhook.id)),
                  'The webhook is active.',
                  'The webhook could not be turned on. Try again.',
                )
              }
              onDelete={() =>
                act(() => remove(webhook.id), 'The webhook is deleted.', 'The webhook could not be deleted. Try again.')
              }
            />
          ))}
        </ul>
      )}
      {count >= limit ? (
        <p className="mt-6 text-muted">{limit} webhooks are the most. Delete one to make another.</p>
      ) : (
        webhooks.data && <NewWebhookForm onCreate={create} />
      )}
    </section>
  );
}
