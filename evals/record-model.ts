/**
 * Runs a command with a language model and writes what it was asked and what it answered: `node evals/record-model.ts FILE -- COMMAND…`
 * with LLM_BASE_URL and the rest set as for the service. FILE gets a line of JSON for every request: its body, the status and body of
 * the answer, and how many seconds that took. Record nothing but talks of your own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const [file, separator, command, ...words] = process.argv.slice(2);
const target = process.env.LLM_BASE_URL;
if (file === undefined || separator !== '--' || command === undefined || target === undefined) {
  console.error('node evals/record-model.ts FILE -- COMMAND…, with LLM_BASE_URL set');
  process.exit(2);
}
const base = new URL(target);

/** A slow model needs longer than clients wait for a first byte: spaces before JSON mean nothing. */
const spaceEvery = 30_000;

const server = createServer(async (asked, response) => {
  const body = await text(asked);
  const began = performance.now();
  const { method = 'GET', headers } = asked;
  const sent = { method, headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' } };
  const forwarded = request(new URL(asked.url ?? '/', base), sent).end(body);
  response.writeHead(200, {
    'content-type': body.includes('"stream":true') ? 'text/event-stream' : 'application/json',
  });
  const timer = setInterval(() => response.write('\n'), spaceEvery);
  const [answered]: IncomingMessage[] = await once(forwarded, 'response');
  const answer = answered ? await text(answered) : '';
  clearInterval(timer);
  response.end(answer);
  if (body === '') return;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const line = { request: JSON.parse(body), status: answered?.statusCode, answer, seconds };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
});
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
