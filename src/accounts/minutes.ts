import type { Selectable } from 'kysely';
import { type PlanName, plans } from '../contract/plans.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { prepared } from '../database/prepared.ts';
import type { DB } from '../database/schema.ts';
import { later } from '../database/together.ts';
import type { Tx } from '../database/transaction.ts';
import { cycleAt } from './cycle.ts';
import { newId } from './identifier.ts';

type AccountRow = Selectable<DB['accounts']>;
type EntryKind = 'grant' | 'charge' | 'refund' | 'adjustment';

/** Minutes that a video of this length costs: whole minutes, at least one. */
export function minutesFor(durationSeconds: number): number {
  return Math.max(1, Math.floor(durationSeconds / 60));
}

/** Minutes a cycle has for this account. */
export function minutesLimit(account: Pick<AccountRow, 'plan' | 'minutes_limit'>): number {
  return account.minutes_limit ?? plans[account.plan as PlanName].minutes;
}

export interface Cycle {
  start: Date;
  end: Date;
  minutesLimit: number;
  minutesUsed: number;
  minutesLeft: number;
}

/** The account's present cycle, opened with its grant on first use. The row stays locked until the transaction ends. */
export async function lockCycle(tx: Tx, accountId: string, now: Date): Promise<Cycle> {
  const [latest] = (await tx.executeQuery(latestCycle({ accountId }))).rows;
  if (!latest) return enterCycle(tx, accountId, now);
  const { start, end } = cycleAt(latest.began_at, now);
  return latest.cycle_start.getTime() === start.getTime()
    ? cycleOfRow(start, end, latest)
    : enterCycle(tx, accountId, now);
}

/** Locks the cycle that the account had last. */
const latestCycle = prepared((db, of: { accountId: string }) =>
  db
    .selectFrom('minute_cycles')
    .innerJoin('accounts', 'accounts.account_id', 'minute_cycles.account_id')
    .select(['cycle_start', 'minute_cycles.minutes_limit', 'minutes_used', 'began_at'])
    .where('minute_cycles.account_id', '=', of.accountId)
    .orderBy('cycle_start', 'desc')
    .limit(1)
    .forUpdate('minute_cycles'),
);

