import { createHash } from 'node:crypto';
import pg from 'pg';

/** Different statements that get names in one process: the server keeps what each of them means for every connection. */
const mostNamedStatements = 500;
/** Characters of the longest statement that is named: longer ones are lists of rows, and hardly come twice. */
const longestNamedStatement = 4000;

/** Statements by their text: how often they came, and their name from the second time on. */
const known = new Map<string, { times: number; name: string | undefined }>();

/**
 * A connection that names the statements which come again, so that the server reads and plans each of them once (`PREPARE`).
 * It does so where it speaks to PostgreSQL itself: what stands between them may give each transaction another server, which
 * has never heard of the name.
 */
export class NamingClient extends pg.Client {
  /** Set once it is known that nothing stands between. */
  namesStatements = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg declares ten forms; this passes on whichever comes.
  override query(...words: any[]): any {
    const [text, values] = words;
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0 && words.length === 2;
    const name = this.namesStatements && isPlain ? nameOf(text) : undefined;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return name === undefined ? (super.query as any)(...words) : super.query({ name, text, values });
  }
}

/** A pooler answers as PostgreSQL does, but says another process id when it greets than the server that it passes queries to. */
export async function speaksToServer(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as { processID?: number }).processID;
}

/**
 * The name of a statement that came before; undefined for a new one, and for one whose columns a migration may change under a
 * process that still runs (`select *`): the server refuses a name whose columns are other ones by now.
 */
function nameOf(text: string): string | undefined {
  const statement = known.get(text);
  if (statement) {
    statement.times += 1;
    if (statement.times === 2 && isLasting(text)) {
      statement.name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    }
    return statement.name;
  }
  if (known.size < mostNamedStatements && text.length <= longestNamedStatement)
    known.set(text, { times: 1, name: undefined });
  return undefined;
}

function isLasting(text: string): boolean {
  return !/(?:select|returning|\.)\s*\*/i.test(text);
}
