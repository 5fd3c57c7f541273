import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { listen } from './listen.ts';
import { until } from './program.ts';
import { bodyOf } from './request-body.ts';

export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  /** As it came. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any form
  body: any;
}

type Answer = (response: ServerResponse, message: ReceivedMessage, request: IncomingMessage) => void;

/** A server that takes messages of webhooks and answers as a test says; until the test ends. */
export async function startReceiver(answer: Answer = (response) => response.writeHead(204).end()) {
  const received: ReceivedMessage[] = [];
  const current = { answer };
  const server = createServer(async (request, response) => {
    const sent = await bodyOf(request);
    if (!sent) return;
    const text = sent.toString();
    const message = { headers: request.headers, text, body: JSON.parse(text) };
    received.push(message);
    current.answer(response, message, request);
  });
  const origin = await listen(server);
  return {
    url: `${origin}/hook`,
    received,
    /** From now on. */
    answerWith(next: Answer) {
      current.answer = next;
    },
    /** Waits until so many messages have come. */
    async messages(count: number): Promise<ReceivedMessage[]> {
      await until(
        () => received.length >= count,
        30,
        () => `${received.length} messages came`,
      );
      return received;
    },
  };
}

/** Whether a message is signed by this secret, by the library that a receiver would use. */
export function isSignedBy(secret: string, { headers, text }: ReceivedMessage): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
