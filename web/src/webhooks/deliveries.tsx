import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import { Loading } from '../shell/loading.tsx';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { TimeSince } from '../video/time-since.tsx';
import { type Delivery, deliveriesQuery } from './webhooks-query.ts';

/** What was sent to a webhook in the last two weeks, and what came of it. */
export function Deliveries({ webhookId, url }: { webhookId: string; url: string }) {
  const deliveries = useQuery(deliveriesQuery(webhookId));
  if (deliveries.isError && !deliveries.data) {
    return <NotLoaded words={t('webhooks.messagesNotLoaded')} onTryAgain={() => void deliveries.refetch()} />;
  }
  if (!deliveries.data) return <Loading words={t('webhooks.loadingMessages')} />;
  if (deliveries.data.length === 0) {
    return <p className="text-small text-muted">{t('webhooks.nothingSent')}</p>;
  }
  return (
    <ul aria-label={t('webhooks.messagesTo', { url })} className="rounded-md border border-line bg-surface text-small">
      {deliveries.data.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, event, status, tries, next_try_at, answer_status, answer, failure, video_id, created_at } = delivery;
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <code className="font-mono">{event}</code>
        <span className={status === 'failed' ? 'text-accent' : ''}>{wordsOf(delivery)}</span>
        <span className="text-muted">
          <TimeSince date={created_at} />
        </span>
      </p>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-muted hover:text-ink">
          {answer_status === null ? t('webhooks.noAnswer') : t('webhooks.answer', { status: answer_status })}
          {tries > 1 && ` · ${t('webhooks.tries', { count: tries })}`}
        </summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
          <dt className="text-muted">{t('webhooks.id')}</dt>
          <dd className="font-mono wrap-anywhere">{id}</dd>
          {video_id && (
            <>
              <dt className="text-muted">{t('webhooks.video')}</dt>
              <dd>
                <a href={`/workspace/${video_id}`} className="text-link font-mono wrap-anywhere">
                  {video_id}
                </a>
              </dd>
            </>
          )}
          {failure && (
            <>
              <dt className="text-muted">{t('webhooks.why')}</dt>
              <dd lang="en">{failure}</dd>
            </>
          )}
          {next_try_at && (
            <>
              <dt className="text-muted">{t('webhooks.nextTry')}</dt>
              <dd>{formatDateTime(next_try_at)}</dd>
            </>
          )}
        </dl>
        {answer && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
            tabIndex={0}
            className="mt-2 max-h-48 overflow-auto rounded-md border border-line p-3 font-mono whitespace-pre-wrap wrap-anywhere"
          >
            {answer}
          </pre>
        )}
      </details>
    </li>
  );
}

function wordsOf({ status, tries }: Delivery): string {
  if (status === 'delivered') return t('webhooks.taken');
  if (status === 'failed') return t('webhooks.givenUp');
  return t(tries === 0 ? 'webhooks.underway' : 'webhooks.notTakenYet');
}
