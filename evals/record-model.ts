/**
 * Runs a command with a language model and writes what it was asked and what it answered: `node evals/record-model.ts FILE -- COMMAND…`
 * with LLM_BASE_URL and the rest set as for the service. FILE gets a line of JSON for every request: its body, the status and body of
 * the answer, and how many seconds that took. Record nothing but talks of your own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [file, separator, command, ...words] = process.argv.slice(2);
const target = process.env.LLM_BASE_URL;
if (file === undefined || separator !== '--' || command === undefined || target === undefined) {
  console.error('node evals/record-model.ts FILE -- COMMAND…, with LLM_BASE_URL set');
  process.exit(2);
}
const base = new URL(target);

const server = createServer(async (request, response) => {
  const body = await new Response(request as unknown as ReadableStream).text();
  const began = performance.now();
  const headers = { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' };
  const answer = await fetch(new URL(request.url ?? '/', base), {
    method: request.method ?? 'GET',
    headers,
    ...(body !== '' && { body }),
  });
  const text = await answer.text();
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
  response.end(text);
  if (body === '') return;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  appendFileSync(
    file,
    `${JSON.stringify({ request: JSON.parse(body), status: answer.status, answer: text, seconds })}\n`,
  );
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
