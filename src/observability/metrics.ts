import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process tells Prometheus; names and units follow https://prometheus.io/docs/practices/naming. */
const registry = new Registry();
const registers = [registry];

/** Work that the service does for people, by the noun of its table. */
export type Work = 'video' | 'question' | 'summary' | 'delivery';

/** Rows of work that are not final. */
export interface UnfinishedWork {
  work: Work;
  count: number;
  /** Seconds for which the oldest of them has been due, or its worker silent beyond its lease; 0 where all are worked on. */
  longestWaitSeconds: number;
}

/** What was answered over HTTP; `route` is the pattern, never an address with ids. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Seconds until an HTTP request was answered.',
  labelNames: ['method', 'route', 'status_code'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});

const finished = new Counter({
  name: 'cuemark_work_finished_total',
  help: 'Videos, questions, summaries and webhook deliveries that this process ended, by outcome: ready, answered, delivered, or how it failed.',
  labelNames: ['work', 'outcome'] as const,
  registers,
});

/** How long one go at a piece of work took, the time included in which it waited for somebody else. */
export const attemptSeconds = new Histogram({
  name: 'cuemark_attempt_duration_seconds',
  help: 'Seconds for which one attempt at a video, question, summary or webhook delivery ran in this process.',
  labelNames: ['work'] as const,
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 150, 600, 3600],
  registers,
});

const modelTokens = new Counter({
  name: 'cuemark_model_tokens_total',
  help: 'Tokens that the language model took in this process, by direction.',
  labelNames: ['direction'] as const,
  registers,
});

const modelRequests = new Counter({
  name: 'cuemark_model_requests_total',
  help: 'Requests for the language model that the work of this process had, retries included in them, by what became of them.',
  labelNames: ['work', 'outcome'] as const,
  registers,
});

const platformLeftAlone = new Counter({
  name: 'cuemark_platform_left_alone_total',
  help: 'Times that this process began to leave YouTube alone for a while, by why: blocked or unreachable.',
  labelNames: ['trouble'] as const,
  registers,
});

const platformSecondsLeft = new Gauge({
  name: 'cuemark_platform_left_alone_seconds',
  help: 'Seconds until this process asks YouTube again, which it leaves alone after trouble; 0 where it does not.',
  registers,
});

const databaseUp = new Gauge({
  name: 'cuemark_database_up',
  help: '1 where the database answered this scrape, else 0; the unfinished work is told only where it did.',
  registers,
});

const unfinished = new Gauge({
  name: 'cuemark_work_unfinished',
  help: 'Videos, questions, summaries and webhook deliveries of the whole service that are not final.',
  labelNames: ['work'] as const,
  registers,
});

const longestWait = new Gauge({
  name: 'cuemark_work_longest_wait_seconds',
  help: 'Seconds for which the oldest due video, question, summary or webhook delivery of the whole service has waited for a worker.',
  labelNames: ['work'] as const,
  registers,
});

/** Counts a video, question, summary or webhook delivery that this process made final, once that is committed; people who stop or delete are not counted. */
export function countFinished(work: Work, outcome: string): void {
  finished.inc({ work, outcome });
}

/** Tells of outcomes that have not come yet, as 0: an alert can only see one come that was told of before. */
export function expectFinished(work: Work, outcomes: Iterable<string>): void {
  for (const outcome of outcomes) finished.inc({ work, outcome }, 0);
}

/** Counts what one call of a language model took. */
export function countModelTokens({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): void {
  modelTokens.inc({ direction: 'input' }, inputTokens);
  modelTokens.inc({ direction: 'output' }, outputTokens);
}

/** Counts requests for a language model by what became of them; 0 of them tells of an outcome that has not come yet. */
export function countModelRequests(work: Work, outcome: string, requests: number): void {
  modelRequests.inc({ work, outcome }, requests);
}

/** Counts that the platform is left alone from now on; 0 times tells of a trouble that has not come yet. */
export function countLeftAlone(trouble: string, times = 1): void {
  platformLeftAlone.inc({ trouble }, times);
}

/** Counts what the process itself takes too: processor time, memory, how late its event loop is. */
export function startProcessMetrics(): void {
  if (!registry.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics({ register: registry });
  countModelTokens({ inputTokens: 0, outputTokens: 0 });
}

/** Everything in Prometheus' text format; `work` is null where the database does not answer. */
export async function metricsText(
  work: readonly UnfinishedWork[] | null,
  { platformLeftAloneSeconds }: { platformLeftAloneSeconds: number },
): Promise<{ contentType: string; text: string }> {
  platformSecondsLeft.set(platformLeftAloneSeconds);
  databaseUp.set(work ? 1 : 0);
  unfinished.reset();
  longestWait.reset();
  for (const { work: kind, count, longestWaitSeconds } of work ?? []) {
    unfinished.set({ work: kind }, count);
    longestWait.set({ work: kind }, longestWaitSeconds);
  }
  return { contentType: registry.contentType, text: await registry.metrics() };
}
