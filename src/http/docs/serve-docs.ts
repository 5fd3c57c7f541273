import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keptText } from '../kept-text.ts';
import type { HttpServices } from '../services.ts';
import { apiPlaces, apiReference } from './api-page.ts';
import { citingGuide } from './citing-page.ts';
import { commandLineGuide } from './command-line-page.ts';
import { describedApi } from './described-api.ts';
import { errorList, errorPlaces } from './errors-page.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Content } from './guide.ts';
import { idempotencyGuide } from './idempotency-page.ts';
import { limitList, limitPlaces } from './limits-page.ts';
import { markdownOf } from './markdown.ts';
import { mcpGuide, mcpPlaces } from './mcp-page.ts';
import { docsPage } from './page.ts';
import { quickstart, quickstartPlaces } from './quickstart-page.ts';
import { searchingGuide } from './searching-page.ts';
import { summariesGuide } from './summaries-page.ts';
import { testLinkList } from './test-links-page.ts';
import { typescriptGuide } from './typescript-page.ts';
import { waitingGuide } from './waiting-page.ts';
import { webhookGuide, webhookPlaces } from './webhooks-page.ts';
import { workspaceGuide } from './workspace-page.ts';

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

interface DocsEntry {
  path: string;
  name: string;
  title: string;
  /** What it is for, in a line: for who chooses among the pages. */
  about: string;
  make: (facts: Facts) => Content;
}

/** Every page, in the order of the navigation. */
function entriesOf({ publicUrl, testLinks }: HttpServices): DocsEntry[] {
  const entry = (name: string, about: string, make: DocsEntry['make'], title = name, path = pathOf(name)) => ({
    path,
    name,
    title,
    about,
    make,
  });
  const entries = [
    entry(
      'Quickstart',
      'from a key to chapters and an answer with curl',
      quickstartContent,
      'From a key to chapters',
      '/docs',
    ),
    entry('TypeScript', 'the SDK: install it, wait, handle refusals', typescriptGuide),
    entry('Command line', 'the API from a shell, without a program', commandLineGuide),
    entry(
      'Waiting',
      'polling well, and letting the service wait (`Prefer: wait`)',
      waitingGuide,
      'Waiting for results',
    ),
    entry('Idempotency', 'sending again without a second charge', idempotencyGuide, 'Sending again safely'),
    entry('Citing moments', 'leading readers of an answer to what is said', citingGuide),
    entry('Summaries', 'having a video and its chapters summed up', summariesGuide, 'Summing up a video'),
    entry('Workspace', 'listing, finding and deleting videos', workspaceGuide, 'What an account holds'),
    entry('Searching', 'finding where something is said', searchingGuide, 'Finding what is said'),
    entry('Webhooks', 'being told when something is final', webhookContent),
    entry('Assistants', 'the Model Context Protocol, for assistants', mcpContent, 'For assistants', '/docs/mcp'),
    entry(
      'API reference',
      'every operation, parameter, answer and schema',
      () => apiContent(publicUrl),
      'API reference',
      '/docs/api',
    ),
    entry('Errors', 'every code, what it means and what to do', errorContent),
    entry('Limits', 'how much there may be of what', limitContent),
  ];
  const links = entry('Test links', 'links that bring about every outcome without YouTube', testLinkContent);
  return testLinks.length > 0 ? [...entries, links] : entries;
}

const pathOf = (name: string) => `/docs/${name.toLowerCase().replaceAll(' ', '-')}`;
const quickstartContent = (facts: Facts) => ({ content: quickstart(facts), places: quickstartPlaces });
const webhookContent = (facts: Facts) => ({ content: webhookGuide(facts), places: webhookPlaces });
const mcpContent = (facts: Facts) => ({ content: mcpGuide(facts), places: mcpPlaces });
const errorContent = () => ({ content: errorList(describedApi()), places: errorPlaces });
const limitContent = (facts: Facts) => ({ content: limitList(facts), places: limitPlaces });
const testLinkContent = (facts: Facts) => ({ content: testLinkList(facts), places: [] });

function apiContent(publicUrl: string): Content {
  const api = describedApi();
  return { content: apiReference(api, publicUrl), places: apiPlaces(api) };
}

/**
 * The documentation, made of the contract, the API's description and the settings: pages that need no script, each as Markdown
 * too at its address and `.md`, and `/llms.txt`, which lists those for assistants (llmstxt.org).
 */
export function serveDocs(app: FastifyInstance, services: HttpServices): void {
  const entries = entriesOf(services);
  const facts = () => factsOf(services);
  const pages = entries.map(({ path, name }) => [path, name] as const);
  const keep = (path: string, type: string, make: () => string) =>
    app.get(path, { schema: { hide: true } }, keptText(type, make));
  for (const { path, title, make } of entries) {
    keep(path, html, () => docsPage({ path, title, ...make(facts()), pages }));
    keep(`${path}.md`, markdown, () => markdownOf(title, make(facts()).content));
  }
  keep('/llms.txt', 'text/plain; charset=utf-8', () => overviewForAssistants(entries, services.publicUrl));
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

function overviewForAssistants(entries: DocsEntry[], publicUrl: string): string {
  const lines = entries.map(({ path, name, about }) => `- [${name}](${publicUrl}${path}.md): ${about}`);
  return `# Cuemark

> Chapters and cited answers for videos. An HTTP API takes a link to a YouTube video, answers with timestamped chapters, and answers
> questions about what is said, with the moments that the answers rest on.

The API is at ${publicUrl}/api/v1. Every request carries \`Authorization: Bearer <API_KEY>\`; keys are made at ${publicUrl}/keys.

## Documentation

${lines.join('\n')}
- [OpenAPI description](${publicUrl}/api/v1/openapi.json): the whole API for programs, OpenAPI 3.1
`;
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
  app.get(
    '/docs/docs.css',
    { schema: { hide: true } },
    keptText('text/css; charset=utf-8', () => styles),
  );
}

/** The file's name changes with what is in it. */
function typeface(assets: string, start: string, family: string, weights: string, range = 'U+0-10FFFF'): string {
  const file = existsSync(assets) && readdirSync(assets).find((name) => name.startsWith(start));
  if (!file) return '';
  return `@font-face { font-family: ${family}; src: url(/assets/${file}) format("woff2"); font-weight: ${weights}; unicode-range: ${range}; font-display: swap; }\n`;
}
