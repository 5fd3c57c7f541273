import { type MessageKey, t } from '../i18n/messages.ts';
import type { Account } from './account.ts';

const names: Record<string, { name: string; price: MessageKey }> = {
  free: { name: 'Free', price: 'usage.freeOfCharge' },
  pro: { name: 'Pro', price: 'usage.proPrice' },
};

/** The plans side by side, and how to change. */
export function Plans({ account }: { account: Account }) {
  return (
    <section aria-labelledby="plans-heading" className="mt-14">
      <h2 id="plans-heading" className="font-serif text-heading">
        {t('usage.plans')}
      </h2>
      <div className="mt-4 grid gap-x-10 border-t border-line sm:grid-cols-2">
        {account.plans.map(({ name, minutes, api }) => (
          <div key={name} className="border-b border-line py-5">
            <h3 className="flex items-baseline gap-3 font-medium">
              {names[name]?.name ?? name}
              {name === account.plan && <span className="text-small text-accent">{t('usage.yourPlan')}</span>}
            </h3>
            <p className="mt-1 text-small text-muted">{names[name] && t(names[name].price)}</p>
            <ul className="mt-3 grid gap-1 text-small">
              <li className="tabular-nums">{t('usage.minutesAMonth', { count: minutes })}</li>
              <li>{t('usage.inTheApp')}</li>
              <li>{t(api ? 'usage.withApi' : 'usage.noApi')}</li>
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 max-w-[36rem] text-small text-muted">{t('usage.changePlan')}</p>
    </section>
  );
}
