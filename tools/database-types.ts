import { type QueryExecutorProvider, sql } from 'kysely';

const types: Record<string, string> = {
  text: 'string',
  _text: 'string[]',
  _int2: 'number[]',
  int4: 'number',
  int8: 'Int8',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Timestamp',
  bytea: 'Buffer',
  tsvector: 'string',
  jsonb: 'Json',
};

/** The TypeScript description of a migrated database, one interface a table. */
export async function databaseTypes(db: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ table: string; column: string; type: string; nullable: boolean; filled: boolean }>`
    select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable, a.atthasdef as filled
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);

  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(([table, columns]) => {
    const fields = columns.map(({ column, type, nullable, filled }) => {
      const base = types[type];
      if (!base)
        throw new Error(`${table}.${column} has the type ${type}, which tools/database-types.ts does not know`);
      const whole = nullable ? `${base} | null` : base;
      const filledType = whole === 'Timestamp' ? 'GeneratedTimestamp' : `Generated<${whole}>`;
      return `  ${column}: ${filled ? filledType : whole};`;
    });
    return `interface ${pascalCase(table)} {\n${fields.join('\n')}\n}`;
  });
  const list = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)};`);
  return [
    '// Generated from the migrated database by `npm run generate`; do not edit.',
    "import type { ColumnType, Generated, JSONColumnType } from 'kysely';",
    '',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
    'type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;',
    'type Json = JSONColumnType<object>;',
    'type Int8 = ColumnType<string, string | number, string | number>;',
    '',
    ...interfaces.flatMap((text) => [text, '']),
    `export interface DB {\n${list.join('\n')}\n}`,
    '',
  ].join('\n');
}

function pascalCase(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
