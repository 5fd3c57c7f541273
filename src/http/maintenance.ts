import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problems.ts';
import { notice } from './docs/notice.ts';
import { keepFiles, sendKeptFile } from './kept-files.ts';
import { sendPage } from './send-page.ts';

/** Seconds. */
const retryAfter = 60;

/** Every answer of an API is 503, after the path and the method were looked at. */
export function refuseInMaintenance(api: FastifyInstance): void {
  api.addHook('onRequest', async () => {
    throw new Problem('unavailable', {
      detail: 'The service is down for maintenance. Try again in a minute.',
      retryAfter,
    });
  });
}

/** One page in the place of every other, in the typefaces of the web app that is built in `webRoot`. */
export async function serveMaintenancePage(pages: FastifyInstance, webRoot: string): Promise<void> {
  const files = keepFiles(webRoot, (name) => /^assets\/.+\.woff2$|^favicon\.svg$/.test(name));
  pages.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const file = files.get(pathname.slice(1));
    if (file) return sendKeptFile(request, reply.header('cache-control', 'no-cache'), file);
    reply.code(503).header('retry-after', retryAfter);
    return sendPage(request, reply, (words) => notice(words, 'maintenance'));
  });
}
