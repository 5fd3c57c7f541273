import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DB } from './schema.ts';

/** Builds statements, and asks nobody. */
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in a statement where one of its values comes. */
class Mark {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that comes with nearly every request: built once, at its first use, and then sent with the values of each. A value may
 * stand in it as a parameter only, not as what it is built by.
 */
export function prepared<Values extends object, Row>(
  build: (db: Kysely<DB>, values: Values) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  const marks = new Proxy({} as Values, { get: (_, name) => new Mark(String(name)) });
  let compiled: CompiledQuery<Row> | undefined;
  return (values) => {
    compiled ??= build(builder, marks).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Mark ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...compiled, parameters };
  };
}
