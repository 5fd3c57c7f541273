import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { isNotSignedIn, whyNot } from '../api/refusal.ts';
import { appsQuery } from '../connected-apps/apps-query.ts';
import { ConnectedAppsSection } from '../connected-apps/connected-apps-section.tsx';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';
import { Loading } from '../shell/loading.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { webhooksQuery } from '../webhooks/webhooks-query.ts';
import { WebhooksSection } from '../webhooks/webhooks-section.tsx';
import { KeyRow } from './key-row.tsx';
import { createKey, keysQuery, revokeKey } from './keys-query.ts';
import { NewKey } from './new-key.tsx';
import { NewKeyForm } from './new-key-form.tsx';

/** The account's API keys: made here, shown once, revoked here. */
export function KeysPage() {
  usePageTitle(t('keys.title'));
  const queryClient = useQueryClient();
  const keys = useQuery(keysQuery);
  const account = useQuery(accountQuery);
  // They stand below one another: one that comes late would move the others.
  const waiting = [keys, account, useQuery(appsQuery), useQuery(webhooksQuery)];
  const [made, setMade] = useState<{ id: string; key: string } | null>(null);
  if (keys.isError && !keys.data && !isNotSignedIn(keys.error)) {
    return <ServerUnreachable error={keys.error} trying={keys.isFetching} onTryAgain={() => void keys.refetch()} />;
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
  const create = async (name: string) => {
    try {
      setMade(await createKey(name));
      announce(t('keys.made'));
      await refresh();
    } catch (error) {
      await refresh();
      const now = queryClient.getQueryData(keysQuery.queryKey) ?? [];
      const isMade = now.some((key) => key.name === name && !keys.data?.some(({ id }) => id === key.id));
      if (!isMade) throw error;
      showError(t('keys.madeButLost', { name }));
    }
  };
  const revoke = async (keyId: string) => {
    await revokeKey(keyId).then(
      () => {
        announce(t('keys.revoked'));
        setMade((shown) => (shown?.id === keyId ? null : shown));
      },
      (error) => showError(whyNot(error, t('keys.notRevoked'))),
    );
    await refresh();
  };
  if (waiting.some((query) => query.isPending)) {
    return (
      <div className="mx-auto max-w-215 pt-4 sm:pt-8">
        <h1 className="font-serif text-title tracking-[-0.01em]">{t('keys.title')}</h1>
        <Loading words={t('keys.loading')} />
      </div>
    );
  }
  const limit = account.data?.keys_limit ?? 5;
  const isFull = (keys.data?.length ?? 0) >= limit;
  return (
    <div className="mx-auto max-w-215 pt-4 sm:pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-title tracking-[-0.01em]">{t('keys.title')}</h1>
        {keys.data && (
          <p className="text-small text-muted tabular-nums">{t('keys.count', { count: keys.data.length, limit })}</p>
        )}
      </div>
      <p className="mt-3 max-w-[36rem] font-serif text-read text-muted">{t('keys.about')}</p>
      {account.data && !account.data.api && (
        <p className="mt-4 max-w-[36rem] border-s-2 border-accent ps-3">{t('keys.proOnly')}</p>
      )}
      {made && <NewKey value={made.key} sample={account.data?.sample_url} />}
      {isFull ? <p className="mt-8 text-muted">{t('keys.full', { limit })}</p> : <NewKeyForm onCreate={create} />}
      {keys.data && keys.data.length > 0 && (
        <ul aria-label={t('keys.list')} className="mt-8 border-t border-line">
          {keys.data.map((key, place, all) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              neighbour={(all[place + 1] ?? all[place - 1])?.id}
              onRevoke={() => void revoke(key.id)}
            />
          ))}
        </ul>
      )}
      <ConnectedAppsSection />
      <WebhooksSection />
    </div>
  );
}
