import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { isNotSignedIn } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { buttonLook } from '../shell/button.tsx';
import { Loading } from '../shell/loading.tsx';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { Balance } from './balance.tsx';
import { entriesCsv } from './entries-csv.ts';
import { EntryTable } from './entry-table.tsx';
import { Languages } from './languages.tsx';
import { type Entry, minutesQuery } from './minutes-query.ts';
import { Plans } from './plans.tsx';

const kinds = { all: 'usage.everything', charge: 'usage.charged', refund: 'usage.givenBack' } as const;

/** The balance, what happened to it, the plans, and the languages. */
export function UsagePage() {
  usePageTitle(t('usage.title'));
  const account = useQuery(accountQuery);
  const minutes = useQuery(minutesQuery);
  const [kind, setKind] = useState<keyof typeof kinds>('all');
  if (account.isError && !account.data && !isNotSignedIn(account.error)) {
    return (
      <ServerUnreachable error={account.error} trying={account.isFetching} onTryAgain={() => void account.refetch()} />
    );
  }
  if (account.isPending || minutes.isPending) {
    return (
      <div className="mx-auto max-w-215 pt-4 sm:pt-8">
        <h1 className="font-serif text-title tracking-[-0.01em]">{t('usage.title')}</h1>
        <Loading words={t(account.isPending ? 'usage.loading' : 'usage.loadingEntries')} />
      </div>
    );
  }
  const entries = (minutes.data ?? []).filter((entry: Entry) => kind === 'all' || entry.kind === kind);
  const csv = `data:text/csv;charset=utf-8,${encodeURIComponent(entriesCsv(entries))}`;
  return (
    <div className="mx-auto max-w-215 pt-4 sm:pt-8">
      <h1 className="font-serif text-title tracking-[-0.01em]">{t('usage.title')}</h1>
      {account.data && <Balance account={account.data} />}
      <div className="mt-12 flex flex-wrap items-end justify-between gap-4">
        <h2 className="font-serif text-heading">{t('usage.minutes')}</h2>
        <div className="flex min-w-0 flex-wrap items-center gap-3 text-small">
          <label className="flex min-w-0 flex-wrap items-center gap-2">
            {t('usage.show')}
            <select
              value={kind}
              className="min-h-11 max-w-full rounded-md border border-muted/60 bg-surface px-2 sm:pointer-fine:min-h-9"
              onChange={(event) => setKind(event.target.value as keyof typeof kinds)}
            >
              {Object.entries(kinds).map(([value, words]) => (
                <option key={value} value={value}>
                  {t(words)}
                </option>
              ))}
            </select>
          </label>
          {minutes.data && (
            <a href={csv} download="cuemark-minutes.csv" className={buttonLook('quiet')}>
              {t('usage.csv')}
            </a>
          )}
        </div>
      </div>
      {minutes.data && (
        <div className="overflow-x-auto">
          <EntryTable entries={entries} />
        </div>
      )}
      {minutes.isError && !minutes.data && (
        <NotLoaded
          words={t('usage.entriesNotLoaded')}
          className="mt-4 border-t border-line pt-4"
          onTryAgain={() => void minutes.refetch()}
        />
      )}
      {account.data && <Plans account={account.data} />}
      {account.data && <Languages account={account.data} />}
    </div>
  );
}