/** Locks the cycle of this moment, which may have to be opened. */
async function enterCycle(tx: Tx, accountId: string, now: Date): Promise<Cycle> {
  const account = await tx
    .selectFrom('accounts')
    .select(['began_at', 'plan', 'minutes_limit'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { start, end } = cycleAt(account.began_at, now);
  const opened = tx
    .selectFrom('minute_cycles')
    .select(['minutes_limit', 'minutes_used'])
    .where('account_id', '=', accountId)
    .where('cycle_start', '=', start)
    .forUpdate();
  const row =
    (await opened.executeTakeFirst()) ??
    (await openCycle(tx, accountId, { start, limit: minutesLimit(account), now })) ??
    (await opened.executeTakeFirstOrThrow()); // somebody else has opened it
  return cycleOfRow(start, end, row);
}

function cycleOfRow(start: Date, end: Date, row: { minutes_limit: number; minutes_used: number }): Cycle {
  return {
    start,
    end,
    minutesLimit: row.minutes_limit,
    minutesUsed: row.minutes_used,
    minutesLeft: Math.max(0, row.minutes_limit - row.minutes_used),
  };
}

/** Opens a cycle with its grant; undefined where it is open already. */
async function openCycle(
  tx: Tx,
  accountId: string,
  { start, limit, now }: { start: Date; limit: number; now: Date },
): Promise<{ minutes_limit: number; minutes_used: number } | undefined> {
  const row = await tx
    .insertInto('minute_cycles')
    .values({ account_id: accountId, cycle_start: start, minutes_limit: limit, minutes_used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['minutes_limit', 'minutes_used'])
    .executeTakeFirst();
  if (row) await addEntry(tx, accountId, start, 'grant', limit, now);
  return row;
}

/**
 * Charges a video's minutes to the present cycle, inside the transaction that stores the video.
 *
 * @throws {Problem} `not_enough_minutes` with both figures
 */
export async function chargeMinutes(
  tx: Tx,
  accountId: string,
  charge: { videoId: string; minutes: number; now: Date },
): Promise<void> {
  const cycle = await lockCycle(tx, accountId, charge.now);
  if (charge.minutes > cycle.minutesLeft) {
    throw new Problem('not_enough_minutes', {
      detail: shortageInWords(charge.minutes, cycle),
      minutesNeeded: charge.minutes,
      minutesLeft: cycle.minutesLeft,
    });
  }
  const { start } = cycle;
  const entry = entryRow(accountId, start, 'charge', charge.minutes, charge.now, charge.videoId);
  await later(tx, chargeWriting(entry));
  await tellChange(tx, { accountId });
}

/** Adds to the use of a cycle and appends the entry of it, in one statement: it comes with every video. */
const chargeWriting = prepared((db, entry: ReturnType<typeof entryRow>) =>
  db
    .with('used', () => addToUse(db, entry.account_id, entry.cycle_start, entry.minutes).returning('cycle_start'))
    .insertInto('minute_entries')
    .values({
      account_id: entry.account_id,
      entry_id: entry.entry_id,
      cycle_start: entry.cycle_start,
      kind: 'charge',
      minutes: entry.minutes,
      video_id: entry.video_id,
      created_at: entry.created_at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'video_id', 'kind']).doNothing()),
);

/** `The video needs 9 minutes, and 1 is left until December 1.` */
function shortageInWords(needed: number, { minutesLeft: left, end }: Cycle): string {
  const needs = needed === 1 ? '1 minute' : `${needed} minutes`;
  return `The video needs ${needs}, and ${left} ${left === 1 ? 'is' : 'are'} left until ${dayInWords(end)}.`;
}

/** `December 1`, as the pages write it. */
function dayInWords(moment: Date): string {
  return moment.toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/**
 * Gives a video's minutes back to the cycle that was charged; a second call does nothing. Where an operator has set the use to
 * fewer meanwhile, an adjustment beside the refund keeps it from falling below zero.
 */
export async function refundMinutes(tx: Tx, accountId: string, refund: { videoId: string; now: Date }): Promise<void> {
  const charge = await tx
    .selectFrom('minute_entries')
    .select(['cycle_start', 'minutes'])
    .where('account_id', '=', accountId)
    .where('video_id', '=', refund.videoId)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  if (!charge) return;
  const { cycle_start: start, minutes } = charge;
  // Before the entry, which names the cycle and so shares its row: two who both shared it would wait for each other here.
  const { minutes_used: used } = await tx
    .selectFrom('minute_cycles')
    .select('minutes_used')
    .where('account_id', '=', accountId)
    .where('cycle_start', '=', start)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const added = await addEntry(tx, accountId, start, 'refund', minutes, refund.now, refund.videoId);
  if (!added) return;
  if (used < minutes) await addEntry(tx, accountId, start, 'adjustment', minutes - used, refund.now);
  await addUse(tx, accountId, start, -Math.min(minutes, used));
}

/** Sets the present cycle's limit or use to a figure, by an entry of the difference. */
export async function adjustMinutes(
  tx: Tx,
  accountId: string,
  adjustment: { limit?: number | undefined; used?: number | undefined; now: Date },
): Promise<void> {
  const cycle = await lockCycle(tx, accountId, adjustment.now);
  const limit = adjustment.limit ?? cycle.minutesLimit;
  const used = adjustment.used ?? cycle.minutesUsed;
  if (limit !== cycle.minutesLimit) {
    await addEntry(tx, accountId, cycle.start, 'grant', limit - cycle.minutesLimit, adjustment.now);
  }
  if (used !== cycle.minutesUsed) {
    await addEntry(tx, accountId, cycle.start, 'adjustment', used - cycle.minutesUsed, adjustment.now);
  }
  await tx
    .updateTable('minute_cycles')
    .set({ minutes_limit: limit, minutes_used: used })
    .where('account_id', '=', accountId)
    .where('cycle_start', '=', cycle.start)
    .execute();
  await tellChange(tx, { accountId });
}

async function addUse(tx: Tx, accountId: string, cycleStart: Date, minutes: number): Promise<void> {
  await addToUse(tx, accountId, cycleStart, minutes).execute();
  await tellChange(tx, { accountId });
}

function addToUse(db: Pick<Tx, 'updateTable'>, accountId: string, cycleStart: Date, minutes: number) {
  return db
    .updateTable('minute_cycles')
    .set((row) => ({ minutes_used: row('minutes_used', '+', minutes) }))
    .where('account_id', '=', accountId)
    .where('cycle_start', '=', cycleStart);
}

/** Appends to the ledger; false where this video has such an entry already. */
async function addEntry(
  tx: Tx,
  accountId: string,
  cycleStart: Date,
  kind: EntryKind,
  minutes: number,
  now: Date,
  videoId: string | null = null,
): Promise<boolean> {
  const added = await tx
    .insertInto('minute_entries')
    .values(entryRow(accountId, cycleStart, kind, minutes, now, videoId))
    .onConflict((conflict) => conflict.columns(['account_id', 'video_id', 'kind']).doNothing())
    .returning('entry_id')
    .executeTakeFirst();
  return added !== undefined;
}

function entryRow(
  accountId: string,
  cycleStart: Date,
  kind: EntryKind,
  minutes: number,
  now: Date,
  videoId: string | null,
) {
  return {
    account_id: accountId,
    entry_id: newId(),
    cycle_start: cycleStart,
    kind,
    minutes,
    video_id: videoId,
    created_at: now,
  };
}
