import { type Selectable, sql } from 'kysely';
import type { Log } from '../observability/log.ts';
import { attemptSeconds } from '../observability/metrics.ts';
import { tellChange } from './changes.ts';
import type { Db } from './connect.ts';
import type { DB } from './schema.ts';
import type { Tx } from './transaction.ts';

/** The tables whose rows are work: their noun, the column that names a row, those that tell where it is, and the status of one that is not final. */
const work = {
  videos: { noun: 'video', id: 'video_id', place: ['video_id'], unfinished: 'processing' },
  questions: {
    noun: 'question',
    id: 'question_id',
    place: ['video_id', 'chat_id', 'question_id'],
    unfinished: 'pending',
  },
  summaries: { noun: 'summary', id: 'summary_id', place: ['video_id'], unfinished: 'pending' },
  webhook_deliveries: { noun: 'delivery', id: 'delivery_id', place: ['webhook_id'], unfinished: 'pending' },
} as const;

export type WorkTable = keyof typeof work;

/**
 * One worker's go at a row of work. The row carries the attempt's number and a lease by the database's clock: whoever writes
 * must still hold both, so a worker that was stopped or cut off for longer than its lease changes nothing.
 */
export interface Attempt {
  table: WorkTable;
  accountId: string;
  id: string;
  number: number;
}

/** Columns of the row that are written beside the attempt's own. */
type Change = Record<string, string | null>;

/** Seconds that a worker's silence is borne; it says that it lives four times in that span. */
const leaseSeconds = 20;

const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/** The row is due and nobody works on it, as far as leases tell. */
const isFree = sql`due_at <= now() and (lease_until is null or lease_until <= now())`;

/** So much work is named at once; the rest is named soon after. */
const mostDue = 100;

/**
 * A row with more strikes than this is taken for one that ends its workers. An attempt whose lease ran out is one strike, one
 * that broke is three; one that was given back in order is none.
 */
export const mostStrikes = 8;

/** Work that is due and that nobody holds, of any account, what is due longest first: for whoever rings for it. */
export async function dueWork(db: Db, table: WorkTable): Promise<{ accountId: string; id: string }[]> {
  const { id, unfinished } = work[table];
  const { rows } = await sql<{ accountId: string; id: string }>`
    select account_id as "accountId", ${sql.ref(id)} as id from ${sql.table(table)}
    where status = ${unfinished} and ${isFree} order by due_at limit ${mostDue}`.execute(db);
  return rows;
}

const dueTables = sql<{ table: WorkTable }>`${sql.join(
  Object.entries(work).map(
    ([table, { unfinished }]) => sql`
      (select ${table} as "table" from ${sql.table(table)}
      where status = ${unfinished} and (deadline <= now() or ${isFree}) limit 1)`,
  ),
  sql` union all `,
)}`;

/** The tables of which some row is due and held by nobody, or past its deadline: where nothing is, one statement has told so of all. */
export async function tablesWithDueWork(db: Db): Promise<WorkTable[]> {
  const { rows } = await dueTables.execute(db);
  return rows.map(({ table }) => table);
}

/** Whether there is such a table, within another statement. */
export const hasDueWork = sql<boolean>`exists (${dueTables})`;

/** Takes the row for a new attempt, unless somebody works on it, it is final, it is not due yet or past its deadline. */
export async function beginAttempt<T extends WorkTable>(
  db: Db,
  of: { table: T; accountId: string; id: string },
): Promise<{ row: Selectable<DB[T]>; attempt: Attempt } | undefined> {
  const { id, unfinished } = work[of.table];
  const { rows } = await sql<Selectable<DB[T]> & { attempt: number }>`
    update ${sql.table(of.table)} set attempt = attempt + 1, lease_until = ${leaseEnd},
      strikes = strikes + case when lease_until is null then 0 else 1 end
    where account_id = ${of.accountId} and ${sql.ref(id)} = ${of.id} and status = ${unfinished}
      and deadline > now() and ${isFree}
    returning *`.execute(db);
  const row = rows[0];
  return row && { row, attempt: { ...of, number: row.attempt } };
}

