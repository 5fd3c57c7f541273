import type { Transaction } from 'kysely';
import type { Db } from './connect.ts';
import { isConflict } from './failures.ts';
import type { DB } from './schema.ts';

export type Tx = Transaction<DB>;

/**
 * Runs `work` in one transaction, again where it met another one (up to five times): `work` must not touch anything else.
 * Inside a transaction it becomes part of that one.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= 5 || !isConflict(error)) throw error;
    }
  }
}
