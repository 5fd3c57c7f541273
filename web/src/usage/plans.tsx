import type { Account } from './account.ts';

const names: Record<string, { name: string; price: string }> = {
  free: { name: 'Free', price: 'Free of charge' },
  pro: { name: 'Pro', price: '20 a month, in the currency of whoever runs this Cuemark' },
};

/** The plans side by side, and how to change. */
export function Plans({ account }: { account: Account }) {
  return (
    <section aria-labelledby="plans-heading" className="mt-14">
      <h2 id="plans-heading" className="font-serif text-heading">
        Plans
      </h2>
      <div className="mt-4 grid gap-x-10 border-t border-line sm:grid-cols-2">
        {account.plans.map(({ name, minutes, api }) => (
          <div key={name} className="border-b border-line py-5">
            <h3 className="flex items-baseline gap-3 font-medium">
              {names[name]?.name ?? name}
              {name === account.plan && <span className="text-small text-accent">Your plan</span>}
            </h3>
            <p className="mt-1 text-small text-muted">{names[name]?.price}</p>
            <ul className="mt-3 grid gap-1 text-small">
              <li className="tabular-nums">{minutes} minutes a month</li>
              <li>Chapters and questions in the web app</li>
              <li>{api ? 'The API, with up to 5 keys' : 'No API'}</li>
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 max-w-[36rem] text-small text-muted">
        To change your plan, ask whoever runs this Cuemark. The minutes change at once, and what was used stays used.
      </p>
    </section>
  );
}
