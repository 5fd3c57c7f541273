import { useState } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { Button } from '../shell/button.tsx';
import { TimeSince } from '../video/time-since.tsx';
import type { ConnectedApp } from './apps-query.ts';

interface ConnectedAppRowProps {
  app: ConnectedApp;
  /** The id of the app in the row after it, or before it. */
  neighbour: string | undefined;
  onDisconnect: () => void;
}

/** An app that may act for the account; disconnecting asks once more, with its consequence. */
export function ConnectedAppRow({ app, neighbour, onDisconnect }: ConnectedAppRowProps) {
  const [asking, setAsking] = useState(false);
  const { id, name, host, connected_at, last_used_at } = app;
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-medium wrap-anywhere">
            {name}
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-small text-muted">
            {host && <span className="wrap-anywhere">{host}</span>}
            <span>
              <Sentence id="apps.connected" slots={{ time: <TimeSince date={connected_at} /> }} />
            </span>
            <span>
              {last_used_at ? (
                <Sentence id="apps.lastUsed" slots={{ time: <TimeSince date={last_used_at} /> }} />
              ) : (
                t('apps.neverUsed')
              )}
            </span>
          </p>
        </div>
        {!asking && (
          <Button
            id={`disconnect-${id}`}
            look="quiet"
            aria-label={t('apps.disconnectOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t('apps.disconnect')}
          </Button>
        )}
      </div>
      {asking && (
        <AskOnceMore
          yes={t('apps.disconnectYes')}
          no={t('common.keepIt')}
          onYes={onDisconnect}
          onNo={() => setAsking(false)}
          next={`#disconnect-${id}, #disconnect-${neighbour}, #apps-heading`}
        >
          {t('apps.disconnectText')}
        </AskOnceMore>
      )}
    </li>
  );
}
