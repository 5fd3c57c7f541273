import { exampleVideo } from '../../contract/objects.ts';
import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';
import { authorization, pretty } from './quickstart-requests.ts';

/** How to wait for videos and answers without asking too often. */
export function waitingGuide({ publicUrl }: Facts): Content {
  const video = `${publicUrl}/api/v1/videos/$VIDEO_ID`;
  const ready = pretty({ ...exampleVideo, app_url: `${publicUrl}/workspace/${exampleVideo.id}` });
  return guide(
    'A video takes a minute or two, or fifteen when it is long; an answer takes seconds. The service says when to look again, or waits for you.',
    [
      {
        id: 'prefer',
        title: 'Let the service wait',
        parts: [
          paragraph(
            'With `Prefer: wait=30` (RFC 7240) the answer comes as soon as the state is final, or after 30 seconds with the state as it is. More than 30 counts as 30.',
          ),
          codeBlock('request', 'Request', `curl ${video} \\\n  ${authorization} \\\n  -H "Prefer: wait=30"`),
          codeBlock('answer', 'Answer', ready),
          paragraph('Ask again at once while `status` is `processing` (of a question: `pending`). In a shell:'),
          codeBlock(
            'request',
            'In your shell',
            `while curl -s ${video} ${authorization} -H "Prefer: wait=30" \\\n  | grep -q '"status":"processing"'; do :; done`,
          ),
          paragraph(
            'Where the answer has no `Preference-Applied` the service did not wait, because very many do: then wait as many seconds as `Retry-After` says. A proxy between that ends long requests needs a shorter wait, such as `wait=10`.',
          ),
        ],
      },
      {
        id: 'poll',
        title: 'Or look again when it says so',
        parts: [
          paragraph(
            'The 202 of a POST, and each GET of a video or question that is not final, carry `Retry-After`: whole seconds until it makes sense to look again. An answer without it is final.',
          ),
          codeBlock('request', 'Request', `curl -i ${video} \\\n  ${authorization}`),
          codeBlock('answer', 'Answer', `HTTP/1.1 200 OK\n\n${ready}`),
        ],
      },
      {
        id: 'rules',
        title: 'What holds',
        parts: [
          list(
            '`ready`, `failed` and `answered` are final: nothing leaves them.',
            'A state that you do not know is one to wait on while there is a `Retry-After`.',
            'Every video and question has a [deadline](/docs/limits), after which it is `failed`: no wait is endless.',
            'To be told instead of asking, use [webhooks](/docs/webhooks).',
            'The [SDK](/docs/typescript) does all of this in `createAndWait` and `askAndWait`.',
          ),
        ],
      },
    ],
  );
}
