import { plans } from '../../contract/plans.ts';
import type { Facts } from './facts.ts';
import { codeBlock, table } from './markup.ts';
import type { Place } from './page.ts';

export const mcpPlaces: Place[] = [
  { id: 'address', name: 'By its address' },
  { id: 'command', name: 'By a command' },
  { id: 'files', name: 'On files, without a server' },
  { id: 'tools', name: 'Tools' },
];

const tools = [
  [
    'add_video',
    'says what a link costs; adds and charges it when it is called with <code>confirm</code>, and nothing for one that is there',
  ],
  ['get_video', 'how far it is; waits a little for one that is in work'],
  ['get_chapters', 'when each chapter begins and what it is about'],
  ['get_transcript', 'what is said, a page at a time'],
  ['search', 'where something is said in all videos, or in one'],
  ['ask', 'an answer with the moments it rests on; it counts as a question of the video'],
  ['account', 'the plan, and the minutes that are left'],
] as const;

/** How assistants use Cuemark. */
export function mcpGuide({ publicUrl }: Facts): string {
  const remote = {
    mcpServers: { cuemark: { url: `${publicUrl}/mcp`, headers: { Authorization: 'Bearer cuemark_live_…' } } },
  };
  const command = {
    command: 'node',
    args: ['/path/to/cuemark/bin/cuemark.js', 'mcp'],
    env: { CUEMARK_URL: publicUrl, CUEMARK_API_KEY: 'cuemark_live_…' },
  };
  return `<p class="lead">Assistants that speak the Model Context Protocol can add videos, read their chapters and transcripts, and ask about them.</p>
<p>They act for the account of an <a href="/keys">API key</a>, from the same ${plans.pro.minutes} minutes and with the same limits as the API. Nothing is charged
unless the assistant confirms a price that it was told.</p>

<section id="address">
<h2><a href="#address">By its address</a></h2>
<p>For assistants that reach a server: streamable HTTP at <code>${publicUrl}/mcp</code>, with the key as Bearer. Each request stands by itself.</p>
${codeBlock('program', 'Configuration', JSON.stringify(remote, null, 2))}
</section>

<section id="command">
<h2><a href="#command">By a command</a></h2>
<p>For assistants that start a program: the same tools over standard input and output. After <code>cuemark remote login</code> the environment can be
left out.</p>
${codeBlock('program', 'Configuration with a command', JSON.stringify({ mcpServers: { cuemark: command } }, null, 2))}
</section>

<section id="files">
<h2><a href="#files">On files, without a server</a></h2>
<p>Without a key, or with <code>--local</code>, the command works by itself: <code>add_video</code> takes the path of a caption, video or audio file on that
machine, or a link. Nothing costs anything, and nothing is kept when it ends.</p>
</section>

<section id="tools">
<h2><a href="#tools">Tools</a></h2>
${table(
  'Tools',
  ['Tool', 'What it does'],
  tools.map(([name, about]) => [`<code>${name}</code>`, about]),
)}
<p>Moments come as <code>6:12 (372 s)</code>, with a link that opens the video there. The transcripts of the newest videos are resources,
<code>cuemark://videos/{video_id}/transcript</code>. What is refused is told in words, with its <a href="/docs/errors">code</a>.</p>
</section>`;
}
