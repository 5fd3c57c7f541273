import { plans } from '../../contract/plans.ts';
import type { Facts } from './facts.ts';
import { codeBlock, table } from './markup.ts';
import type { Place } from './page.ts';

export const mcpPlaces: Place[] = [
  { id: 'address', name: 'By its address' },
  { id: 'apps', name: 'For whoever makes an assistant' },
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
  const url = `${publicUrl}/mcp`;
  const remote = { mcpServers: { cuemark: { url } } };
  const remoteWithKey = {
    mcpServers: { cuemark: { url, headers: { Authorization: 'Bearer cuemark_live_…' } } },
  };
  const command = {
    command: 'node',
    args: ['/path/to/cuemark/bin/cuemark.js', 'mcp'],
    env: { CUEMARK_URL: publicUrl, CUEMARK_API_KEY: 'cuemark_live_…' },
  };
  return `<p class="lead">Assistants that speak the Model Context Protocol can add videos, read their chapters and transcripts, and ask about them.</p>
<p>They act for your account, from the same ${plans.pro.minutes} minutes and with the same limits as the API, and like the API they are part of Pro. Nothing is
charged unless the assistant confirms a price that it was told.</p>

<section id="address">
<h2><a href="#address">By its address</a></h2>
<p>For assistants that reach a server, such as Claude, ChatGPT, Cursor and VS Code: streamable HTTP at <code>${url}</code>. Give the assistant this address and nothing
else. It opens a page of Cuemark that says who asks and what it may do; sign in there and press Allow.</p>
${codeBlock('program', 'Configuration', JSON.stringify(remote, null, 2))}
<p>What you allowed stands on the <a href="/keys">API keys</a> page, under Connected apps, with when it was last used. Disconnect ends it at once; an app that is not
used for 30 days is disconnected by itself.</p>
<p>An assistant that can not ask that way takes a key:</p>
${codeBlock('program', 'Configuration with a key', JSON.stringify(remoteWithKey, null, 2))}
</section>

<section id="apps">
<h2><a href="#apps">For whoever makes an assistant</a></h2>
<p>A request without a key or token is 401, and its <code>WWW-Authenticate</code> names the metadata (RFC 9728), which leads to all that follows. It is OAuth 2.1 for
public apps: the authorization code with PKCE (<code>S256</code>), refresh tokens that change at each use, and revocation.</p>
${table(
  'Endpoints',
  ['Where', 'What'],
  [
    ['<code>/.well-known/oauth-protected-resource/mcp</code>', 'what the tokens are for (RFC 9728)'],
    ['<code>/.well-known/oauth-authorization-server</code>', 'the endpoints (RFC 8414)'],
    ['<code>/connect</code>', 'the page on which somebody allows it; the answer carries <code>iss</code> (RFC 9207)'],
    ['<code>/oauth/register</code>', 'registration (RFC 7591), for an app that has no document of its own'],
    [
      '<code>/oauth/token</code>, <code>/oauth/revoke</code>',
      'tokens for a code or a refresh token; their end (RFC 7009)',
    ],
  ],
)}
<p>An app is known best by a document: its <code>client_id</code> is the https address of a JSON document (at most 10 KB, without a redirect) that says <code>client_id</code>,
<code>client_name</code> and <code>redirect_uris</code>, and the page names that site. A redirect address is compared letter by letter; on the person’s own computer the port may differ.
There is one scope, <code>mcp</code>, and <code>resource</code>, where it is sent, is <code>${url}</code>. Access tokens last an hour and work at <code>/mcp</code> alone.</p>
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
