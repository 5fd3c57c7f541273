import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Problem, problems } from '../contract/problems.ts';
import type { SystemContext } from './context.ts';
import { networkOf } from './network-of.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Rule {
  /** What is counted together: one email from one network, all of one network, one email from anywhere, or one account. */
  of: 'pair' | 'network' | 'email' | 'account';
  most: number;
  /** From the first try on. */
  seconds: number;
}

/**
 * In this order, so that who is refused for one email from one network uses up nothing of the others: a guesser at one place
 * shuts nobody else out, neither their neighbours nor, from there alone, the account's owner elsewhere.
 */
const rules: Record<
  | 'sign-in'
  | 'sign-up'
  | 'forgot'
  | 'link'
  | 'preview'
  | 'refused'
  | 'playlist'
  | 'suggestions'
  | 'webhook'
  | 'document'
  | 'registration'
  | 'tokens',
  Rule[]
> = {
  'sign-in': [
    { of: 'pair', most: 10, seconds: 15 * minute },
    { of: 'network', most: 100, seconds: 15 * minute },
    { of: 'email', most: 100, seconds: day },
  ],
  // Of what sends mail to somebody.
  'sign-up': [
    { of: 'pair', most: 5, seconds: hour },
    { of: 'network', most: 60, seconds: hour },
    { of: 'email', most: 20, seconds: day },
  ],
  forgot: [
    { of: 'pair', most: 5, seconds: hour },
    { of: 'network', most: 60, seconds: hour },
    { of: 'email', most: 20, seconds: day },
  ],
  link: [{ of: 'network', most: 100, seconds: 15 * minute }],
  // Of what asks the platform, which may block this address for all.
  preview: [{ of: 'account', most: 60, seconds: 5 * minute }],
  // Of links sent in vain on the pages, which ask it as well.
  refused: [{ of: 'account', most: 60, seconds: 5 * minute }],
  // Each asks it several times.
  playlist: [{ of: 'account', most: 20, seconds: 5 * minute }],
  // Of what asks an engine, or a language model, for a click.
  suggestions: [{ of: 'account', most: 60, seconds: 5 * minute }],
  // Of what sends a message to somebody else's server.
  webhook: [{ of: 'account', most: 30, seconds: 5 * minute }],
  // Of what reads a document from somebody else's server.
  document: [{ of: 'account', most: 30, seconds: 5 * minute }],
  // Of what leaves a row behind. An assistant in the cloud registers for all its people from one network.
  registration: [{ of: 'network', most: 100, seconds: hour }],
  tokens: [{ of: 'account', most: 300, seconds: hour }],
};

export interface Try {
  what: keyof typeof rules;
  /** Of the client, as the server believes it; where no account is signed in. */
  address?: string;
  email?: string;
  accountId?: string;
}

/**
 * Counts a try before it is made, so that many at once are counted too; by the database's clock, for every process alike.
 *
 * @throws {Problem} `too_many_tries`
 */
export async function countTry(ctx: SystemContext, attempt: Try): Promise<void> {
  // Guesses of others, from here or from everywhere, do not shut out the owner where the owner has signed in lately.
  const isOwners = attempt.what === 'sign-in' && (await isKnown(ctx, attempt));
  // A network that has had its tries leaves no more rows behind, whatever emails it makes up.
  if (!isOwners) await refuseSpent(ctx, attempt, 'network');
  for (const rule of rules[attempt.what]) {
    const { tries, secondsLeft } = await count(ctx, keyOf(attempt, rule.of), rule.seconds);
    if (tries <= rule.most || (isOwners && rule.of !== 'pair')) continue;
    throw tooManyTries(secondsLeft);
  }
}

/** Does what counts as a try where it is refused (402 or 422) alone. */
export async function countRefused<T>(ctx: SystemContext, attempt: Try, work: () => Promise<T>): Promise<T> {
  await refuseSpent(ctx, attempt, 'account');
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && [402, 422].includes(problems[error.code].status)) await countTry(ctx, attempt);
    throw error;
  }
}

