import { useState } from 'react';
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
              Created <TimeSince date={created_at} />
            </span>
            <span>
              {last_used_at ? 'Last used ' : 'Never used'}
              {last_used_at && <TimeSince date={last_used_at} />}
            </span>
          </p>
        </div>
        {!asking && (
          <Button id={`revoke-${apiKey.id}`} look="quiet" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        )}
      </div>
      {asking && (
        <AskOnceMore
          yes="Revoke this key"
          no="Keep it"
          onYes={onRevoke}
          onNo={() => setAsking(false)}
          next={`#revoke-${apiKey.id}, #revoke-${neighbour}, #key-name`}
        >
          Programs that use this key stop working at once. It can not be brought back.
        </AskOnceMore>
      )}
    </li>
  );
}
