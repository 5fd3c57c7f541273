import { exampleQuestion, exampleVideo } from '../../contract/objects.ts';
import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';
import { sampleLink } from './quickstart-requests.ts';

/** The SDK: from nothing to chapters and an answer. */
export function typescriptGuide({ publicUrl }: Facts): Content {
  return guide(
    'The SDK waits, tries again what passes, and has types and an error for everything. It runs in Node 22 and newer, Deno, Bun and Workers, and depends on nothing.',
    [
      {
        id: 'install',
        title: 'Install it',
        parts: [
          codeBlock('request', 'In your shell', 'npm install @cuemark/sdk'),
          paragraph(
            'The client takes the address and [the key](/keys) from the environment, or as `createClient({ url, apiKey })`.',
          ),
          codeBlock(
            'request',
            'In your shell',
            `export CUEMARK_URL=${publicUrl}\nexport CUEMARK_API_KEY=cuemark_live_…`,
          ),
        ],
      },
      {
        id: 'chapters',
        title: 'Chapters and an answer',
        parts: [
          codeBlock('program', 'chapters.ts', chapters),
          paragraph('`node chapters.ts` prints:'),
          codeBlock('answer', 'Output', `${exampleVideo.chapters_text}\n${exampleQuestion.answer}`),
          paragraph(
            '`createAndWait` resolves with the video once it is `ready` or `failed`, which `status` says and `error`. A link is sent under one `Idempotency-Key`, whatever happens on the way, so it is charged once.',
          ),
        ],
      },
      {
        id: 'waiting',
        title: 'How long, and how it goes',
        parts: [
          codeBlock('program', 'waiting.ts', waiting),
          codeBlock('answer', 'Output', 'ready'),
          paragraph(
            'After `deadlineSeconds` comes a `DeadlineError`, whose `latest` is the video as it is; it goes on. Every call takes a `signal` too, and then throws its reason.',
          ),
        ],
      },
      {
        id: 'refusals',
        title: 'Refusals',
        parts: [
          paragraph(
            'Each [code](/docs/errors) has a class of its own. All have `code`, `message`, `requestId` and `docUrl`.',
          ),
          codeBlock('program', 'refused.ts', refused),
          codeBlock('answer', 'Output', 'video_not_supported private'),
        ],
      },
      {
        id: 'lists',
        title: 'Lists',
        parts: [
          paragraph('They are read page after page while they are used.'),
          codeBlock('program', 'list.ts', lists),
          codeBlock('answer', 'Output', exampleVideo.title),
        ],
      },
      {
        id: 'faults',
        title: 'What it does when something fails',
        parts: [
          list(
            'A lost connection, `unavailable`, `internal_error`, `rate_limited`, `idempotency_key_in_use` and `question_in_progress` pass: it tries again, 4 times, in as many seconds as `Retry-After` says.',
            'A question whose answer was lost is looked for among the video’s questions before it is sent again.',
            'States and fields that are newer than the package do no harm.',
          ),
        ],
      },
    ],
  );
}

const chapters = `import { createClient } from '@cuemark/sdk';

const client = createClient();
const video = await client.videos.createAndWait('${sampleLink}');
if (video.status === 'failed') throw new Error(video.error?.message);
console.log(video.chapters_text);

const question = await client.questions.askAndWait(video.id, '${exampleQuestion.question}');
console.log(question.answer);`;

const waiting = `import { createClient } from '@cuemark/sdk';

const client = createClient();
const video = await client.videos.createAndWait('${sampleLink}', {
  deadlineSeconds: 600,
  signal: AbortSignal.timeout(3_600_000),
  onProgress: ({ status }) => console.error(status),
});
console.log(video.status);`;

const refused = `import { createClient, NotEnoughMinutesError, VideoNotSupportedError } from '@cuemark/sdk';

const client = createClient();
try {
  await client.videos.create('https://youtu.be/sampleHide1');
} catch (error) {
  if (error instanceof VideoNotSupportedError) console.log(error.code, error.reason);
  else if (error instanceof NotEnoughMinutesError) console.log(error.minutesNeeded);
  else throw error;
}`;

const lists = `import { createClient } from '@cuemark/sdk';

const client = createClient();
for await (const video of client.videos.list({ status: 'ready', q: 'ladders' })) {
  console.log(video.title);
  break;
}`;
