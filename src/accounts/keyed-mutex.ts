import { Problem } from '../contract/problems.ts';

/** Works of one line that are not done yet; whoever comes then is to ask again. */
const mostInLine = 20;

/** The last work of each line that is not done yet, and how many there are. */
const lines = new Map<string, { last: Promise<unknown>; count: number }>();

/**
 * Does work after what was given before it for the same line in this process, whatever became of that.
 *
 * @throws {Problem} `unavailable` where too much waits in it
 */
export async function withKeyedMutex<T>(line: string, work: () => Promise<T>): Promise<T> {
  const own = lines.get(line) ?? { last: Promise.resolve(), count: 0 };
  if (own.count >= mostInLine) {
    throw new Problem('unavailable', {
      detail: 'Many files or videos of this account are being looked at. No minutes were used. Ask again.',
      retryAfter: 10,
    });
  }
  lines.set(line, own);
  own.count += 1;
  const done = own.last.then(work);
  own.last = done.catch(() => undefined);
  try {
    return await done;
  } finally {
    own.count -= 1;
    if (own.count === 0) lines.delete(line);
  }
}
