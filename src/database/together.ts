import type { CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';
import { hold } from './held-statements.ts';
import type { Tx } from './transaction.ts';

/**
 * Sends statements of a transaction in one message, which the server works on one after the other, each seeing what the ones before
 * it did and waited for; and waits once for the rows of them all. Where one fails, its error is thrown.
 */
export function together<Rows extends unknown[]>(
  tx: Tx,
  ...statements: { [Place in keyof Rows]: CompiledQuery<Rows[Place]> }
): Promise<{ [Place in keyof Rows]: Rows[Place][] }> {
  return tx.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.all(statements.map((statement) => connection.executeQuery(statement)));
    return results.map(({ rows }) => rows) as { [Place in keyof Rows]: Rows[Place][] };
  });
}

/**
 * A statement whose answer nobody waits for: within a transaction it goes with the next one, or with its end. Where it fails, that one
 * does, and nothing of the transaction is done.
 */
export async function later(db: Db | Tx, statement: CompiledQuery): Promise<void> {
  hold(statement.parameters);
  await db.executeQuery(statement);
}
