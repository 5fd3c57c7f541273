import { exampleQuestion, exampleVideo } from '../../contract/objects.ts';
import type { Facts } from './facts.ts';
import { type Content, guide, list, paragraph } from './guide.ts';
import { codeBlock } from './markup.ts';

const moment = /\b(?:(\d+):)?(\d{1,2}):(\d{2})\b/g;

/** How to lead readers of an answer to the moments that it rests on. */
export function citingGuide({ publicUrl }: Facts): Content {
  return guide(
    'Answers are Markdown and cite moments as `m:ss`, or `h:mm:ss` from one hour on. Each lies inside the video and rests on what is said there.',
    [
      {
        id: 'link',
        title: 'Make links of moments',
        parts: [
          paragraph(
            '`platform_id` is the video’s id on YouTube; `t` of a link is the second at which it begins to play.',
          ),
          codeBlock('program', 'cite.mjs', program(`${publicUrl}/api/v1`)),
          paragraph('`node cite.mjs` prints the question’s answer:'),
          codeBlock('answer', 'Output', withLinks(exampleQuestion.answer ?? '', exampleVideo.platform_id)),
        ],
      },
      {
        id: 'show',
        title: 'Show answers safely',
        parts: [
          list(
            'An answer holds words of the video, and so of strangers: render its Markdown with images and HTML off, as you would of any text of others.',
            'Chapters have `start_seconds` beside their `timestamp`: take that for links instead of reading the text.',
            'Where the video does not say it, the answer says so, and may cite what comes nearest.',
          ),
        ],
      },
    ],
  );
}

function withLinks(answer: string, platformId: string | null): string {
  return answer.replace(moment, (time, hours = 0, minutes, seconds) => {
    const second = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return `[${time}](https://youtu.be/${platformId}?t=${second})`;
  });
}

const program = (base: string) => `import { env } from 'node:process';

const headers = { authorization: \`Bearer \${env.CUEMARK_API_KEY}\`, 'content-type': 'application/json' };
const api = async (path, more) => (await fetch('${base}' + path, { headers, ...more })).json();

const video = await api(\`/videos/\${env.VIDEO_ID}\`);
const body = JSON.stringify({ question: '${exampleQuestion.question}' });
let question = await api(\`/videos/\${video.id}/questions\`, { method: 'POST', body });
while (question.status === 'pending') {
  const waiting = { headers: { ...headers, prefer: 'wait=30' } };
  question = await api(\`/videos/\${video.id}/questions/\${question.id}\`, waiting);
}

const cited = question.answer.replace(${String(moment)}, (time, hours = 0, minutes, seconds) => {
  const second = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return \`[\${time}](https://youtu.be/\${video.platform_id}?t=\${second})\`;
});
console.log(cited);`;
