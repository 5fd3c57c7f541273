import { exampleVideo } from '../../contract/objects.ts';
import { problems } from '../../contract/problems.ts';
import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';
import { authorization, json, pretty, sampleLink } from './quickstart-requests.ts';

/** How to send again what may have arrived. */
export function idempotencyGuide({ publicUrl }: Facts): Content {
  const send = (link: string) => `curl ${publicUrl}/api/v1/videos \\
  ${authorization} \\
  ${json} \\
  -H "Idempotency-Key: episode-42" \\
  -d '{"url": "${link}"}'`;
  const inWork = { ...exampleVideo, status: 'processing', chapters: null, chapters_text: null };
  const reused = {
    type: `${publicUrl}/docs/errors#idempotency_key_reused`,
    title: problems.idempotency_key_reused.title,
    status: 422,
    detail: problems.idempotency_key_reused.detail,
    code: 'idempotency_key_reused',
    request_id: 'req_5f0c8d3e9b1a4c7f8e2d6a9b0c1d2e3f',
  };
  return guide(
    'When an answer got lost, nobody knows whether the request arrived. With a key it can be sent again, and a video is charged once.',
    [
      {
        id: 'key',
        title: 'One key for one video',
        parts: [
          codeBlock('request', 'Request', send(sampleLink)),
          codeBlock('answer', 'Answer', pretty({ ...inWork, app_url: `${publicUrl}/workspace/${exampleVideo.id}` })),
          paragraph(
            'The same again within 24 hours is answered with the same video as it is by then, uncharged. Another form of its link is the same video. Another video under the key is refused:',
          ),
          codeBlock('request', 'Request', send('https://youtu.be/sampleTuto1')),
          codeBlock('answer', 'Answer', pretty(reused)),
        ],
      },
      {
        id: 'choose',
        title: 'Which key',
        parts: [
          list(
            'A random one (a UUID) that you store before you send it, or the id of your own record of the video: something that is the same after your program was started anew.',
            '1 to 255 characters. Keys of different accounts have nothing to do with each other.',
            'Trying a failed video again is a new video: it takes a new key, or none.',
            'A refused request does not bind the key: mend what was wrong and send it again with the same one.',
          ),
        ],
      },
      {
        id: 'retry',
        title: 'When to send again',
        parts: [
          list(
            'No answer, 500, 502, 503, 504: wait as `Retry-After` says, or a second, then two, then four, and send the same with the same key.',
            '409 `idempotency_key_in_use`: the first request is still running. Wait `Retry-After` seconds.',
            'Any other 4xx: sending the same again gives the same answer. [Errors](/docs/errors) says what to do.',
          ),
        ],
      },
      {
        id: 'questions',
        title: 'Questions have no key',
        parts: [
          paragraph(
            'A question that is sent twice is two questions. Where the answer to one got lost, look among the video’s questions, newest first, before you send it again:',
          ),
          codeBlock(
            'request',
            'Request',
            `curl "${publicUrl}/api/v1/workspace/$VIDEO_ID/questions?limit=1" \\\n  ${authorization}`,
          ),
          codeBlock('answer', 'Answer', pretty({ object: 'list', data: [], next_cursor: null })),
          paragraph('The [SDK](/docs/typescript) does both: it makes keys, and looks before it asks again.'),
        ],
      },
    ],
  );
}
