import type { WorkVerb } from '../accounts/context.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import type { QuestionSystemContext } from '../questions/context.ts';
import type { VideoSystemContext } from '../videos/context.ts';
import { processVideo } from '../videos/process-video.ts';
import { openPlaces, type Places } from './places.ts';
import type { Queue, Ring } from './queue.ts';

export interface Worker {
  /** Whether it takes work. */
  isRunning(): boolean;
  /** Takes no more work, gives running work back if they do not end in time, and waits for them. */
  stop(): Promise<void>;
}

/** Places for each kind of work: a question does not wait for videos. */
export type WorkPlaces = Record<WorkVerb, Places>;

/**
 * What one process works on at the same time, of each kind. What waits for a language model computes nothing: more of it may have
 * begun, so that a model that hangs keeps nobody else waiting.
 */
const most = { working: 4, begun: 16 };

export function openWorkPlaces(): WorkPlaces {
  return { 'process-video': openPlaces(most), 'answer-question': openPlaces(most) };
}

/** Milliseconds that running work gets to end by itself when the process stops. */
const patience = 5000;

/** Answers the bell. A ring counts as answered as soon as there is a place for its work; the row keeps track of the rest. */
export async function startWorker(
  ctx: VideoSystemContext & QuestionSystemContext,
  queue: Queue,
  workPlaces: WorkPlaces,
): Promise<Worker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  let isRunning = true;

  function answering(places: Places, work: (ring: Ring) => Promise<void>) {
    return async (ring: Ring): Promise<void> => {
      await places.take();
      if (!isRunning) return places.giveBack(); // the sweep of another process rings again
      const done = work(ring)
        .catch((error: unknown) => ctx.log.error({ err: error, id: ring.id }, 'a job broke'))
        .finally(() => {
          running.delete(done);
          places.giveBack();
        });
      running.add(done);
    };
  }

  await queue.listen(
    'process-video',
    answering(workPlaces['process-video'], ({ accountId, id }) =>
      processVideo({ ...ctx, accountId }, { videoId: id, signal }),
    ),
  );
  await queue.listen(
    'answer-question',
    answering(workPlaces['answer-question'], ({ accountId, id }) =>
      answerQuestion({ ...ctx, accountId }, { questionId: id, signal }),
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
