import { useState } from 'react';
import { Button } from '../shell/button.tsx';
import { TimeSince } from '../video/time-since.tsx';
import type { ApiKey } from './keys-query.ts';

/** A key by its name and last four letters; revoking asks once more, with its consequence. */
export function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
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
          <Button look="quiet" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        )}
      </div>
      {asking && (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <p className="basis-full">Programs that use this key stop working at once. It can not be brought back.</p>
          <Button look="quiet" onClick={onRevoke}>
            Revoke this key
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      )}
    </li>
  );
}