/** Extends the lease; false where the attempt is over. */
export async function keepAttempt(db: Db, attempt: Attempt, change: Change = {}): Promise<boolean> {
  return write(db, attempt, sql`lease_until = ${leaseEnd}`, change);
}

/**
 * Gives the row back: another attempt may begin after `seconds`. What was tried in vain, or broke, is counted on the row; what gave
 * way to others, or since the process stops, is not. False where the attempt is over.
 */
export async function postponeAttempt(
  db: Db,
  attempt: Attempt,
  { seconds, because }: { seconds: number; because: 'gave_way' | 'tried' | 'broken' },
  change: Change = {},
): Promise<boolean> {
  const tries = because === 'tried' ? 1 : 0;
  const strikes = because === 'broken' ? 3 : 0;
  const own = sql`lease_until = null, due_at = now() + make_interval(secs => ${seconds}),
    tries = tries + ${tries}::integer, strikes = strikes + ${strikes}::integer`;
  return write(db, attempt, own, change);
}

/** Makes the row final; false where the attempt is over and nothing may be written. */
export async function endAttempt(
  tx: Db | Tx,
  attempt: Attempt,
  outcome: Change & { status: string },
): Promise<boolean> {
  return write(tx, attempt, sql`lease_until = null, finished_at = now()`, outcome);
}

/** Locks the row for a write beside it; false where the attempt is over. */
export async function holdsAttempt(tx: Tx, attempt: Attempt): Promise<boolean> {
  const { rows } = await sql`
    select attempt from ${sql.table(attempt.table)} where ${heldBy(attempt)} for update`.execute(tx);
  return rows.length > 0;
}

/** Says that the attempt lives, until it is disposed of, and then how long that was. `signal` aborts when the attempt is over, or with `stopping`. */
export function startHeartbeat(db: Db, attempt: Attempt, { stopping, log }: { stopping: AbortSignal; log: Log }) {
  const over = new AbortController();
  const observeSeconds = attemptSeconds.startTimer({ work: work[attempt.table].noun });
  const heartbeat = setInterval(() => void beat(), (leaseSeconds * 1000) / 4);

  async function beat() {
    try {
      if (!(await keepAttempt(db, attempt))) over.abort();
    } catch (error) {
      log.warn({ err: error }, 'the lease was not extended');
    }
  }

  return {
    signal: AbortSignal.any([stopping, over.signal]),
    [Symbol.dispose]() {
      clearInterval(heartbeat);
      observeSeconds();
    },
  };
}

/** Writes to the row while this attempt holds it, and tells of what can be seen. */
async function write(db: Db | Tx, attempt: Attempt, own: ReturnType<typeof sql>, change: Change): Promise<boolean> {
  const { accountId, table } = attempt;
  const others = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const place = work[table].place.map((column) => sql.ref(column));
  const { rows } = await sql<{ video_id?: string; chat_id?: string; question_id?: string }>`
    update ${sql.table(table)} set ${sql.join([own, ...others])} where ${heldBy(attempt)}
    returning ${sql.join(place)}`.execute(db);
  const row = rows[0];
  if (row?.video_id && others.length > 0) {
    const question = row.question_id && row.chat_id && { chatId: row.chat_id, questionId: row.question_id };
    await tellChange(db, { accountId, videoId: row.video_id, ...(question || {}) });
  }
  return row !== undefined;
}

/** The row while this attempt holds it. */
function heldBy(attempt: Attempt) {
  const { id, unfinished } = work[attempt.table];
  return sql<boolean>`account_id = ${attempt.accountId} and ${sql.ref(id)} = ${attempt.id}
    and attempt = ${attempt.number} and status = ${unfinished} and lease_until > now() and deadline > now()`;
}
