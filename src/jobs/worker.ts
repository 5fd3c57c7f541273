import { answerQuestion } from '../questions/answer-question.ts';
import type { QuestionSystemContext } from '../questions/context.ts';
import type { VideoSystemContext } from '../videos/context.ts';
import { processVideo } from '../videos/process-video.ts';
import type { Queue, Ring } from './queue.ts';

export interface Worker {
  /** Whether it takes work. */
  isRunning(): boolean;
  /** Takes no more work, gives running work back if they do not end in time, and waits for them. */
  stop(): Promise<void>;
}

/** Rows of each kind that one process works on at the same time: a question does not wait for videos. */
const places = 4;
/** Milliseconds that running work gets to end by itself when the process stops. */
const patience = 5000;

/** Answers the bell. A ring counts as answered as soon as there is a place for its work; the row keeps track of the rest. */
export async function startWorker(ctx: VideoSystemContext & QuestionSystemContext, queue: Queue): Promise<Worker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  let isRunning = true;

  function answering(work: (ring: Ring) => Promise<void>) {
    const own = new Set<Promise<void>>();
    return async (ring: Ring): Promise<void> => {
      while (own.size >= places) await Promise.race(own);
      if (!isRunning) return; // the sweep of another process rings again
      const done = work(ring)
        .catch((error: unknown) => ctx.log.error({ err: error, id: ring.id }, 'a job broke'))
        .finally(() => {
          own.delete(done);
          running.delete(done);
        });
      own.add(done);
      running.add(done);
    };
  }

  await queue.listen(
    'process-video',
    answering(({ accountId, id }) => processVideo({ ...ctx, accountId }, { videoId: id, signal })),
  );
  await queue.listen(
    'answer-question',
    answering(({ accountId, id }) => answerQuestion({ ...ctx, accountId }, { questionId: id, signal })),
  );
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
