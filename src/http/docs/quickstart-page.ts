import { exampleQuestion, exampleVideo } from '../../contract/objects.ts';
import { plans } from '../../contract/plans.ts';
import type { Facts } from './facts.ts';
import { codeBlock, escaped } from './markup.ts';
import type { Place } from './page.ts';
import {
  pretty,
  quickstartInJavaScript,
  quickstartInPython,
  quickstartRequests,
  sampleLink,
} from './quickstart-requests.ts';

export const quickstartPlaces: Place[] = [
  { id: 'key', name: 'Get a key' },
  { id: 'send', name: 'Send a link' },
  { id: 'wait', name: 'Wait for the chapters' },
  { id: 'ask', name: 'Ask a question' },
  { id: 'refused', name: 'When something is refused' },
  { id: 'javascript', name: 'In JavaScript' },
  { id: 'python', name: 'In Python' },
];

/** From a key to chapters in five minutes, against this very installation. */
export function quickstart({ publicUrl, testLinks }: Facts): string {
  const base = `${publicUrl}/api/v1`;
  const hasSamples = testLinks.length > 0;
  const requests = quickstartRequests(base, sampleLink);
  const app_url = `${publicUrl}/workspace/${exampleVideo.id}`;
  const inWork = { ...exampleVideo, status: 'processing', chapters: null, chapters_text: null, app_url };
  const pending = { ...exampleQuestion, status: 'pending', answer: null };
  return `<p class="lead">A video link goes in, chapters come out, and then you can ask about what is said.</p>
${
  hasSamples
    ? '<p>Every request on this page can be pasted into a shell as it stands: the link is a sample’s, answered by this server alone, within seconds. A YouTube link takes the same way.</p>'
    : '<p>Put the link of a video of yours where the requests name one; the answers here are a sample’s.</p>'
}

<section id="key">
<h2><a href="#key">Get a key</a></h2>
<p>Create one on the <a href="/keys">Keys page</a>. It is shown once. Keys work on the Pro plan, which has ${plans.pro.minutes} minutes a month, and
belong on a server: browsers can not call the API.</p>
${codeBlock('request', 'In your shell', requests.key)}
</section>

<section id="send">
<h2><a href="#send">Send a link</a></h2>
${codeBlock('request', 'Request', requests.send)}
<p>The answer comes at once. <code>Location</code> is where to look for the result, <code>Retry-After</code> in how many seconds.</p>
${codeBlock('answer', 'Answer', `HTTP/1.1 202 Accepted\nLocation: /api/v1/videos/${exampleVideo.id}\nRetry-After: 1\n\n${pretty(inWork)}`)}
<p>The minutes are charged now, once, and come back if the video fails. <code>Idempotency-Key</code> makes it safe to send the same again when an
answer got lost: the same key and video within 24 hours is the same video, without a second charge. Use a new key for each new video.</p>
<p>Keep the <code>id</code>:</p>
${codeBlock('request', 'In your shell', requests.id)}
</section>

<section id="wait">
<h2><a href="#wait">Wait for the chapters</a></h2>
<p>With <code>Prefer: wait=30</code> the answer comes as soon as the video is ready or failed, or after 30 seconds with the video as it is then.
Ask again while <code>status</code> is <code>processing</code>.</p>
${codeBlock('request', 'Request', requests.wait)}
${codeBlock('answer', 'Answer', pretty({ ...exampleVideo, app_url }))}
<p><code>chapters_text</code> is ready to paste into the video’s description. The same comes as a file, as <code>.vtt</code>, <code>.json</code>,
<code>.csv</code> and <code>.ffmetadata</code> too:</p>
${codeBlock('request', 'Request', requests.file)}
${codeBlock('answer', 'Answer', exampleVideo.chapters_text)}
</section>

<section id="ask">
<h2><a href="#ask">Ask a question</a></h2>
<p>A question uses no minutes. Answers are Markdown and cite the moments that they rest on.</p>
${codeBlock('request', 'Request', requests.ask)}
${codeBlock('answer', 'Answer', `HTTP/1.1 202 Accepted\nLocation: /api/v1/videos/${exampleVideo.id}/questions/${exampleQuestion.id}\nRetry-After: 1\n\n${pretty(pending)}`)}
${codeBlock('request', 'In your shell', requests.questionId)}
${codeBlock('request', 'Request', requests.read)}
${codeBlock('answer', 'Answer', pretty(exampleQuestion))}
</section>

<section id="refused">
<h2><a href="#refused">When something is refused</a></h2>
<p>A refusal is a problem document. Branch on <code>code</code>, show <code>detail</code> to people, and quote <code>request_id</code> to support. A
refused request uses no minutes. <a href="/docs/errors">Every code</a> has its place, and <code>type</code> leads there.</p>
${hasSamples ? refusal(requests.refused, publicUrl) : ''}
</section>

<section id="javascript">
<h2><a href="#javascript">In JavaScript</a></h2>
<p>Save it as <code>chapters.mjs</code>, then <code>node chapters.mjs</code>. It needs nothing but Node.js.</p>
${codeBlock('program', 'chapters.mjs', quickstartInJavaScript(base, sampleLink))}
</section>

<section id="python">
<h2><a href="#python">In Python</a></h2>
<p>Save it as <code>chapters.py</code>, then <code>python3 chapters.py</code>. It needs nothing but the standard library.</p>
${codeBlock('program', 'chapters.py', quickstartInPython(base, sampleLink))}
</section>
<p>Next: <a href="/docs/typescript">the same in TypeScript</a> or <a href="/docs/command-line">on the command line</a>,
<a href="/docs/waiting">how to wait well</a>, <a href="/docs/api">the reference</a>, <a href="/docs/limits">the limits</a>${hasSamples ? `, and <a href="/docs/test-links">links that bring about each outcome</a>` : ''}.</p>`;
}

function refusal(request: string, publicUrl: string): string {
  const problem = {
    type: `${publicUrl}/docs/errors#video_not_supported`,
    title: 'Video not supported',
    status: 422,
    detail:
      'This video is private. No minutes were used. Make it public or unlisted (30 minutes or longer), then try again.',
    code: 'video_not_supported',
    request_id: 'req_5f0c8d3e9b1a4c7f8e2d6a9b0c1d2e3f',
    reason: 'private',
  };
  return `${codeBlock('request', 'Request', request)}
${codeBlock('answer', 'Answer', `HTTP/1.1 422 Unprocessable Entity\nContent-Type: application/problem+json\n\n${pretty(problem)}`)}
<p class="aside">${escaped('The link is one of the test links, which need no YouTube.')}</p>`;
}
