import { NamingClient } from './named-statements.ts';

type Statement = [text: string, values?: readonly unknown[]];

/** Tells listeners of a channel something when the transaction commits; PostgreSQL tells nobody before. */
export const notification = 'select pg_notify($1, $2)';

/** Statements whose answer says nothing. */
const areHeld = new Set(['begin', notification]);
const ends = new Map([
  ['commit', 'COMMIT'],
  ['rollback', 'ROLLBACK'],
]);

/**
 * A connection that, within a transaction, holds statements whose answer says nothing and sends them with the next one: one
 * message to the server, and one wait for it, instead of two. Where one of them fails, so does the statement that it went with.
 */
export class HoldingClient extends NamingClient {
  #held: Statement[] = [];
  #isInTransaction = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg declares ten forms; this passes on whichever comes.
  override query(...words: any[]): any {
    const [text] = words;
    if (text === 'begin') this.#isInTransaction = true;
    if (this.#isInTransaction && areHeld.has(text)) {
      this.#held.push(words as Statement);
      return Promise.resolve({ rows: [] });
    }
    const end = ends.get(text);
    if (end !== undefined) this.#isInTransaction = false;
    const held = this.#held.splice(0);
    const isBegun = held[0]?.[0] !== 'begin';
    // Nothing was asked within it, or what was to be told is not true.
    if (!isBegun && (end === 'ROLLBACK' || (end === 'COMMIT' && held.length === 1)))
      return Promise.resolve({ command: end, rows: [] });
    if (held.length === 0 || end === 'ROLLBACK') return super.query(...words);
    return this.#sendTogether([...held, words as Statement]);
  }

  /** The answer to the last of them. */
  async #sendTogether(statements: Statement[]): Promise<unknown> {
    const { stream } = (
      this as unknown as { connection: { stream: NodeJS.WritableStream & { cork(): void; uncork(): void } } }
    ).connection;
    stream.cork();
    const answers = statements.map((statement) => super.query(...statement));
    stream.uncork();
    return (await Promise.all(answers)).at(-1);
  }
}
