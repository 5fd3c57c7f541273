import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { errorsPage } from './errors-page.ts';

/** The documentation that is made from the contract. */
export function serveDocs(app: FastifyInstance): void {
  app.get('/docs/errors', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(errorsPage()),
  );
}

/** The style sheet of pages that stand without the web app. */
export function servePageStyles(app: FastifyInstance): void {
  const styles = readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8');
  app.get('/docs/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
}
