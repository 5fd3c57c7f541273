import { sql } from 'kysely';
import type { Log } from '../observability/log.ts';
import type { Db } from './connect.ts';

/** Milliseconds between two looks at the database's clock. */
const lookAgain = 30_000;

/**
 * The time by the database's clock, which all processes share: this machine's, corrected by what they were apart when the
 * database was last asked. It is asked now, and from time to time until `stop`.
 */
export async function databaseClock(db: Db, log: Log): Promise<{ clock: () => Date; stop(): void }> {
  let ahead = await millisecondsAhead(db);
  const looks = setInterval(async () => {
    try {
      ahead = await millisecondsAhead(db);
    } catch (error) {
      log.debug({ err: error }, 'the clock of the database was not read');
    }
  }, lookAgain);
  looks.unref();
  return { clock: () => new Date(Date.now() + ahead), stop: () => clearInterval(looks) };
}

/** How far the database's clock is ahead of this machine's; 0 where they may well be the same. */
async function millisecondsAhead(db: Db): Promise<number> {
  const asked = Date.now();
  const { rows } = await sql<{ time: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as time`.execute(db);
  const answered = Date.now();
  const time = Math.floor(rows[0]?.time ?? asked);
  if (time >= asked && time <= answered) return 0;
  return time - Math.round((asked + answered) / 2);
}
