import type { ToldSoFar } from '../answering/engine.ts';
import { type Attempt, keepAttempt } from '../database/attempt.ts';
import type { Db } from '../database/connect.ts';

/**
 * Stores an answer as it grows, for whoever looks at the question: the latest state, one write after the other. `over` is
 * called where the attempt is no longer there, as when the question was stopped.
 */
export function savePartialAnswer(db: Db, attempt: Attempt, over: () => void) {
  let latest: ToldSoFar | undefined;
  let writing: Promise<void> | undefined;

  async function write() {
    while (latest) {
      const soFar = latest;
      latest = undefined;
      if (!(await keepAttempt(db, attempt, { so_far: JSON.stringify(soFar) }))) over();
    }
    writing = undefined;
  }

  return {
    tell(soFar: ToldSoFar) {
      latest = soFar;
      // A write that fails is the next one's, or the end's: the answer itself is not lost.
      writing ??= write().catch(() => {
        writing = undefined;
      });
    },
    /** When nothing is being written any more. */
    async settled() {
      await writing;
    },
  };
}
