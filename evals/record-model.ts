/**
 * Runs a command with a language model and writes what it was asked and what it answered: `node evals/record-model.ts FILE -- COMMAND…`
 * with LLM_BASE_URL and the rest set as for the service. FILE gets a line of JSON for every request: its body, the status and body of
 * the answer, and how many seconds that took. Record nothing but talks of your own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const [file, separator, command, ...words] = process.argv.slice(2);
const target = process.env.LLM_BASE_URL;
if (file === undefined || separator !== '--' || command === undefined || target === undefined) {
  console.error('node evals/record-model.ts FILE -- COMMAND…, with LLM_BASE_URL set');
  process.exit(2);
}
const base = new URL(target);
const into = file;

/** A slow model needs longer than clients wait for a first byte: spaces before JSON, and between events, mean nothing. */
const spaceEvery = 30_000;

const server = createServer((asked, response) => {
  // Whoever asked hears what happened to the model: that it can not be reached, or that its answer broke off.
  forward(asked, response).catch(() => response.destroy());
});

async function forward(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(asked);
  const began = performance.now();
  const { method = 'GET', headers } = asked;
  const sent = {
    method,
    agent: false,
    headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
  };
  const forwarded = request(new URL(asked.url ?? '/', base), sent).end(body);
  response.on('close', () => forwarded.destroy()); // nobody wants the answer any more
  const type = body.includes('"stream":true') ? 'text/event-stream' : 'application/json';
  const timer = setInterval(() => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': type });
    response.write('\n');
  }, spaceEvery);
  let answer = '';
  let status: number | undefined;
  try {
    const [answered]: IncomingMessage[] = await once(forwarded, 'response');
    status = answered?.statusCode ?? 502;
    if (!response.headersSent)
      response.writeHead(status, { 'content-type': answered?.headers['content-type'] ?? type });
    for await (const chunk of answered?.setEncoding('utf8') ?? []) {
      answer += chunk;
      response.write(chunk);
    }
    response.end();
  } finally {
    clearInterval(timer);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    if (body !== '')
      appendFileSync(into, `${JSON.stringify({ request: JSON.parse(body), status, answer, seconds })}\n`);
  }
}

server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const child = spawn(command, words, {
  stdio: 'inherit',
  env: { ...process.env, LLM_BASE_URL: `http://127.0.0.1:${port}${base.pathname}` },
});
const [code] = await once(child, 'exit');
server.close();
process.exit(code ?? 1);
