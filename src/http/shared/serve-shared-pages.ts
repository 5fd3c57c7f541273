import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notesMediaType } from '../../chaptering/write-notes.ts';
import { readSharedVideo, sharedNotes } from '../../videos/shared-video.ts';
import { answeredSignal } from '../answered-signal.ts';
import { sendText } from '../chapter-file.ts';
import { page } from '../docs/page.ts';
import { refuseOverload } from '../refuse-overload.ts';
import type { HttpServices } from '../services.ts';
import { secondsIn } from './seconds-in.ts';
import { sharedPage } from './shared-page.ts';

const html = 'text/html; charset=utf-8';

const nothing = page(
  'There is nothing at this address',
  `<p>It may have been copied in part, or whoever shared the page has turned it off. Ask them for its address.</p>
<p class="action"><a href="/">Start page</a></p>`,
);

/**
 * The pages of videos that their owners share, which need no account and no script, each as Markdown too at its address and `.md`. One
 * route takes every address below, so that logs and records hold its pattern and never a token, and all that lead nowhere answer alike.
 */
export async function serveSharedPages(app: FastifyInstance, services: HttpServices): Promise<void> {
  const { ctx, publicUrl } = services;
  await app.register(async (shared) => {
    refuseOverload(shared, services);
    shared.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
    });
    shared.get('/shared/*', { schema: { hide: true } }, async (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      const [, token = '', wantsMarkdown] = /^([^.]*)(\.md)?$/.exec(name) ?? [];
      const signal = answeredSignal(reply);
      if (wantsMarkdown) {
        const notes = await sharedNotes(ctx, { token, page: `${publicUrl}/shared/${token}`, signal });
        if (notes !== undefined) return sendText(reply, notesMediaType, notes);
      } else {
        const video = await readSharedVideo(ctx, { token, signal });
        const { t } = request.query as { t?: unknown };
        if (video) return reply.type(html).send(sharedPage(video, { path: `/shared/${token}`, from: secondsIn(t) }));
      }
      return reply.code(404).type(html).send(nothing);
    });
  });
  const script = readFileSync(path.join(import.meta.dirname, 'shared-page.js'), 'utf8');
  app.get('/docs/shared-page.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
