import { sql } from 'kysely';
import { isDatabaseAway } from '../database/failures.ts';
import type { SystemContext } from './context.ts';

/** What a request was and what came of it. */
export interface RequestRecord {
  requestId: string;
  time: Date;
  accountId: string | null;
  /** Null where it was no well-formed HTTP. */
  method: string | null;
  /** The route's pattern; null where none was met. */
  route: string | null;
  status: number;
  /** The code of its problem document. */
  code: string | null;
  videoId: string | null;
  questionId: string | null;
}

/** Days that a record is kept. */
const keptDays = 14;
/**
 * Records that are kept at most, the oldest going first: of requests that no key or session let in, which anybody can send, and of all
 * together. A record takes about 300 bytes of disk.
 */
const mostKept = { ofStrangers: 100_000, ofAll: 1_000_000 };
/** Milliseconds between two writes. */
const interval = 500;
/** Requests of which records are made in such a time: of all strangers together, and of one account. The others are left out. */
const mostMade = { ofStrangers: 10, ofAccount: 100 };
/** Records held while the database is away; older ones are given up. */
const mostHeld = 10_000;
/** Records of one statement. */
const bundleSize = 1000;

/**
 * Records requests in bundles, beside them: no request waits for it, and none fails for it. Of many at once a sample is recorded, so
 * that nobody fills the disk by asking.
 */
export function openRequestRecords(ctx: SystemContext): { add(record: RequestRecord): void; stop(): Promise<void> } {
  let held: RequestRecord[] = [];
  const made = new Map<string | null, number>();
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, interval);

  async function write(): Promise<void> {
    made.clear();
    while (held.length > 0) {
      const bundle = held.splice(0, bundleSize);
      try {
        await insert(bundle);
      } catch (error) {
        if (isDatabaseAway(error)) {
          held = [...bundle, ...held].slice(-mostHeld);
          ctx.log.debug('requests are recorded later');
          return;
        }
        ctx.log.warn({ err: error, records: bundle.length }, 'requests are not recorded');
      }
    }
  }

  /** What was written and not confirmed, as where the connection broke, comes a second time. */
  async function insert(bundle: RequestRecord[]): Promise<void> {
    await ctx.db
      .insertInto('requests')
      .values(bundle.map(rowOf))
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .execute();
  }

  return {
    add(record) {
      const count = (made.get(record.accountId) ?? 0) + 1;
      if (count > (record.accountId === null ? mostMade.ofStrangers : mostMade.ofAccount)) return;
      made.set(record.accountId, count);
      held.push(record);
      if (held.length > mostHeld) held.shift();
    },
    async stop() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}

/** The record of a request, where it is no older than two weeks. */
export async function readRequest(ctx: SystemContext, requestId: string): Promise<RequestRecord | undefined> {
  const row = await ctx.db.selectFrom('requests').selectAll().where('request_id', '=', requestId).executeTakeFirst();
  return (
    row && {
      requestId: row.request_id,
      time: row.time,
      accountId: row.account_id,
      method: row.method,
      route: row.route,
      status: row.status,
      code: row.code,
      videoId: row.video_id,
      questionId: row.question_id,
    }
  );
}

/** Forgets what is older than two weeks, and the oldest of more than are kept. */
export async function forgetRequests(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptDays * 86_400_000);
  await ctx.db.deleteFrom('requests').where('time', '<', before).execute();
  await sql`delete from requests where account_id is null and time <=
    (select time from requests where account_id is null order by time desc offset ${mostKept.ofStrangers} limit 1)`.execute(
    ctx.db,
  );
  await sql`delete from requests where time <=
    (select time from requests order by time desc offset ${mostKept.ofAll} limit 1)`.execute(ctx.db);
}

function rowOf(record: RequestRecord) {
  return {
    request_id: record.requestId,
    time: record.time,
    account_id: record.accountId,
    method: record.method,
    route: record.route,
    status: record.status,
    code: record.code,
    video_id: record.videoId,
    question_id: record.questionId,
  };
}
