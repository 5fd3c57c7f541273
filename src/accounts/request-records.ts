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
/** Milliseconds between two writes. */
const interval = 500;
/** Records held while the database is away; older ones are given up. */
const mostHeld = 10_000;

/** Records requests in bundles, beside them: no request waits for it, and none fails for it. */
export function openRequestRecords(ctx: SystemContext): { add(record: RequestRecord): void; stop(): Promise<void> } {
  let held: RequestRecord[] = [];
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, interval);

  async function write(): Promise<void> {
    const bundle = held.splice(0, 1000);
    if (bundle.length === 0) return;
    try {
      await ctx.db.insertInto('requests').values(bundle.map(rowOf)).execute();
    } catch (error) {
      if (isDatabaseAway(error)) {
        held = [...bundle, ...held].slice(-mostHeld);
        ctx.log.debug('requests are recorded later');
      } else {
        ctx.log.warn({ err: error, records: bundle.length }, 'requests are not recorded');
      }
    }
  }

  return {
    add(record) {
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

/** Forgets what is older than two weeks. */
export async function forgetRequests(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptDays * 86_400_000);
  await ctx.db.deleteFrom('requests').where('time', '<', before).execute();
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
