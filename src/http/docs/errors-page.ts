import { type ProblemCode, problems, unsupportedReasons } from '../../contract/problems.ts';
import { videoFailures } from '../../videos/finish-video.ts';
import { codesOf, type DescribedApi, operationsOf } from './described-api.ts';
import { escaped, prose } from './markup.ts';
import type { Place } from './page.ts';
import { whatToDo } from './what-to-do.ts';

export const errorPlaces: Place[] = [
  { id: 'api', name: 'Refusals of the API' },
  { id: 'failed', name: 'Videos that fail' },
  { id: 'web-app', name: 'Refusals of the web app' },
];

/** What each code means and what to do, an anchor each: where the `type` of a problem document leads. */
export function errorList(api: DescribedApi): string {
  const answers = operationsOf(api).flatMap(({ operation }) => Object.values(operation.responses));
  const ofApi = new Set([...answers.flatMap(codesOf), 'method_not_allowed']);
  const codes = (Object.keys(problems) as ProblemCode[]).toSorted(
    (one, other) => problems[one].status - problems[other].status,
  );
  const entries = (isShown: (code: ProblemCode) => boolean) => codes.filter(isShown).map(entry).join('\n');
  return `<p class="lead">Errors are problem documents (RFC 9457), <code>application/problem+json</code>. Branch on <code>code</code>, show
<code>detail</code> to people, and quote <code>request_id</code> to support; it is in the header <code>X-Request-Id</code> too.</p>
<p><b>Minutes:</b> a refused request uses none. They are charged when a video is accepted, and come back, all of them, when it fails.</p>
<h2 id="api">Refusals of the API</h2>
${entries((code) => ofApi.has(code))}
<h2 id="failed">Videos that fail</h2>
<p>A video that was accepted and then fails has its <code>status</code> <code>failed</code>, the minutes back (<code>minutes_charged</code> is 0), and one of
these codes in <code>error.code</code>. Trying again is sending its link again, with a new <code>Idempotency-Key</code> or none: the same key is
answered with the video that failed. A failed question has <code>answer_failed</code>, <code>deadline_exceeded</code> or <code>cancelled</code> there, and
is not counted.</p>
${Object.entries(videoFailures)
  .map(([code, message]) => article(code, `<code>${code}</code>`, '', escaped(message)))
  .join('\n')}
<h2 id="web-app">Refusals of the web app</h2>
<p>The pages of the web app meet these, and say them in words.</p>
${entries((code) => !ofApi.has(code))}`;
}

function entry(code: ProblemCode): string {
  const { status, title, detail } = problems[code];
  const more = whatToDo[code];
  const text = `${prose(detail)}${more ? `</p>\n<p>${prose(more)}` : ''}`;
  const facts = `<p class="facts"><code>${code}</code> <span>${status}</span></p>\n`;
  return article(code, escaped(title), facts, text, code === 'video_not_supported' ? reasonList() : '');
}

function article(id: string, title: string, facts: string, text: string, more = ''): string {
  return `<article id="${id}">
<h3><a href="#${id}">${title}</a></h3>
${facts}<p>${text}</p>
${more}</article>`;
}

function reasonList(): string {
  const entries = Object.entries(unsupportedReasons).map(
    ([reason, meaning]) => `<dt><code>${reason}</code></dt><dd>${prose(meaning)}</dd>`,
  );
  return `<p>The field <code>reason</code> says why:</p>\n<dl>${entries.join('\n')}</dl>\n`;
}
