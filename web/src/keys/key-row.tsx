import { useState } from 'react';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { Button } from '../shell/button.tsx';
import { TimeSince } from '../video/time-since.tsx';
import type { ApiKey } from './keys-query.ts';

interface KeyRowProps {
  apiKey: ApiKey;
  /** The id of the key in the row after it, or before it. */
  neighbour: string | undefined;
  onRevoke: () => void;
}

/** A key by its name and last four letters; revoking asks once more, with its consequence. */
export function KeyRow({ apiKey, neighbour, onRevoke }: KeyRowProps) {
  const [asking, setAsking] = useState(false);
  const { name, last_four, created_at, last_used_at } = apiKey;
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-medium wrap-anywhere">
            {name}
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-small text-muted">
            <code className="font-mono">cuemark_live_…{last_four}</code>
            <span>
              <Sentence id="common.created" slots={{ time: <TimeSince date={created_at} /> }} />
            </span>
            <span>
              {last_used_at ? (
                <Sentence id="keys.lastUsed" slots={{ time: <TimeSince date={last_used_at} /> }} />
              ) : (
                t('keys.neverUsed')
              )}
            </span>
          </p>
        </div>
        {!asking && (
          <Button
            id={`revoke-${apiKey.id}`}
            look="quiet"
            aria-label={t('keys.revokeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t('keys.revoke')}
          </Button>
        )}
      </div>
      {asking && (
        <AskOnceMore
          yes={t('keys.revokeYes')}
          no={t('common.keepIt')}
          onYes={onRevoke}
          onNo={() => setAsking(false)}
          next={`#revoke-${apiKey.id}, #revoke-${neighbour}, #key-name`}
        >
          {t('keys.revokeText')}
        </AskOnceMore>
      )}
    </li>
  );
}
