import type { ServerResponse } from 'node:http';
import { setInterval } from 'node:timers';
import { describe, expect, test } from 'vitest';
import {
  automaticTrack,
  isPlayer,
  playerAnswer,
  scriptedYouTube,
  trackList,
  videoId,
} from './harness/scripted-platform.ts';

const page = '<!DOCTYPE html><html><head><title>Before you continue</title></head><body></body></html>';

/** One byte, and then another, and another: each in time, and never an end. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), 50);
  response.once('close', () => clearInterval(dripping));
}

function flood(response: ServerResponse): void {
  const chunk = Buffer.alloc(1_000_000, ' ');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
}

/** What never ends is ended by a short deadline; what ends by itself is not to meet it, however busy the machine is. */
const timeoutFor = (name: string) => (/silence|drip|flood/.test(name) ? 400 : 15_000);

const faults: [name: string, trouble: string | undefined, fault: (response: ServerResponse) => void][] = [
  ['429 with a page', 'blocked', (response) => response.writeHead(429, { 'content-type': 'text/html' }).end(page)],
  ['403', 'blocked', (response) => response.writeHead(403).end()],
  ['500', 'unreachable', (response) => response.writeHead(500).end()],
  ['503 with an empty body', 'unreachable', (response) => response.writeHead(503).end()],
  ['400', undefined, (response) => response.writeHead(400).end('{"error":{"code":400}}')],
  [
    'a consent page by redirect',
    'blocked',
    (response) => response.writeHead(302, { location: 'https://consent.youtube.com/m?continue=x' }).end(),
  ],
  ['a page', 'blocked', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page)],
  ['a page that is said to be JSON', 'blocked', (response) => response.end(`\n${page}`)],
  ['an empty body', undefined, (response) => response.end('')],
  ['garbage', undefined, (response) => response.end(Buffer.from([0xff, 0xfe, 0, 1, 2]))],
  ['a megabyte of nothing', undefined, (response) => response.end(' '.repeat(1_000_000))],
  ['a megabyte of brackets', undefined, (response) => response.end('['.repeat(1_000_000))],
  ['JSON cut short', undefined, (response) => response.end(playerAnswer().slice(0, 80))],
  [
    'less than was announced',
    'unreachable',
    (response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write(playerAnswer(), () => response.destroy());
    },
  ],
  ['a connection that breaks', 'unreachable', (response) => response.destroy()],
  ['silence', 'unreachable', () => undefined],
  ['a drip of one byte at a time', 'unreachable', drip],
  ['a flood', 'unreachable', flood],
];

describe('a platform that does not answer as it should is unavailable, within the deadline', () => {
  test.each(faults)('%s', async (name, trouble, fault) => {
    const { youtube } = await scriptedYouTube((_asked, response) => fault(response), { timeoutMs: timeoutFor(name) });
    const found = await youtube.lookUp(videoId);
    expect(found).toMatchObject({ kind: 'unavailable', ...(trouble && { trouble }) });
    if (!trouble) expect(found).not.toHaveProperty('trouble');
    expect((await youtube.readCaptions(videoId)).kind).toBe('unavailable');
  });

  test.each(faults)('for a caption track: %s', async (name, trouble, fault) => {
    const { youtube } = await scriptedYouTube(
      (asked, response) => (isPlayer(asked) ? response.end(playerAnswer()) : fault(response)),
      { timeoutMs: timeoutFor(name) },
    );
    const { kind } = await youtube.readCaptions(videoId);
    // A body without a form, or a refusal of this one address, is a track that can not be read.
    if (trouble) expect(['unavailable', 'unreadable']).toContain(kind);
    else expect(kind).toBe('unreadable');
  });
});

test('a flood ends long before its deadline, by its size', async () => {
  const { youtube } = await scriptedYouTube((_asked, response) => flood(response), { timeoutMs: 25_000 });
  expect(await youtube.lookUp(videoId)).toMatchObject({ cause: expect.stringContaining('larger than') });
});

test('one deadline covers all that a verb asks: clients that answer late together do not get a deadline each', async () => {
  const late = (body: string) =>
    scriptedYouTube((_asked, response) => void setTimeout(() => response.end(body), 4000), { timeoutMs: 7500 });
  const hidden = await late(playerAnswer({ microformat: undefined }));
  const listed = await late(playerAnswer({ captions: trackList(automaticTrack) }));
  const [found, read] = await Promise.all([hidden.youtube.lookUp(videoId), listed.youtube.readCaptions(videoId)]);
  expect(found).toMatchObject({ kind: 'unavailable' });
  expect(hidden.requests).toHaveLength(2);
  expect(read).toMatchObject({ kind: 'unavailable', trouble: 'unreachable' });
});

test.each([
  ['seconds', () => '120', 120],
  ['a date', () => new Date(Date.now() + 90_000).toUTCString(), 90],
  ['more than an hour', () => '999999', 3600],
  ['nonsense', () => 'soon', undefined],
])('the platform’s Retry-After is passed on: %s', async (_name, header, seconds) => {
  const { youtube } = await scriptedYouTube((_asked, response) =>
    response.writeHead(429, { 'retry-after': header() }).end(),
  );
  const { retryAfterSeconds } = (await youtube.lookUp(videoId)) as { retryAfterSeconds?: number };
  if (seconds === undefined) expect(retryAfterSeconds).toBeUndefined();
  else expect(Math.abs((retryAfterSeconds ?? 0) - seconds)).toBeLessThanOrEqual(5);
});

test('after fifteen troubles in a row the platform is left alone, and everybody hears so at once', async () => {
  const { youtube, requests } = await scriptedYouTube((_asked, response) => response.writeHead(429).end());
  for (let count = 0; count < 15; count += 1)
    expect(await youtube.lookUp(videoId)).toMatchObject({ trouble: 'blocked' });
  expect(youtube.secondsLeftAlone()).toBeGreaterThan(0);
  expect(await youtube.lookUp(videoId)).toMatchObject({ kind: 'unavailable', retryAfterSeconds: expect.any(Number) });
  expect(await youtube.readCaptions(videoId)).toMatchObject({ kind: 'unavailable' });
  expect(requests).toHaveLength(15);
});

test('answers that settle nothing do not count as trouble', async () => {
  const { youtube, requests } = await scriptedYouTube((_asked, response) => response.end('{"error":{}}'));
  for (let count = 0; count < 16; count += 1) await youtube.lookUp(videoId);
  expect(requests).toHaveLength(16);
  expect(youtube.secondsLeftAlone()).toBe(0);
});
