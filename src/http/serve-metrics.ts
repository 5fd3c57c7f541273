import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expectFinished, metricsText, startProcessMetrics } from '../observability/metrics.ts';
import { questionOutcomes } from '../questions/finish-question.ts';
import { videoOutcomes } from '../videos/finish-video.ts';
import { summaryOutcomes } from '../videos/summarize-video.ts';
import { refuseOtherMethods } from './resource.ts';
import type { HttpServices } from './services.ts';

/** `/metrics` in Prometheus' text format, for whoever sends the operator's token; not found where there is none. */
export function serveMetrics(
  app: FastifyInstance,
  { metricsToken, unfinishedWork, secondsLeftAlone }: HttpServices,
): void {
  if (metricsToken === undefined) return;
  startProcessMetrics();
  expectFinished('video', videoOutcomes);
  expectFinished('question', questionOutcomes);
  expectFinished('summary', summaryOutcomes);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !isSame(token, metricsToken)) {
      reply.code(401).header('www-authenticate', 'Bearer realm="metrics"').type('text/plain; charset=utf-8');
      return reply.send('Send the METRICS_TOKEN of this service as "Authorization: Bearer …".\n');
    }
    const { contentType, text } = await metricsText(await unfinishedWork(), {
      platformLeftAloneSeconds: secondsLeftAlone(),
    });
    return reply.type(contentType).send(text);
  });
  refuseOtherMethods(app, '/metrics', ['GET']);
}

/** Compares in a time that tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
