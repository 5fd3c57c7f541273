import { limits } from '../../contract/limits.ts';
import { exampleVideo, exampleWebhook, webhookEvents } from '../../contract/objects.ts';
import type { Facts } from './facts.ts';
import { codeBlock, table } from './markup.ts';
import type { Place } from './page.ts';

export const webhookPlaces: Place[] = [
  { id: 'make', name: 'Make one' },
  { id: 'message', name: 'What is sent' },
  { id: 'receive', name: 'Receive it' },
  { id: 'tries', name: 'When it is not taken' },
  { id: 'secrets', name: 'Secrets' },
];

const meanings: Record<(typeof webhookEvents)[number], string> = {
  'video.ready': 'its chapters can be read',
  'video.failed':
    '<code>error</code> of the video says why; the minutes are back; one that was deleted in work answers <code>404</code>',
  'question.answered': 'its answer can be read',
  'question.failed': '<code>error</code> of the question says why; it is not counted',
};

/** A server that takes messages, on nothing but Node.js and the library of the specification. */
export const receiver = `import { createServer } from 'node:http';
import { env } from 'node:process';
import { Webhook } from 'standardwebhooks'; // npm install standardwebhooks

const webhook = new Webhook(env.CUEMARK_WEBHOOK_SECRET);

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  try {
    webhook.verify(body, request.headers);
  } catch {
    return response.writeHead(400).end('not signed by Cuemark');
  }
  response.writeHead(204).end(); // first, then the work
  const { type, data } = JSON.parse(body);
  console.log(type, data.video_id ?? '', data.url ?? '');
}).listen(Number(env.PORT ?? 8000));`;

/** How to be told of what happens, and to trust what comes. */
export function webhookGuide({ publicUrl, allowsPrivateAddresses }: Facts): string {
  const url = `${publicUrl}/api/v1/videos/${exampleVideo.id}`;
  const message = {
    type: 'video.ready',
    timestamp: '2026-11-21T09:41:00.000Z',
    data: { video_id: exampleVideo.id, status: 'ready', url },
  };
  const request = `curl ${publicUrl}/api/v1/webhooks \\
  -H "Authorization: Bearer $CUEMARK_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify({ url: exampleWebhook.url, events: exampleWebhook.events })}'`;
  const rows = webhookEvents.map((event) => [`<code>${event}</code>`, meanings[event]]);
  return `<p class="lead">Cuemark can tell your server when a video is ready or a question is answered. Nothing has to be asked again and again.</p>
<p>Messages follow the Standard Webhooks specification, for which there are libraries in many languages.</p>

<section id="make">
<h2><a href="#make">Make one</a></h2>
<p>On the <a href="/keys">Keys page</a>, or by the API. The <code>secret</code> is in the answer alone.</p>
${codeBlock('request', 'Request', request)}
${codeBlock('answer', 'Answer', JSON.stringify({ ...exampleWebhook, secret: 'whsec_…' }, null, 2))}
<p>The address is https and ${
    allowsPrivateAddresses
      ? 'may be one of a private network; on the machine of this server itself it may be http.'
      : 'public: nothing is sent into private networks.'
  } An account has at most ${limits.webhooksPerAccount} webhooks.
They are told of the account’s YouTube videos and of questions about them, whether the API or the web app added them; while the account is on Free,
of nothing.</p>
${table('Events', ['Event', 'What it means'], rows)}
</section>

<section id="message">
<h2><a href="#message">What is sent</a></h2>
<p>A POST that says what became of what, and where to read it with your key. Questions have <code>question_id</code> too.</p>
${codeBlock('program', 'Message', `webhook-id: msg_vKq0Zt7dXc3mPw9LsR2b\nwebhook-timestamp: 1795340461\nwebhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=\n\n${JSON.stringify(message, null, 2)}`)}
<p>Try it with <b>Send a test</b> on the Keys page, or <code>POST /webhooks/{webhook_id}/test</code>: a message of type <code>webhook.test</code> comes at once,
once.</p>
</section>

<section id="receive">
<h2><a href="#receive">Receive it</a></h2>
<p>Check the signature over the body as it came, before it is parsed; answer with any 2xx within 15 seconds; then do the work. The same message may
come twice, in any order with others: <code>webhook-id</code> stays the same, so keep the ids that were done.</p>
${codeBlock('program', 'receive.mjs', receiver)}
</section>

<section id="tries">
<h2><a href="#tries">When it is not taken</a></h2>
<p>An answer other than 2xx, or none within 15 seconds, counts as not taken. Redirects are not followed. The message is sent again after 5 seconds,
1, 5 and 30 minutes, 2, 5, 10, 14, 18 and 22 hours, about three days in all. If by then nothing at all was taken, the webhook is off, and a mail
says so; the Keys page turns it on again. An answer of <code>410</code> turns it off at once. What happens while it is off is not sent later: read
it with <code>GET /workspace</code>.</p>
<p>The Keys page shows the messages of ${limits.deliveryDays} days with their answers, of each the first 2 KB.</p>
</section>

<section id="secrets">
<h2><a href="#secrets">Secrets</a></h2>
<p><b>New secret</b> on the Keys page gives a webhook another one. For ${limits.webhookSecretHours} hours messages carry two signatures, one of each, so
that your server can be changed meanwhile; then the old one signs no more.</p>
</section>`;
}
