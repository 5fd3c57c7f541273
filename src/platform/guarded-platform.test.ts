import { pino } from 'pino';
import { expect, test } from 'vitest';
import { guardedPlatform } from './guarded-platform.ts';
import type { CaptionsRead, LookUp, Unavailable } from './platform.ts';

const blocked: Unavailable = { kind: 'unavailable', cause: '429', trouble: 'blocked' };
const none: CaptionsRead = { kind: 'none' };

function guarded() {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const at = { now: 1_000_000, outcome: blocked as LookUp, asked: 0 };
  const platform = guardedPlatform(
    {
      async lookUp() {
        at.asked += 1;
        return at.outcome;
      },
      readCaptions: async () => none,
      async listCaptions() {
        at.asked += 1;
        return blocked;
      },
      async readPlaylist() {
        at.asked += 1;
        return blocked;
      },
    },
    { timeoutMs: 1000, log, clock: () => at.now },
  );
  return { platform, at, logged };
}

test('fifteen troubles leave the platform alone for 5 s, one is let through to see, and an answer ends it; the log says both', async () => {
  const { platform, at, logged } = guarded();
  for (let count = 0; count < 14; count += 1) await platform.lookUp('a');
  expect(platform.secondsLeftAlone()).toBe(0);
  expect(await platform.lookUp('a')).toBe(blocked);
  expect(platform.secondsLeftAlone()).toBe(5);
  at.now += 3000;
  const told = await platform.lookUp('a');
  expect(told).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
  expect(await platform.readCaptions('a')).toEqual(told);
  expect(at.asked).toBe(15);

  at.now += 2000;
  await platform.lookUp('a');
  expect(platform.secondsLeftAlone()).toBe(10);
  at.now += 10_000;
  at.outcome = { kind: 'unsupported', reason: 'private', detail: '' };
  expect(await platform.lookUp('a')).toBe(at.outcome);
  expect(platform.secondsLeftAlone()).toBe(0);
  expect(await platform.readCaptions('a')).toBe(none);
  expect(logged).toEqual([
    'the platform is left alone for a while',
    'the platform is left alone for a while',
    'the platform answers again',
  ]);
});

test('previews leave the platform alone by themselves, and keep nobody from work', async () => {
  const { platform, at } = guarded();
  const preview = () => platform.lookUp('a', { isPreview: true });
  for (let count = 0; count < 15; count += 1) await preview();
  expect(await preview()).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
  expect(at.asked).toBe(15);
  expect(platform.secondsLeftAlone()).toBe(0);
  for (let count = 0; count < 15; count += 1) await platform.lookUp('a');
  expect(at.asked).toBe(30);
  // Where work is kept waiting, no preview is the one that looks whether that is over.
  at.now += 60_000;
  await preview();
  expect(at.asked).toBe(30);
});

test('lists of captions and of videos count as previews', async () => {
  const { platform, at } = guarded();
  for (let count = 0; count < 15; count += 1) {
    await (count % 2 === 0 ? platform.listCaptions('a') : platform.readPlaylist({ kind: 'playlist', id: 'PL' }));
  }
  expect(await platform.listCaptions('a')).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
  expect(await platform.readPlaylist({ kind: 'playlist', id: 'PL' })).toMatchObject({ kind: 'unavailable' });
  expect(at.asked).toBe(15);
  expect(platform.secondsLeftAlone()).toBe(0);
});

test('an answer that settles nothing is an answer', async () => {
  const { platform, at } = guarded();
  for (let count = 0; count < 18; count += 1) {
    at.outcome = count % 3 === 2 ? { kind: 'unavailable', cause: 'the visibility is not told' } : blocked;
    await platform.lookUp('a');
  }
  expect(platform.secondsLeftAlone()).toBe(0);
});

test('what throws is passed on, and frees the place of a probe', async () => {
  const { platform, at } = guarded();
  for (let count = 0; count < 15; count += 1) await platform.lookUp('a');
  at.now += 5000;
  const outcome = at.outcome;
  Object.defineProperty(at, 'outcome', {
    configurable: true,
    get() {
      throw new Error('a bug');
    },
  });
  await expect(platform.lookUp('a')).rejects.toThrow('a bug');
  Object.defineProperty(at, 'outcome', { value: outcome, writable: true });
  expect(await platform.lookUp('a')).toBe(blocked);
});
