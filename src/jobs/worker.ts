import type { WorkVerb } from '../accounts/context.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import type { QuestionSystemContext } from '../questions/context.ts';
import type { VideoSystemContext } from '../videos/context.ts';
import { processVideo } from '../videos/process-video.ts';
import { summarizeVideo } from '../videos/summarize-video.ts';
import type { WebhookSystemContext } from '../webhooks/context.ts';
import { sendDelivery } from '../webhooks/send-delivery.ts';
import type { Queue, Ring } from './queue.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

export interface Worker {
  /** Whether it takes work. */
  isRunning(): boolean;
  /** Takes no more work, gives running work back if they do not end in time, and waits for them. */
  stop(): Promise<void>;
}

/** A semaphore for each kind of work: a question does not wait for videos. */
export type WorkSemaphores = Record<WorkVerb, Semaphore>;

/**
 * What one process works on at the same time, of each kind. What waits for a language model computes nothing: more of it may have
 * begun, so that a model that hangs keeps nobody else waiting.
 */
const most = { working: 4, begun: 16 };
/** Messages to webhooks that one process sends at the same time: all of them wait for somebody else. */
const mostSending = 24;

export function createWorkSemaphores(): WorkSemaphores {
  return {
    'process-video': createSemaphore(most),
    'answer-question': createSemaphore(most),
    'summarize-video': createSemaphore(most),
    'send-delivery': createSemaphore({ working: mostSending, begun: mostSending }),
  };
}

/** Milliseconds that running work gets to end by itself when the process stops. */
const patience = 5000;

/** Answers the bell. A ring counts as answered as soon as its work has a permit; the row keeps track of the rest. */
export async function startWorker(
  ctx: VideoSystemContext & QuestionSystemContext & WebhookSystemContext,
  queue: Queue,
  workSemaphores: WorkSemaphores,
): Promise<Worker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  let isRunning = true;

  function answering(semaphore: Semaphore, work: (ring: Ring) => Promise<void>) {
    return async (ring: Ring): Promise<void> => {
      await semaphore.acquire();
      if (!isRunning) return semaphore.release(); // the sweep of another process rings again
      const done = work(ring)
        .catch((error: unknown) => ctx.log.error({ err: error, id: ring.id }, 'a job broke'))
        .finally(() => {
          running.delete(done);
          semaphore.release();
        });
      running.add(done);
    };
  }

  await queue.listen(
    'process-video',
    answering(workSemaphores['process-video'], ({ accountId, id }) =>
      processVideo({ ...ctx, accountId }, { videoId: id, signal }),
    ),
  );
  await queue.listen(
    'answer-question',
    answering(workSemaphores['answer-question'], ({ accountId, id }) =>
      answerQuestion({ ...ctx, accountId }, { questionId: id, signal }),
    ),
  );
  await queue.listen(
    'summarize-video',
    answering(workSemaphores['summarize-video'], ({ accountId, id }) =>
      summarizeVideo({ ...ctx, accountId }, { summaryId: id, signal }),
    ),
  );
  await queue.listen(
    'send-delivery',
    answering(workSemaphores['send-delivery'], ({ accountId, id }) =>
      sendDelivery({ ...ctx, accountId }, { deliveryId: id, signal }),
    ),
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
