import { examplePassage, exampleVideo, searchedExample } from '../../contract/objects.ts';
import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';
import { authorization, pretty } from './quickstart-requests.ts';

const program = (url: string) => `import { createClient } from '@cuemark/sdk';

const client = createClient({ url: '${url}' });
for await (const { timestamp, video_title } of client.search('"${searchedExample}"')) {
  console.log(timestamp, video_title);
}`;

/** How to find where something is said, in all videos of the account. */
export function searchingGuide({ publicUrl }: Facts): Content {
  const search = `${publicUrl}/api/v1/search`;
  const words = `--data-urlencode 'q="${searchedExample}"'`;
  return guide('One request finds where the videos of the account say something, to the second.', [
    {
      id: 'find',
      title: 'Find a moment',
      parts: [
        codeBlock('request', 'Request', `curl -G ${search} \\\n  ${authorization} \\\n  ${words}`),
        codeBlock('answer', 'Answer', pretty({ object: 'list', data: [examplePassage], next_cursor: null })),
        list(
          'A passage is a few sentences of what is said, the title of a chapter, or the title of a video. `start_seconds` is when the first of its `matches` is said.',
          'Titles come first, then passages that say the words often and close together; among as good ones those of the newest videos.',
          'Videos are found as soon as they are ready. Where `next_cursor` is not null there is more: send it as `cursor`, with the rest as it was.',
        ),
      ],
    },
    {
      id: 'words',
      title: 'What words mean',
      parts: [
        list(
          'Each word of `q` has to be in the passage, or a word that begins so: `ladder` finds ladders. Words of one or two letters are found as they are.',
          'In quotation marks words are found as they are, one after the other: `"tall ladder"`.',
          'Case and accents do not matter: `ete` finds été, and `strasse` Straße.',
          'In languages without spaces, as Chinese, Japanese and Thai, characters that stand in a row are found wherever words begin.',
        ),
      ],
    },
    {
      id: 'one',
      title: 'Search one video',
      parts: [
        codeBlock(
          'request',
          'Request',
          `curl -G ${search} \\\n  ${authorization} \\\n  ${words} \\\n  -d video_id=$VIDEO_ID -d limit=5`,
        ),
        paragraph('The same as above, of this video alone.'),
      ],
    },
    {
      id: 'programs',
      title: 'In a program, and in a shell',
      parts: [
        paragraph(
          'The [SDK](/docs/typescript) takes the key from `CUEMARK_API_KEY` and reads page after page as it is used:',
        ),
        codeBlock('program', 'search.ts', program(publicUrl)),
        codeBlock('answer', 'Output', `${examplePassage.timestamp} ${exampleVideo.title}`),
        paragraph(
          'The [command line](/docs/command-line) has `cuemark remote search`, and [assistants](/docs/mcp) the tool `search`.',
        ),
      ],
    },
  ]);
}