/** @throws {Problem} `too_many_tries` where all tries are used up; counts none */
async function refuseSpent(ctx: SystemContext, attempt: Try, of: Rule['of']): Promise<void> {
  const rule = rules[attempt.what].find((one) => one.of === of);
  if (!rule) return;
  const spent = await ctx.db
    .selectFrom('counted_tries')
    .select(sql<number>`ceil(extract(epoch from until - now()))::int`.as('secondsLeft'))
    .where('key', '=', keyOf(attempt, of))
    .where('until', '>', sql<Date>`now()`)
    .where('tries', '>=', rule.most)
    .executeTakeFirst();
  if (spent) throw tooManyTries(spent.secondsLeft);
}

function tooManyTries(secondsLeft: number): Problem {
  const detail = `There were too many tries. Try again in ${inWords(secondsLeft)}.`;
  return new Problem('too_many_tries', { detail, retryAfter: secondsLeft });
}

/** Takes back what was counted of a sign-in that was right, and knows its network for thirty days. */
export async function forgetTry(ctx: SystemContext, attempt: Try): Promise<void> {
  await ctx.db.deleteFrom('counted_tries').where('key', '=', keyOf(attempt, 'pair')).execute();
  await ctx.db
    .updateTable('counted_tries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('key', 'in', [keyOf(attempt, 'network'), keyOf(attempt, 'email')])
    .where('tries', '>', 0)
    .execute();
  await knowNetwork(ctx, attempt);
}

/** After a link proved whose the address is, guesses at its account are counted from nothing, and its network is known for thirty days. */
export async function forgetGuesses(ctx: SystemContext, attempt: Try): Promise<void> {
  await ctx.db
    .deleteFrom('counted_tries')
    .where('key', 'in', [keyOf(attempt, 'pair'), keyOf(attempt, 'email')])
    .execute();
  await knowNetwork(ctx, attempt);
}

async function knowNetwork(ctx: SystemContext, attempt: Try): Promise<void> {
  const until = sql<Date>`now() + make_interval(secs => ${30 * day})`;
  await ctx.db
    .insertInto('counted_tries')
    .values({ key: keyOf(attempt, 'known'), tries: 1, until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ until }))
    .execute();
}

async function isKnown(ctx: SystemContext, attempt: Try): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('counted_tries')
    .select('key')
    .where('key', '=', keyOf(attempt, 'known'))
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** One more of a key, in the window that its first one opened. */
async function count(
  ctx: SystemContext,
  key: string,
  seconds: number,
): Promise<{ tries: number; secondsLeft: number }> {
  const { rows } = await sql<{ tries: number; secondsLeft: number }>`
    insert into counted_tries as t (key, tries, until) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      tries = case when t.until <= now() then 1 else t.tries + 1 end,
      until = case when t.until <= now() then excluded.until else t.until end
    returning tries, ceil(extract(epoch from until - now()))::int as "secondsLeft"`.execute(ctx.db);
  await sql`delete from counted_tries where key in
    (select key from counted_tries where until < now() limit 100 for update skip locked)`.execute(ctx.db);
  return rows[0] ?? { tries: 1, secondsLeft: seconds };
}

/** A hash, so that addresses of people who never came in are not kept. */
function keyOf({ what, address = '', email = '', accountId = '' }: Try, of: Rule['of'] | 'known'): string {
  const network = of === 'email' || of === 'account' ? '' : networkOf(address);
  const whose = of === 'network' ? '' : of === 'account' ? accountId : email.trim().toLowerCase();
  return createHash('sha256').update([what, of, network, whose].join('\n')).digest('base64url');
}

function inWords(seconds: number): string {
  const [count, unit] = seconds > 90 * minute ? [seconds / hour, 'hour'] : [seconds / minute, 'minute'];
  const whole = Math.max(1, Math.ceil(count));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
