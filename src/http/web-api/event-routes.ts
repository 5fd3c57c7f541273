import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../contract/problems.ts';
import { refuseOtherMethods } from '../resource.ts';
import { problemResponses } from '../responses.ts';
import type { ChangeFollower, HttpServices } from '../services.ts';
import { authenticateBySession, memberOfSession } from './session.ts';

const eventStream = 'text/event-stream';
/** Milliseconds after which a page hears that we are still there, and its session is looked at again. */
const interval = 15_000;
/** Milliseconds after which a browser whose stream broke opens it again. */
const retry = 2000;
/** Streams of one account that one process serves at the same time, and of all accounts. */
const mostStreams = 20;
const mostStreamsOfAll = 2000;
/** Bytes that wait for a client that does not read; with more it is let go, and looks for itself when it is back. */
const mostUnread = 65_536;

/** What changed in the account of whoever is signed in, told to its pages as it happens (server-sent events). */
export function serveEvents(app: FastifyInstance, services: HttpServices): void {
  const open = new Map<string, number>();
  let openOfAll = 0;

  app.get(
    '/events',
    {
      onRequest: authenticateBySession(services),
      config: { staysOpen: true },
      schema: {
        operationId: 'followChanges',
        response: {
          200: {
            description:
              'Events without an end, each with the ids of what changed and nothing of what is in it: `account` (plan and ' +
              'minutes), `video`, `chat`, `question`, `tags`; `here` every 15 seconds. It is there to be quick: what was told while nobody listened is not told again.',
            headers: { 'X-Request-Id': z.string() },
            content: { [eventStream]: { schema: z.string() } },
          },
          ...problemResponses('not_signed_in', 'rate_limited'),
        },
      },
    },
    async (request, reply) => {
      if (request.method === 'HEAD') return reply.type(eventStream).serializer(String).send('');
      if (services.isStopping()) throw new Problem('unavailable', { retryAfter: 2 });
      const { accountId } = request;
      const count = open.get(accountId) ?? 0;
      if (count >= mostStreams) {
        const detail = 'Too many pages of this account listen at the same time. Close some of them.';
        throw new Problem('rate_limited', { detail, retryAfter: 30 });
      }
      if (openOfAll >= mostStreamsOfAll) throw new Problem('unavailable', { retryAfter: 30 }); // pages look for themselves
      const stream = openStream(request, services);
      open.set(accountId, count + 1);
      openOfAll += 1;
      stream.once('close', () => {
        openOfAll -= 1;
        const left = (open.get(accountId) ?? 1) - 1;
        if (left > 0) open.set(accountId, left);
        else open.delete(accountId);
      });
      return reply.type(eventStream).header('x-accel-buffering', 'no').send(stream);
    },
  );
  refuseOtherMethods(app, '/events', ['GET']);
}

/**
 * The events of the request's account, until its session or its connection ends, the process stops, or changes are not heard.
 *
 * @throws {Problem} `unavailable` where they are not
 */
function openStream(request: FastifyRequest, services: HttpServices): Readable {
  const stream = new Readable({ read: () => undefined });
  let isOver = false;
  const end = () => {
    if (!isOver) stream.push(null);
    isOver = true;
  };
  const say = (text: string) => {
    if (isOver) return;
    stream.push(text);
    if (stream.readableLength > mostUnread) stream.destroy();
  };
  const unfollow = services.followChanges(request.accountId, { hear: (change) => say(eventOf(change)), lose: end });
  if (!unfollow)
    throw new Problem('unavailable', { detail: 'Changes can not be told now. Look again.', retryAfter: 10 });

  const beat = setInterval(() => {
    say('event: here\ndata: {}\n\n');
    memberOfSession(request, services).then(
      (member) => {
        if (member?.accountId !== request.accountId || services.isStopping()) end();
      },
      () => undefined, // without the database nothing changes either
    );
  }, interval);
  const { socket } = request.raw;
  socket.once('end', end); // a connection may stay open one way, but nobody reads these who went away
  stream.once('close', () => {
    isOver = true;
    clearInterval(beat);
    socket.removeListener('end', end);
    unfollow();
  });
  say(`retry: ${retry}\n\n`);
  return stream;
}

function eventOf({ videoId, chatId, questionId, tags }: Parameters<ChangeFollower['hear']>[0]): string {
  const kind = questionId ? 'question' : chatId ? 'chat' : videoId ? 'video' : tags ? 'tags' : 'account';
  const data = { video_id: videoId, chat_id: chatId, question_id: questionId };
  return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}
