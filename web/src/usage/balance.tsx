import { formatDay } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import type { Account } from './account.ts';

/** The balance as a bar, and when it begins anew. */
export function Balance({ account }: { account: Account }) {
  const { minutes_left, minutes_limit, minutes_used, resets_at } = account;
  const share = minutes_limit === 0 ? 100 : Math.min(100, (minutes_used / minutes_limit) * 100);
  return (
    <section aria-labelledby="balance-heading" className="mt-6">
      <h2 id="balance-heading" className="font-serif text-read tabular-nums">
        {t('usage.leftOf', { left: minutes_left, limit: minutes_limit })}
      </h2>
      <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-2 text-small text-muted tabular-nums">
        {resets_at
          ? t('usage.usedUntil', { used: minutes_used, day: formatDay(resets_at) })
          : t('usage.used', { used: minutes_used })}
      </p>
    </section>
  );
}
