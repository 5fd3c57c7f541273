import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notesMediaType } from '../../chaptering/write-notes.ts';
import { Problem } from '../../contract/problems.ts';
import { readMedia } from '../../uploads/read-media.ts';
import { findSharedVideo, readSharedVideo, sharedNotes } from '../../videos/shared-video.ts';
import { answeredSignal } from '../answered-signal.ts';
import { sendText } from '../chapter-file.ts';
import { notice } from '../docs/notice.ts';
import { keptText } from '../kept-text.ts';
import { refuseOverload } from '../refuse-overload.ts';
import { sendMedia } from '../send-media.ts';
import { sendPage } from '../send-page.ts';
import type { HttpServices } from '../services.ts';
import { secondsIn } from './seconds-in.ts';
import { sharedPage } from './shared-page.ts';

/**
 * The pages of videos that their owners share, which need no account and no script and speak their reader's language, each as Markdown too at its address and `.md`, with the
 * file that was uploaded at its address and `/media`. One route takes every address below, so that logs and records hold its pattern and never a token, and all that lead nowhere answer alike.
 */
export async function serveSharedPages(app: FastifyInstance, services: HttpServices): Promise<void> {
  const { ctx, log, publicUrl } = services;
  await app.register(async (shared) => {
    refuseOverload(shared, services);
    shared.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
    });
    shared.setErrorHandler(async (error, request, reply) => {
      const isBusy = error instanceof Problem ? error.code === 'unavailable' : services.isDatabaseAway(error);
      if (isBusy) {
        log.warn({ cause: (error as Error).message }, 'a shared page was not served');
        reply.code(503).header('retry-after', '5');
        return sendPage(request, reply, (words) => notice(words, 'busy'));
      }
      if (error instanceof Problem || (error as FastifyError).statusCode !== undefined) throw error;
      log.error({ err: error, requestId: request.id }, 'a request broke');
      reply.code(500);
      return sendPage(request, reply, (words) => notice(words, 'broken'));
    });
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { '*': name } = request.params as { '*': string };
      const [, token = '', part] = /^([^./]*)(\.md|\/media)?$/.exec(name) ?? [];
      const signal = answeredSignal(reply);
      if (part === '/media') {
        const found = await findSharedVideo(ctx, { token });
        const media = found && (await playable({ ...ctx, accountId: found.accountId }, found));
        if (media) {
          // Its name may tell of whose it is; and what is not shared any more may be kept by nobody.
          const headers = { 'content-disposition': 'inline', 'cache-control': 'no-store' };
          const mayGoOn = async () => (await findSharedVideo(ctx, { token })) !== undefined;
          return sendMedia(request, reply, services, { media, headers, mayGoOn });
        }
      } else if (part === '.md') {
        const notes = await sharedNotes(ctx, { token, page: `${publicUrl}/shared/${token}`, signal });
        if (notes !== undefined) return sendText(reply, notesMediaType, notes);
      } else {
        const video = await readSharedVideo(ctx, { token, signal });
        const { t } = request.query as { t?: unknown };
        const place = { path: `/shared/${token}`, from: secondsIn(t) };
        if (video) return sendPage(request, reply, (words) => sharedPage(video, place, words));
      }
      reply.code(404);
      return sendPage(request, reply, (words) => notice(words, 'nothing'));
    };
    shared.route({ method: ['GET', 'HEAD'], url: '/shared/*', schema: { hide: true }, handler: answer });
  });
  const script = readFileSync(path.join(import.meta.dirname, 'shared-page.js'), 'utf8');
  app.get(
    '/docs/shared-page.js',
    { schema: { hide: true } },
    keptText('text/javascript; charset=utf-8', () => script),
  );
}

/** The file of a video; undefined where there is none. */
async function playable(ctx: Parameters<typeof readMedia>[0], of: { videoId: string }) {
  try {
    return await readMedia(ctx, of);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}
