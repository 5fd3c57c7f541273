import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
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
    announce(t('webhooks.made'));
  };
  /** Does something to a webhook, and says what came of it. */
  const act = async (work: () => Promise<void>, said: string, failed: string) => {
    await work().then(
      () => announce(said),
      (error) => showError(isNotFound(error) ? t('webhooks.wasDeleted') : whyNot(error, failed)),
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
          {t('webhooks.title')}
        </h2>
        {webhooks.data && <p className="text-small text-muted tabular-nums">{t('webhooks.count', { count, limit })}</p>}
      </div>
      <p className="mt-2 max-w-[36rem] font-serif text-read text-muted">
        <Sentence
          id="webhooks.about"
          slots={{
            // biome-ignore lint/a11y/useAnchorContent: it gets its words from the sentence.
            link: <a href="/docs/webhooks" className="text-link" />,
          }}
        />
      </p>
      {secret && <NewSecret {...secret} />}
      {webhooks.isPending && <Loading words={t('webhooks.loading')} />}
      {webhooks.isError && !webhooks.data && (
        <NotLoaded words={t('webhooks.notLoaded')} onTryAgain={() => void webhooks.refetch()} />
      )}
      {webhooks.data && count > 0 && (
        <ul aria-label={t('webhooks.title')} className="mt-6 border-t border-line">
          {webhooks.data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onTest={() => act(() => testWebhook(webhook.id), t('webhooks.testUnderway'), t('webhooks.testFailed'))}
              onTurn={() => act(() => turn(webhook.id), t('webhooks.secretChanged'), t('webhooks.secretNotChanged'))}
              onReactivate={() =>
                act(
                  async () => void (await reactivateWebhook(webhook.id)),
                  t('webhooks.active'),
                  t('webhooks.notActive'),
                )
              }
              onDelete={() => act(() => remove(webhook.id), t('webhooks.deleted'), t('webhooks.notDeleted'))}
            />
          ))}
        </ul>
      )}
      {count >= limit ? (
        <p className="mt-6 text-muted">{t('webhooks.full', { limit })}</p>
      ) : (
        webhooks.data && <NewWebhookForm onCreate={create} />
      )}
    </section>
  );
}
