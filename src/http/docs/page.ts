import { type Words, wordsIn } from '../messages/messages.ts';
import { escaped } from './markup.ts';

/** The logo, as the web app draws it. */
const mark = `<svg viewBox="0 0 28 22" width="23" height="18" fill="none" aria-hidden="true"><rect x="1" y="1" width="26" height="20" rx="3" stroke="currentColor" stroke-width="1.75"/><circle class="dot" cx="20.5" cy="7.5" r="3"/></svg>`;

/** A page that stands without the web app: its title, and what is in it as HTML. */
export function page(words: Words, title: string, content: string): string {
  return pageOf(words, title, '', `<main id="main" class="notice">\n<h1>${escaped(title)}</h1>\n${content}\n</main>`);
}

/** A place on a page that its contents lead to. */
export interface Place {
  id: string;
  name: string;
  /** Set as code. */
  isCode?: boolean;
}

interface DocsPage {
  path: string;
  title: string;
  content: string;
  places: Place[];
  /** Every page of the documentation: path and name. */
  pages: readonly (readonly [path: string, name: string])[];
}

/** A page of the documentation, with the way to the others and to its own places. */
export function docsPage({ path, title, content, places, pages }: DocsPage): string {
  const others = pages.map(([address, name]) => {
    const here = address === path;
    return `<li><a href="${address}"${here ? ' aria-current="page"' : ''}>${name}</a>${here ? contents(places) : ''}</li>`;
  });
  return pageOf(
    wordsIn('en'),
    title,
    '<nav class="app" aria-label="App"><a href="/docs">Docs</a><a href="/workspace">Workspace</a></nav>',
    `<div class="docs">
<nav class="pages" aria-label="Documentation"><ul>
${others.join('\n')}
</ul></nav>
<main id="main">
<h1>${escaped(title)}</h1>
${places.length > 0 ? `<details class="contents"><summary>On this page</summary>${contents(places)}</details>` : ''}
${content}
</main>
</div>
<footer><a href="/">Start page</a>${path === '' ? '' : `<a href="${path}.md">This page as Markdown</a>`}<a href="/api/v1/openapi.json">OpenAPI description</a></footer>`,
    path === '' ? '' : `<link rel="alternate" type="text/markdown" href="${path}.md">\n`,
  );
}

function contents(places: Place[]): string {
  if (places.length === 0) return '';
  const items = places.map(({ id, name, isCode }) => {
    return `<li><a href="#${id}">${isCode ? `<code>${escaped(name)}</code>` : escaped(name)}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** What every page that stands without the web app has around its `body`; `links` stand in its header, `head` in the document's. */
export function pageOf(words: Words, title: string, links: string, body: string, head = ''): string {
  const { language, say } = words;
  return frame(
    language,
    `${title} · Cuemark`,
    `<a class="skip" href="#main">${escaped(say('skip'))}</a>
<header><a class="home" href="/" aria-label="${escaped(say('home'))}">${mark}<span>Cuemark</span></a>${links}</header>
${body}`,
    head,
  );
}

/** A document of such a page, which looks like the others: its language, its title as it stands, and its body. */
export function frame(language: string, title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFAF7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513">
<title>${escaped(title)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/docs/docs.css">
${head}</head>
<body>
${body}
</body>
</html>
`;
}
