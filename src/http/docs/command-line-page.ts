import { examplePassage, exampleQuestion, exampleVideo, searchedExample } from '../../contract/objects.ts';
import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';
import { sampleLink } from './quickstart-requests.ts';

/** The command line as a client of this service. */
export function commandLineGuide({ publicUrl }: Facts): Content {
  const shell = (command: string) => codeBlock('request', 'In your shell', command);
  return guide('Chapters and answers without a program: `cuemark remote` speaks to this service with your key.', [
    {
      id: 'login',
      title: 'Log in',
      parts: [
        shell('npm install @cuemark/sdk'),
        shell(`npx cuemark remote login --url ${publicUrl}`),
        paragraph(
          'It asks for a key, which the [Keys page](/keys) makes, and stores it in a file that you alone can read. `CUEMARK_URL` and `CUEMARK_API_KEY` of the environment win over it; `npx cuemark remote logout` removes it.',
        ),
      ],
    },
    {
      id: 'add',
      title: 'Add a video',
      parts: [
        shell(`npx cuemark remote add ${sampleLink}`),
        codeBlock('answer', 'Output', exampleVideo.chapters_text),
        paragraph(
          'It waits until the video is ready and says on the terminal for how long; Ctrl-C ends the wait, not the video. `--no-wait` does not wait, `--deadline 600` at most so many seconds.',
        ),
        paragraph(
          'Several links are added one after the other, and waited for together; one that is refused keeps no other from being added. Where the command comes with the service itself, a link to a playlist or channel stands for its videos: what they take together is said, and asked, first.',
        ),
      ],
    },
    {
      id: 'list',
      title: 'List and show videos',
      parts: [
        shell('npx cuemark remote list --status ready --title ladders'),
        codeBlock('answer', 'Output', `${exampleVideo.id}  ready          9:15  ${exampleVideo.title}`),
        paragraph('The first column is the id, which the other commands take.'),
        shell(`npx cuemark remote show ${exampleVideo.id}`),
      ],
    },
    {
      id: 'search',
      title: 'Find what is said',
      parts: [
        shell(`npx cuemark remote search '"${searchedExample}"'`),
        codeBlock(
          'answer',
          'Output',
          `${exampleVideo.id}  ${examplePassage.timestamp.padStart(7)}  ${exampleVideo.title}\n  ${examplePassage.text}`,
        ),
        paragraph('It looks in all videos; `--video` names one.'),
      ],
    },
    {
      id: 'ask',
      title: 'Ask about it',
      parts: [
        shell(`npx cuemark remote ask ${exampleVideo.id} "${exampleQuestion.question}"`),
        codeBlock('answer', 'Output', exampleQuestion.answer ?? ''),
      ],
    },
    {
      id: 'scripts',
      title: 'In scripts',
      parts: [
        list(
          'With `--json` each command prints one object of the API and nothing else.',
          'It ends with 0; with 1 when something was refused or failed; with 2 when it was called wrongly; with 130 after Ctrl-C.',
          'Refusals go to standard error, with the code and the id of the request.',
        ),
        shell(`npx cuemark remote show ${exampleVideo.id} --json`),
        codeBlock(
          'answer',
          'Output',
          JSON.stringify({ ...exampleVideo, app_url: `${publicUrl}/workspace/${exampleVideo.id}` }),
        ),
      ],
    },
    {
      id: 'delete',
      title: 'Delete it',
      parts: [
        shell(`npx cuemark remote delete ${exampleVideo.id} --yes`),
        codeBlock('answer', 'Output', `${exampleVideo.id} is deleted. The web app can undo it for 10 seconds.`),
        paragraph('Without `--yes` it asks first.'),
      ],
    },
  ]);
}
