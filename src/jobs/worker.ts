import type { VideoSystemContext } from '../videos/context.ts';
import { processVideo } from '../videos/process-video.ts';
import type { Queue, Ring } from './queue.ts';

export interface Worker {
  /** Whether it takes work. */
  isRunning(): boolean;
  /** Takes no more work, gives running videos back if they do not end in time, and waits for them. */
  stop(): Promise<void>;
}

/** Videos that one process works on at the same time. */
const places = 4;
/** Milliseconds that running work gets to end by itself when the process stops. */
const patience = 5000;

/** Answers the bell. A ring counts as answered as soon as there is a place for its work; the row keeps track of the rest. */
export async function startWorker(ctx: VideoSystemContext, queue: Queue): Promise<Worker> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let isRunning = true;

  async function answer(ring: Ring): Promise<void> {
    while (running.size >= places) await Promise.race(running);
    if (!isRunning) return; // the sweep of another process rings again
    const work = processVideo({ ...ctx, accountId: ring.accountId }, { videoId: ring.id, signal: stopping.signal })
      .catch((error: unknown) => ctx.log.error({ err: error, videoId: ring.id }, 'a job broke'))
      .finally(() => running.delete(work));
    running.add(work);
  }

  await queue.listen('process-video', answer);
  return {
    isRunning: () => isRunning,
    async stop() {
      isRunning = false;
      await queue.stopListening();
      const giveUp = setTimeout(() => stopping.abort(), patience);
      await Promise.all(running);
      clearTimeout(giveUp);
    },
  };
}
