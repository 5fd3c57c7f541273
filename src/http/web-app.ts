import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problems.ts';
import { pageHeaders } from './page-headers.ts';
import { sendProblem } from './problem-document.ts';
import { docsUrlOf, type HttpServices } from './services.ts';

/** Their names change with what is in them, so nobody asks when that was. */
const hashedFiles = { maxAge: '1y', immutable: true, lastModified: false };

/** Browsers look for a newer one at each visit. */
const serviceWorker = '/service-worker.js';

/** First parts of the addresses of the app's own pages; the app's router holds what is below them. */
const pages = new Set([
  '',
  'sign-in',
  'sign-up',
  'forgot',
  'reset',
  'verify',
  'workspace',
  'search',
  'keys',
  'usage',
  'connect',
]);

/**
 * The built web app: its files, and its one page at every other address, which the app itself routes; with status 404 where
 * it has no page.
 */
export async function serveWebApp(app: FastifyInstance, services: HttpServices): Promise<void> {
  const { webRoot } = services;
  const isBuilt = existsSync(path.join(webRoot, 'index.html'));
  if (!isBuilt) services.log.warn('the web app is not built; `npm run build` builds it');
  await app.register(fastifyStatic, { root: webRoot, serve: false, acceptRanges: false, preCompressed: true });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    if (isBuilt && pathname.startsWith('/assets/')) {
      // What holds for a page is said with the page; its files stay as small as they are.
      for (const name of Object.keys(pageHeaders)) reply.removeHeader(name);
      return reply.sendFile(pathname.slice(1), hashedFiles);
    }
    if (isBuilt) {
      if (pathname === serviceWorker) reply.header('cache-control', 'no-cache');
      const isFile = /\.[a-z0-9]+$/i.test(pathname);
      if (!isFile && !pages.has(pathname.split('/')[1] ?? '')) reply.code(404);
      return reply.sendFile(isFile ? pathname.slice(1) : 'index.html', { cacheControl: false });
    }
    return sendProblem(reply, new Problem('not_found'), docsUrlOf(services));
  });
}
