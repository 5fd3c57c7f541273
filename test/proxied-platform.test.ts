import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readCookiesFile } from '../src/platform/cookies-file.ts';
import { openProxy } from '../src/platform/proxy.ts';
import { folderForTest, runProgram } from './harness/program.ts';
import { startProxy } from './harness/proxy-server.ts';
import {
  isPlayer,
  json3,
  playerAnswer,
  scriptedYouTube,
  startScriptedPlatform,
  videoId,
} from './harness/scripted-platform.ts';

const cookieLine = (name: string, value: string) => ['.youtube.com', 'TRUE', '/', 'TRUE', '0', name, value].join('\t');
const cookies = readCookiesFile(
  ['# Netscape HTTP Cookie File', cookieLine('SAPISID', 'cookie-secret'), cookieLine('PREF', 'hl=fr')].join('\n'),
);

test('every request goes through the proxy', async () => {
  const platform = await startScriptedPlatform((asked, response) =>
    response.end(isPlayer(asked) ? playerAnswer() : json3('Hello')),
  );
  const proxy = await startProxy(Number(new URL(platform.origin).port), 'me:pass word');
  const { youtube } = await scriptedYouTube(() => undefined, {
    origin: 'http://platform.test',
    proxy: await openProxy(`http://me:pass%20word@${proxy.host}`),
  });
  expect(await youtube.lookUp(videoId)).toMatchObject({ kind: 'video' });
  expect(await youtube.readCaptions(videoId)).toMatchObject({ kind: 'captions' });
  expect(platform.requests).toHaveLength(3);
  expect(new Set(proxy.asked)).toEqual(new Set(['platform.test:80']));
});

test('cookies go with every request, and sign those of the player in', async () => {
  const { youtube, requests } = await scriptedYouTube(
    (asked, response) => response.end(isPlayer(asked) ? playerAnswer() : json3('Hello')),
    { cookies },
  );
  await youtube.lookUp(videoId);
  await youtube.readCaptions(videoId);
  expect(requests).toHaveLength(3);
  for (const { headers } of requests) expect(headers.cookie).toBe('SAPISID=cookie-secret; PREF=hl=fr');
  expect(requests[0]?.headers.authorization).toMatch(/^SAPISIDHASH /);
});

test('without cookies none are sent', async () => {
  const { youtube, requests } = await scriptedYouTube((_asked, response) => response.end(playerAnswer()));
  await youtube.lookUp(videoId);
  expect(requests[0]?.headers).not.toHaveProperty('cookie');
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

test('neither the proxy’s password nor a cookie is logged, or told, when nothing works', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const proxy = await startProxy(1, 'me:right');
  const outcomes: unknown[] = [];
  for (const address of [
    `http://me:proxy-secret@${proxy.host}`,
    'http://me:proxy-secret@127.0.0.1:1',
    'socks5://me:proxy-secret@127.0.0.1:1',
  ]) {
    const options = { origin: 'https://platform.test', proxy: await openProxy(address), cookies, log };
    const { youtube } = await scriptedYouTube(() => undefined, options);
    outcomes.push(await youtube.lookUp(videoId), await youtube.readCaptions(videoId));
  }
  for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: 'unavailable', trouble: 'unreachable' });
  const told = lines.join('') + JSON.stringify(outcomes);
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(told).toContain('Proxy response (407)');
  expect(told).not.toMatch(/proxy-secret|cookie-secret/);
});

test('cookies that are none keep the service from starting, before anything is made', async () => {
  const folder = await folderForTest();
  const file = path.join(folder, 'cookies.txt');
  writeFileSync(file, 'SID=cookie-secret\n');
  const dataDir = path.join(folder, 'data');
  const program = runProgram(['serve'], { PORT: '0', DATA_DIR: dataDir, YOUTUBE_COOKIES_FILE: file });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(/^The configuration has a fault:\n {2}YOUTUBE_COOKIES_FILE: its first line is not/);
  expect(program.errors()).not.toContain('cookie-secret');
  expect(existsSync(dataDir)).toBe(false);
});
