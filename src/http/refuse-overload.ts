import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problems.ts';
import type { HttpServices } from './services.ts';

/** Queries of a process that wait for a connection to the database, before new requests are refused. */
const mostWaitingQueries = 300;
/** Milliseconds that one more would wait, where fewer of them take long. */
const longestQueryWait = 800;
/** A burst of so many waits, however slow each of them is. */
const burst = 100;
/** Seconds after which those who are refused come again, each after another time. */
const longestPause = 5;

/** More requests than can be answered soon are refused at once, after the path and the method were looked at. */
export function refuseOverload(api: FastifyInstance, { waitingQueries }: Pick<HttpServices, 'waitingQueries'>): void {
  api.addHook('onRequest', async () => {
    const { count, expectedWait } = waitingQueries();
    if (count < burst || (count < mostWaitingQueries && expectedWait < longestQueryWait)) return;
    throw new Problem('unavailable', {
      detail: 'There are more requests at the moment than can be answered. Try again in a few seconds.',
      retryAfter: 1 + Math.floor(Math.random() * longestPause),
    });
  });
}
