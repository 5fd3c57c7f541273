import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type KeptFile, keepFiles, sendKeptFile } from './kept-files.ts';
import { pageHeaders } from './page-headers.ts';
import type { HttpServices } from './services.ts';

/** Names below this change with what is in the files, so nobody asks whether that is still so. */
const hashed = /^\/assets\//;
const forEver = 'public, max-age=31536000, immutable';

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
export async function serveWebApp(app: FastifyInstance, { webRoot, log }: HttpServices): Promise<void> {
  const isBuilt = existsSync(path.join(webRoot, 'index.html'));
  if (!isBuilt) log.warn('the web app is not built; `npm run build` builds it');
  const files = isBuilt ? keepFiles(webRoot) : new Map<string, KeptFile>();
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const isHashed = hashed.test(pathname);
    const isFile = isHashed || /\.[a-z0-9]+$/i.test(pathname);
    const file = files.get(isFile ? pathname.slice(1) : 'index.html');
    if (!file) return reply.callNotFound();
    // What holds for a page is said with the page; its files stay as small as they are.
    if (isHashed) for (const name of Object.keys(pageHeaders)) reply.removeHeader(name);
    if (!isFile && !pages.has(pathname.split('/')[1] ?? '')) reply.code(404);
    reply.header('cache-control', isHashed ? forEver : 'no-cache'); // of the others a newer one is looked for at each visit
    return sendKeptFile(request, reply, file);
  });
}
