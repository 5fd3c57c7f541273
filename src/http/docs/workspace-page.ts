import { exampleQuestion, exampleVideo } from '../../contract/objects.ts';
import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';
import { authorization, json, pretty } from './quickstart-requests.ts';

/** What an account holds: listing, finding and deleting. */
export function workspaceGuide({ publicUrl }: Facts): Content {
  const workspace = `${publicUrl}/api/v1/workspace`;
  const video = { ...exampleVideo, app_url: `${publicUrl}/workspace/${exampleVideo.id}` };
  const page = (...data: object[]) => pretty({ object: 'list', data, next_cursor: null });
  return guide('The Workspace is every video of the account, whether the API or the web app added it.', [
    {
      id: 'list',
      title: 'List videos',
      parts: [
        codeBlock('request', 'Request', `curl "${workspace}?limit=20&status=ready&q=ladders" \\\n  ${authorization}`),
        codeBlock('answer', 'Answer', page(video)),
        list(
          'Newest first. `limit` is from 1 to 100, 20 where it is not given.',
          '`status` is `processing`, `ready` or `failed`; `q` are words of the title.',
          'While `next_cursor` is not null there is more: send it as `cursor`, with the rest as it was. Nothing comes twice and nothing is missed, whatever is added or deleted meanwhile.',
        ),
      ],
    },
    {
      id: 'questions',
      title: 'List the questions about a video',
      parts: [
        codeBlock(
          'request',
          'Request',
          `curl -s -o answer.json ${publicUrl}/api/v1/videos/$VIDEO_ID/questions \\\n  ${authorization} \\\n  ${json} \\\n  -d '{"question": "${exampleQuestion.question}"}'\nsleep 5\ncurl ${workspace}/$VIDEO_ID/questions \\\n  ${authorization}`,
        ),
        codeBlock('answer', 'Answer', page(exampleQuestion)),
        paragraph('Those of the web app’s chats are among them.'),
      ],
    },
    {
      id: 'delete',
      title: 'Delete a video',
      parts: [
        codeBlock('request', 'Request', `curl -i -X DELETE ${workspace}/$VIDEO_ID \\\n  ${authorization}`),
        codeBlock('answer', 'Answer', 'HTTP/1.1 204 No Content'),
        paragraph(
          'It is gone everywhere at once; the web app can undo it for 10 seconds. Minutes of a video that is still in work after these 10 seconds come back, those of a ready one do not.',
        ),
      ],
    },
  ]);
}
