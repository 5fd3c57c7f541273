import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';
import { Loading } from '../shell/loading.tsx';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { appsQuery, disconnectApp } from './apps-query.ts';
import { ConnectedAppRow } from './connected-app-row.tsx';

/** Assistants and other apps that somebody allowed to act for the account, and the way to end it. */
export function ConnectedAppsSection() {
  const queryClient = useQueryClient();
  const apps = useQuery(appsQuery);
  const disconnect = async (appId: string) => {
    await disconnectApp(appId).then(
      () => announce(t('apps.disconnected')),
      (error) => {
        if (!isNotFound(error)) showError(whyNot(error, t('apps.notDisconnected')));
      },
    );
    await queryClient.invalidateQueries({ queryKey: appsQuery.queryKey });
  };
  return (
    <section aria-labelledby="apps-heading" className="mt-16">
      <h2 id="apps-heading" tabIndex={-1} className="font-serif text-heading">
        {t('apps.title')}
      </h2>
      <p className="mt-2 max-w-[36rem] font-serif text-read text-muted">
        <Sentence
          id="apps.about"
          slots={{
            address: <code className="font-mono text-small wrap-anywhere">{window.location.origin}/mcp</code>,
            // biome-ignore lint/a11y/useAnchorContent: it gets its words from the sentence.
            link: <a href="/docs/mcp" className="text-link" />,
          }}
        />
      </p>
      {apps.isPending && <Loading words={t('apps.loading')} />}
      {apps.isError && !apps.data && <NotLoaded words={t('apps.notLoaded')} onTryAgain={() => void apps.refetch()} />}
      {apps.data?.length === 0 && <p className="mt-6 text-muted">{t('apps.none')}</p>}
      {apps.data && apps.data.length > 0 && (
        <ul aria-label={t('apps.title')} className="mt-6 border-t border-line">
          {apps.data.map((app, place, all) => (
            <ConnectedAppRow
              key={app.id}
              app={app}
              neighbour={(all[place + 1] ?? all[place - 1])?.id}
              onDisconnect={() => void disconnect(app.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
