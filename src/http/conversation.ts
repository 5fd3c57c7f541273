import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What was asked on a connection, as far as a refusal must know that comes from outside of any request. */
interface Conversation {
  last: { request: IncomingMessage; response: ServerResponse } | undefined;
  /** Answers that are still to come: a client may send requests without waiting (RFC 9112 §9.3.2). */
  owed: Set<ServerResponse>;
  isOver: boolean;
}

const conversations = new WeakMap<Duplex, Conversation>();

/** Keeps account of every connection's requests and answers; called before the server handles its first request. */
export function followConversations(server: Server): void {
  server.prependListener('request', (request, response) => {
    const conversation = conversationOn(request.socket);
    conversation.last = { request, response };
    conversation.owed.add(response);
    response.once('close', () => conversation.owed.delete(response));
  });
}

/** Waits until everything that was asked on the connection so far is answered. */
export async function answeredSoFar(socket: Duplex): Promise<void> {
  await allClosed(conversationOn(socket).owed);
}

/**
 * Waits until everything that came before on the connection is answered, then says whether a refusal is still to be said:
 * not where the fault lies in the rest of a request that has its answer, nor where one has been said.
 */
export async function turnToRefuse(socket: Duplex): Promise<boolean> {
  const conversation = conversationOn(socket);
  if (conversation.isOver) return false;
  conversation.isOver = true;
  const { last, owed } = conversation;
  const broken = last && !last.request.complete ? last.response : undefined;
  const isAnswered = broken?.headersSent ?? false;
  if (!isAnswered && broken) owed.delete(broken);
  await allClosed(owed);
  return socket.writable && !isAnswered;
}

async function allClosed(responses: Iterable<ServerResponse>): Promise<void> {
  await Promise.all([...responses].map((response) => new Promise((resolve) => response.once('close', resolve))));
}

function conversationOn(socket: Duplex): Conversation {
  const known = conversations.get(socket);
  if (known) return known;
  const conversation: Conversation = { last: undefined, owed: new Set(), isOver: false };
  conversations.set(socket, conversation);
  return conversation;
}
