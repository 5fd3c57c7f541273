import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { SampleVideo } from './sample-videos.ts';

const dist = join(import.meta.dirname, '../../../web/dist');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
export const account = { email: 'demo@cuemark.example', password: 'a cue mark flashes twice' };

/**
 * The built web app and fixed answers of the web API: `videos` is what the account has and may be changed at any time;
 * `mood` makes every answer late or a failure.
 */
export async function startStandIn(videos: SampleVideo[] = []) {
  const state = { videos, mood: 'well' as 'well' | 'down' | 'slow' };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = () => new Promise<void>((stopped) => server.close(() => stopped()).closeAllConnections());
  return Object.assign(state, { origin, stop });
}

type State = { videos: SampleVideo[]; mood: 'well' | 'down' | 'slow' };

async function answer(state: State, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith('/web-api/')) return serveFile(pathname, response);
  if (state.mood === 'down') return problem(response, 503, 'unavailable');
  if (state.mood === 'slow') await new Promise((later) => setTimeout(later, 3000));
  const signedIn = /session=open/.test(request.headers.cookie ?? '');
  const cookie = (value: string) => ({ 'set-cookie': `session=${value}; Path=/; HttpOnly; SameSite=Lax` });
  switch (pathname) {
    case '/web-api/auth/get-session':
      return json(response, 200, signedIn ? { session: { id: 's' }, user: { id: 'u', email: account.email } } : null);
    case '/web-api/auth/sign-in/email': {
      const given: unknown = JSON.parse(await bodyText(request));
      const right = JSON.stringify(given) === JSON.stringify(account);
      if (!right) return json(response, 401, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid' });
      return json(response, 200, { redirect: false, token: 't', user: { id: 'u' } }, cookie('open'));
    }
    case '/web-api/auth/sign-out':
      return json(response, 200, { success: true }, cookie('; Max-Age=0'));
  }
  if (!signedIn) return problem(response, 401, 'not_signed_in');
  if (pathname === '/web-api/videos') return json(response, 200, { videos: state.videos });
  const video = state.videos.find(({ id }) => pathname === `/web-api/videos/${id}`);
  return video ? json(response, 200, video) : problem(response, 404, 'not_found');
}

async function serveFile(pathname: string, response: ServerResponse) {
  const wanted = extname(pathname) ? normalize(pathname) : '/index.html';
  const body = await readFile(join(dist, wanted)).catch(() => undefined);
  if (!body) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[extname(wanted)] ?? 'application/octet-stream',
    'content-security-policy': "default-src 'self'",
  });
  return response.end(body);
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function problem(response: ServerResponse, status: number, code: string) {
  const body = { type: `about:blank#${code}`, title: code, status, detail: code, code, request_id: 'req_7Q2mX9' };
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
}

async function bodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
