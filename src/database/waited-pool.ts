import pg from 'pg';

/** Connections of before count for so little that the last twenty or so say how long one is held. */
const share = 1 / 20;
/** Milliseconds that one may have been held by which all are judged: what stands still says nothing of the others. */
const longestHold = 1000;

/** A pool that knows how long a query has to wait for one of its connections. */
export class WaitedPool extends pg.Pool {
  #since = new WeakMap<pg.PoolClient, number>();
  /** Milliseconds for which a connection is held, on average. */
  #hold = 0;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('acquire', (client) => this.#since.set(client, performance.now()));
    this.on('release', (_error, client) => {
      const hold = performance.now() - (this.#since.get(client) ?? Number.NaN);
      if (hold >= 0) this.#hold += share * (Math.min(hold, longestHold) - this.#hold);
    });
  }

  /** Milliseconds that a query which comes now will have to wait, as it goes at the moment. */
  get expectedWait(): number {
    return (this.waitingCount * this.#hold) / this.options.max;
  }
}
