import { limits } from '../contract/limits.ts';
import { type Asking, requestStranger, whyUnanswered } from '../outgoing/request-stranger.ts';

/** Milliseconds for all of it: the name, the connection, the message and the head of the answer. */
const mostMilliseconds = 15_000;

/** What came of sending a message once. */
export type Sent = { kind: 'answered'; status: number; answer: string } | { kind: 'unanswered'; why: string };

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** `signal` ends it early. */
export interface Sending extends Asking {
  /** Milliseconds for all of it. */
  milliseconds?: number;
}

/** Posts a message once. What answers in time is an answer, whatever becomes of its body, of which the beginning is kept. */
export async function sendMessage({ url, headers, body }: Message, sending: Sending): Promise<Sent> {
  const { signal, milliseconds = mostMilliseconds } = sending;
  const deadline = AbortSignal.timeout(milliseconds);
  const asking = { ...sending, signal: AbortSignal.any([deadline, signal]) };
  try {
    return await requestStranger(new URL(url), { method: 'POST', headers, body }, asking, async (answer) => ({
      kind: 'answered',
      status: answer.statusCode,
      answer: await beginningOf(answer.body),
    }));
  } catch (error) {
    if (signal.aborted) throw error;
    const why = deadline.aborted ? `No answer came within ${milliseconds / 1000} seconds.` : whyUnanswered(error);
    return { kind: 'unanswered', why };
  }
}

/** The beginning of a body, as far as it comes in time; one that breaks off, or lies about its length, as far as it went. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= limits.deliveryAnswerBytes) break;
    }
  } catch {
    // The status has come, and that is the answer.
  }
  const text = Buffer.concat(parts).subarray(0, limits.deliveryAnswerBytes).toString('utf8');
  return text.replaceAll('\0', '\uFFFD');
}
