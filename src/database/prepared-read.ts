import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Db } from './connect.ts';
import type { Tx } from './transaction.ts';

/** A read with the values that it is built with, each of them a text. */
type Build<Values extends Record<string, string>, Row> = (
  db: Db | Tx,
  values: Values,
) => { compile(executor?: QueryExecutorProvider): CompiledQuery<Row> };

/**
 * A read that comes with nearly every request: built once, and then sent with the values of each. A value may stand in it as a
 * parameter only, not as what it is built by.
 */
export function preparedRead<Values extends Record<string, string>, Row>(
  names: readonly (keyof Values & string)[],
  build: Build<Values, Row>,
): (db: Db | Tx, values: Values) => Promise<Row | undefined> {
  const marks = Object.fromEntries(names.map((name) => [name, `:${name}`])) as Values;
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, marks).compile();
    const parameters = compiled.parameters.map((mark) => values[String(mark).slice(1)]);
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
