import { NamingClient } from './named-statements.ts';

type Statement = [text: string, values?: readonly unknown[]];

/** The values of statements whose answer says nothing, by which a connection knows them. */
const areHeld = new WeakSet<readonly unknown[]>();

/** Lets a statement wait for the next one of its transaction, or for its end. Where it fails, so does what it goes with. */
export function hold(values: readonly unknown[]): void {
  areHeld.add(values);
}

const ends = new Map([
  ['commit', 'COMMIT'],
  ['rollback', 'ROLLBACK'],
]);

/**
 * A connection that, within a transaction, holds statements whose answer says nothing and sends them with the next one: one
 * message to the server, and one wait for it, instead of two. Statements that are asked for at the same time go together too.
 * Where one of them fails, so do those after it.
 */
export class HoldingClient extends NamingClient {
  #held: Statement[] = [];
  #isInTransaction = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg declares ten forms; this passes on whichever comes.
  override query(...words: any[]): any {
    const [text, values] = words;
    if (text === 'begin') this.#isInTransaction = true;
    if (!this.#isInTransaction) return super.query(...words);
    if (text === 'begin' || areHeld.has(values)) {
      this.#held.push(words as Statement);
      return Promise.resolve({ rows: [] });
    }
    const end = ends.get(text);
    if (end !== undefined) this.#isInTransaction = false;
    const held = this.#held.splice(0);
    const isBegun = held[0]?.[0] !== 'begin';
    // Nothing was asked within it, or what was held is not to be.
    if (!isBegun && (end === 'ROLLBACK' || (end === 'COMMIT' && held.length === 1)))
      return Promise.resolve({ command: end, rows: [] });
    this.#gather();
    if (held.length === 0 || end === 'ROLLBACK') return super.query(...words);
    return this.#sendTogether([...held, words as Statement]);
  }

  /** The answer to the last of them. */
  async #sendTogether(statements: Statement[]): Promise<unknown> {
    return (await Promise.all(statements.map((statement) => super.query(...statement)))).at(-1);
  }

  /** What is asked for until this turn of the event loop ends goes in one message. */
  #gather(): void {
    const { stream } = (
      this as unknown as { connection: { stream: NodeJS.WritableStream & { cork(): void; uncork(): void } } }
    ).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}
