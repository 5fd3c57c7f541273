import type { Facts } from './facts.ts';
import { escaped, table } from './markup.ts';

/** Links that bring about every outcome without YouTube. */
export function testLinkList({ testLinks }: Facts): string {
  const rows = testLinks.map(({ id, about, outcome }) => [
    `<code>https://youtu.be/${id}</code>`,
    escaped(about),
    outcome.status === 202
      ? '202'
      : `${outcome.status} ${code(outcome.status === 422 ? 'video_not_supported' : 'unavailable')}`,
    outcomeOf(outcome),
  ]);
  return `<p class="lead">These links are answered by this server alone, so that a client can be tried against every outcome without YouTube. Any form
of link works; the id is what counts.</p>
${table('Test links', ['Link', 'What it is', 'Answer', 'Then'], rows)}`;
}

function outcomeOf(outcome: Facts['testLinks'][number]['outcome']): string {
  if (outcome.status === 503) return 'with <code>Retry-After</code>';
  if (outcome.status === 422) return `<code>reason</code> is <code>${outcome.reason}</code>`;
  return outcome.becomes === 'ready' ? '<code>ready</code>' : `<code>failed</code>, ${code(outcome.becomes)}`;
}

const code = (name: string) => `<a href="/docs/errors#${name}"><code>${name}</code></a>`;
