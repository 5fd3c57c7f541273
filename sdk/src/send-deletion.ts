import { NotFoundError } from './errors.ts';
import {
  type Connection,
  isCertainlyRefused,
  isOutcomeUnknown,
  type RequestOptions,
  sendOnce,
  withRetries,
} from './request.ts';

/** Deletes what is at the path. That it is gone, after a try whose answer was lost, is what was wanted. */
export async function sendDeletion(connection: Connection, path: string, { signal }: RequestOptions): Promise<void> {
  let mayBeGone = false;
  const attempt = async () => {
    try {
      await sendOnce(connection, { method: 'DELETE', path, as: 'nothing', signal });
    } catch (error) {
      if (!(mayBeGone && error instanceof NotFoundError)) throw error;
    }
  };
  await withRetries(connection, signal, attempt, {
    isPassing(error) {
      mayBeGone ||= isOutcomeUnknown(error);
      return isCertainlyRefused(error) || isOutcomeUnknown(error);
    },
  });
}
