import { type ProblemCode, problems, unsupportedReasons } from '../../contract/problems.ts';
import { page } from './page.ts';

/** What each code means and what to do, an anchor each: where the `type` of a problem document leads. */
export function errorsPage(): string {
  const codes = Object.keys(problems) as ProblemCode[];
  const entries = codes
    .toSorted((one, other) => problems[one].status - problems[other].status)
    .map((code) => {
      const { status, title, detail } = problems[code];
      return `<article id="${code}">
<h2><a href="#${code}">${escaped(title)}</a></h2>
<p class="facts"><code>${code}</code> <span>${status}</span></p>
<p>${escaped(detail)}</p>
${code === 'video_not_supported' ? reasonList() : ''}</article>`;
    });
  return page(
    'Errors',
    `<p>Errors are problem documents (RFC 9457), <code>application/problem+json</code>. Branch on <code>code</code>, show
<code>detail</code> to people, and quote <code>request_id</code> to support; it is in the header <code>X-Request-Id</code> too.</p>
${entries.join('\n')}`,
  );
}

function reasonList(): string {
  const entries = Object.entries(unsupportedReasons).map(
    ([reason, meaning]) => `<dt><code>${reason}</code></dt><dd>${escaped(meaning)}</dd>`,
  );
  return `<p>The field <code>reason</code> says why:</p>\n<dl>${entries.join('\n')}</dl>\n`;
}

/** Backquotes mark code in the table's sentences. */
function escaped(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.replace(/`([^`]+)`/g, '<code>$1</code>');
}
