import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problems.ts';
import { page } from './docs/page.ts';

/** Seconds. */
const retryAfter = 60;

const words = `<p>Cuemark is down for maintenance. Your videos, answers and minutes are safe, and no minutes are used meanwhile. Try again
in a minute.</p>
<p class="action"><a href="">Try again</a></p>`;

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
  await pages.register(fastifyStatic, { root: webRoot, serve: false, acceptRanges: false });
  pages.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    if (/^\/(assets\/.+\.woff2|favicon\.svg)$/.test(pathname)) return reply.sendFile(pathname.slice(1));
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .type('text/html; charset=utf-8')
      .send(page('Back in a moment', words));
  });
}
