import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';
import { authorization } from './quickstart-requests.ts';

/** How to have a video summed up, where the service has a language model. */
export function summariesGuide({ publicUrl }: Facts): Content {
  const summary = `${publicUrl}/api/v1/videos/$VIDEO_ID/summary`;
  return guide(
    'Where the service has a language model it sums up a video and each of its chapters, in one to four sentences, each with the moments it rests on. That uses no minutes.',
    [
      {
        id: 'make',
        title: 'Have it made',
        parts: [
          codeBlock('request', 'Request', `curl -X POST ${summary} \\\n  ${authorization}`),
          list(
            'The request has no body and no `Content-Type`. The answer is 202 while the summary is `pending`, or 200 where it is there.',
            'It is safe to repeat: a summary that is there, or being made, is not made again; one that failed is.',
            'A service without such a model, or whose operator has turned summaries off, answers 422 [`summary_unavailable`](/docs/errors#summary_unavailable).',
          ),
        ],
      },
      {
        id: 'read',
        title: 'Read it',
        parts: [
          paragraph(
            'It takes some seconds a chapter. `Retry-After` says when to look again; an answer without it is final.',
          ),
          codeBlock(
            'request',
            'In your shell',
            `while curl -s ${summary} ${authorization} \\\n  | grep -q '"status":"pending"'; do sleep 2; done`,
          ),
          codeBlock('request', 'Request', `curl ${summary} \\\n  ${authorization}`),
          list(
            '`text` is of the whole, and each of `chapters` has one of its own: Markdown with moments as `m:ss`, or `h:mm:ss` from one hour on. [Make links of them](/docs/citing-moments).',
            'Each sentence is held against what is said, and its moments are those of the sentences that say it. What is not said there is left out; a chapter of which nothing holds, or in which next to nothing is said, has `null`.',
            'The chapters are those of the video as they are now, edited titles included. When the video is divided anew, the status is `none` again.',
            '`notes.md` of the video has its summary too.',
            'It is in the video’s language, or in the account’s output language ([`PATCH /account/settings`](/docs/api)), where one is set when it is made.',
          ),
        ],
      },
    ],
  );
}
