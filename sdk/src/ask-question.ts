import { OutcomeUnknownError, QuestionInProgressError } from './errors.ts';
import type { Question } from './objects.ts';
import {
  type Connection,
  idInPath,
  isCertainlyRefused,
  isOutcomeUnknown,
  type RequestOptions,
  send,
  sendOnce,
  sleep,
  withRetries,
} from './request.ts';

/** Seconds before each look for a question whose answer broke off: the service may still be taking it. */
const looks = [0.5, 1.5, 4];
/** Seconds by which the times that are compared may be off: the service tells whole ones. */
const slack = 2;

/**
 * Asks once. A question whose outcome is unknown, because the answer broke off or says that something broke, is looked for
 * among the video's questions, and sent again when it is not there.
 *
 * @throws {OutcomeUnknownError} where the questions can not be read either
 */
export async function askQuestion(
  connection: Connection,
  videoId: string,
  question: string,
  { signal }: RequestOptions,
): Promise<Question> {
  const path = `/videos/${idInPath(videoId)}/questions`;
  const began = performance.now();
  let isLost = false;
  const attempt = async () => {
    const request = { method: 'POST', path, body: { question }, isSentOnce: true, signal } as const;
    return (await sendOnce<Question>(connection, request)).body;
  };
  const look = () => lookForQuestion(connection, { videoId, question, began, signal });
  const recover = async (error: unknown): Promise<Question | undefined> => {
    if (isOutcomeUnknown(error)) isLost = true;
    else if (!isLost || !(error instanceof QuestionInProgressError)) return undefined;
    for (const seconds of looks) {
      await sleep(seconds, signal);
      const found = await look().catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw new OutcomeUnknownError(
          `The answer to the question was lost, and the questions of ${videoId} can not be read: it may have been asked.`,
          { cause },
        );
      });
      if (found) return found;
    }
    return undefined;
  };
  const isPassing = (error: unknown) => isCertainlyRefused(error) || isOutcomeUnknown(error);
  return withRetries(connection, signal, attempt, { isPassing, recover });
}

interface Lost {
  videoId: string;
  question: string;
  /** Of `performance.now()`. */
  began: number;
  signal: AbortSignal | undefined;
}

/** The newest question of these words that was asked since: by the service's own clock, whatever this machine's says. */
async function lookForQuestion(
  connection: Connection,
  { videoId, question, began, signal }: Lost,
): Promise<Question | undefined> {
  const path = `/workspace/${videoId}/questions`;
  const { body, date } = await send<{ data: Question[] }>(connection, { method: 'GET', path, signal });
  const since = date - (performance.now() - began) - slack * 1000;
  return body.data.find((one) => {
    return one.question === question && (one.created_at === null || Date.parse(one.created_at) >= since);
  });
}
