import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { errorsPage } from './errors-page.ts';

/** The documentation that is made from the contract. */
export function serveDocs(app: FastifyInstance): void {
  app.get('/docs/errors', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(errorsPage()),
  );
}

/** The style sheet of pages that stand without the web app, whose typeface they share where it is built in `webRoot`. */
export function servePageStyles(app: FastifyInstance, webRoot: string): void {
  const styles =
    typeface(path.join(webRoot, 'assets')) + readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8');
  app.get('/docs/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
}

/** The file's name changes with what is in it. */
function typeface(assets: string): string {
  const file =
    existsSync(assets) && readdirSync(assets).find((name) => name.startsWith('newsreader-latin-opsz-normal'));
  if (!file) return '';
  return `@font-face { font-family: Newsreader; src: url(/assets/${file}) format("woff2"); font-weight: 200 800; font-display: swap; }\n`;
}
