import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { HttpServices } from '../services.ts';
import { apiPlaces, apiReference } from './api-page.ts';
import { describedApi } from './described-api.ts';
import { errorList, errorPlaces } from './errors-page.ts';
import { factsOf } from './facts.ts';
import { limitList, limitPlaces } from './limits-page.ts';
import { mcpGuide, mcpPlaces } from './mcp-page.ts';
import { docsPage, type Place } from './page.ts';
import { quickstart, quickstartPlaces } from './quickstart-page.ts';
import { testLinkList } from './test-links-page.ts';
import { webhookGuide, webhookPlaces } from './webhooks-page.ts';

const html = 'text/html; charset=utf-8';

/** The documentation, made of the contract, the API's description and the settings: pages that need no script. */
export function serveDocs(app: FastifyInstance, services: HttpServices): void {
  const contents: [path: string, name: string, title: string, make: () => { content: string; places: Place[] }][] = [
    [
      '/docs',
      'Quickstart',
      'From a key to chapters',
      () => ({ content: quickstart(factsOf(services)), places: quickstartPlaces }),
    ],
    [
      '/docs/webhooks',
      'Webhooks',
      'Webhooks',
      () => ({ content: webhookGuide(factsOf(services)), places: webhookPlaces }),
    ],
    ['/docs/mcp', 'Assistants', 'For assistants', () => ({ content: mcpGuide(factsOf(services)), places: mcpPlaces })],
    [
      '/docs/api',
      'API reference',
      'API reference',
      () => ({ content: apiReference(describedApi(), services.publicUrl), places: apiPlaces(describedApi()) }),
    ],
    ['/docs/errors', 'Errors', 'Errors', () => ({ content: errorList(describedApi()), places: errorPlaces })],
    ['/docs/limits', 'Limits', 'Limits', () => ({ content: limitList(factsOf(services)), places: limitPlaces })],
  ];
  if (services.testLinks.length > 0) {
    const make = () => ({ content: testLinkList(factsOf(services)), places: [] });
    contents.push(['/docs/test-links', 'Test links', 'Test links', make]);
  }
  const pages = contents.map(([address, name]) => [address, name] as const);
  for (const [address, , title, make] of contents) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(html).send(docsPage({ path: address, title, ...make(), pages })),
    );
  }
  app.get('/docs/*', { schema: { hide: true } }, async (request, reply) => {
    const meant = pages.find(([address]) => request.url.split('?')[0] === `${address}/`);
    if (meant) return reply.redirect(meant[0], 301);
    const content = '<p>There is no such page in the documentation. The list has all that there are.</p>';
    return reply
      .code(404)
      .type(html)
      .send(docsPage({ path: '', title: 'No such page', content, places: [], pages }));
  });
}

/** The letters for which a second file comes. */
const beyondAscii = 'U+00A1-FFFF';

/** The style sheet of pages that stand without the web app, whose typefaces they share where it is built in `webRoot`. */
export function servePageStyles(app: FastifyInstance, webRoot: string): void {
  const assets = path.join(webRoot, 'assets');
  const faces = [
    typeface(assets, 'newsreader-latin-', 'Newsreader', '400', beyondAscii),
    typeface(assets, 'newsreader-ascii-', 'Newsreader', '400'),
    typeface(assets, 'geist-latin-', 'Geist', '400 500', beyondAscii),
    typeface(assets, 'geist-ascii-', 'Geist', '400 500'),
  ];
  const styles = faces.join('') + readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8');
  app.get('/docs/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
}

/** The file's name changes with what is in it. */
function typeface(assets: string, start: string, family: string, weights: string, range = 'U+0-10FFFF'): string {
  const file = existsSync(assets) && readdirSync(assets).find((name) => name.startsWith(start));
  if (!file) return '';
  return `@font-face { font-family: ${family}; src: url(/assets/${file}) format("woff2"); font-weight: ${weights}; unicode-range: ${range}; font-display: swap; }\n`;
}
