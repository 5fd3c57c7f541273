import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import { checkRules } from '../../src/chaptering/rules.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
let client: ApiClient;

beforeAll(async () => {
  service = await startTestService();
  client = apiClient(service.origin, (await newCustomer(service)).key);
});
afterAll(async () => {
  const { violations } = await auditMinutes(service.ctx);
  const { violations: others } = await auditVideos(service.ctx);
  await service.stop();
  expect([...violations, ...others]).toEqual([]);
});

async function balance(of: ApiClient = client) {
  const { body } = await of.get('/account');
  return { limit: body.minutes_limit, used: body.minutes_used, left: body.minutes_left };
}

test('§1, §2.1: a link becomes a video in work, then a ready one with chapters and the text to paste', async () => {
  const before = await balance();
  const accepted = await client.submit(watch('sampleTalk1'));

  expect(accepted.status).toBe(202);
  expect(accepted.headers.get('content-type')).toMatch(/^application\/json/);
  expect(accepted.headers.get('location')).toBe(`/api/v1/videos/${accepted.body.id}`);
  expect(accepted.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
  expect(accepted.body).toEqual({
    object: 'video',
    id: expect.stringMatching(/^[A-Za-z0-9_-]{6,64}$/),
    status: 'processing',
    platform_id: 'sampleTalk1',
    title: 'Why Our Library Lends Ladders | Teresa Quill',
    duration_seconds: expect.any(Number),
    minutes_charged: Math.floor(accepted.body.duration_seconds / 60),
    chapters: null,
    chapters_text: null,
    error: null,
    app_url: `${service.publicUrl}/workspace/${accepted.body.id}`,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });

  const { body: ready, headers } = await client.settled(accepted.body.id);
  expect(ready.status).toBe('ready');
  expect(headers.get('retry-after')).toBeNull();
  expect(ready.chapters_text).toBe(
    ready.chapters.map((one: { timestamp: string; title: string }) => `${one.timestamp} - ${one.title}`).join('\n'),
  );
  const lines = ready.chapters.map((one: { start_seconds: number; title: string }) => ({
    startSeconds: one.start_seconds,
    title: one.title,
  }));
  expect(checkRules(lines, ready.duration_seconds)).toEqual([]);
  expect((await balance()).used).toBe(before.used + ready.minutes_charged);
});

describe('§3.1: where processing fails, the minutes are refunded and the error says why', () => {
  test.each([
    ['sampleMute1', 'transcript_unavailable'],
    ['sampleSong1', 'no_chapters'],
    ['sampleLost1', 'video_removed'],
    ['sampleLock1', 'platform_unavailable'],
  ])('%s ends as %s', async (platformId, code) => {
    const before = await balance();
    const { body: accepted } = await client.submit(watch(platformId));
    expect(accepted.minutes_charged).toBeGreaterThan(0);

    const { body } = await client.settled(accepted.id);

    expect(body).toMatchObject({ status: 'failed', minutes_charged: 0, chapters: null, chapters_text: null });
    expect(body.error).toEqual({ code, message: expect.stringContaining('minutes') });
    expect((await balance()).used).toBe(before.used);
  });
});

describe('§7.2: what can not be processed is refused and costs nothing', () => {
  test.each([
    ['sampleHide1', 'private'],
    ['sampleLive1', 'live'],
    ['sampleLong1', 'too_long'],
    ['sampleLink1', 'unlisted_short'],
    ['sampleGone1', 'not_found'],
    ['samplezzzz1', 'not_found'],
  ])('%s: 422 with reason %s', async (platformId, reason) => {
    const before = await balance();
    const { status, body } = await client.submit(watch(platformId));
    expect({ status, code: body.code, reason: body.reason }).toEqual({
      status: 422,
      code: 'video_not_supported',
      reason,
    });
    expect(await balance()).toEqual(before);
  });

  test('a platform that does not answer is 503 with Retry-After', async () => {
    const { status, headers, body } = await client.submit(watch('sampleBusy1'));
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    expect(body.detail).toContain(`No minutes were used. Try again in ${headers.get('retry-after')} second`);
  });

  test.each([
    'https://vimeo.com/1',
    'https://youtube.com/watch?v=short',
    'no link',
    'https://youtube.com:8080/watch?v=sampleTalk1',
  ])('%s: 400 invalid_url', async (link) => {
    const { status, body } = await client.submit(link);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_url' });
  });

  test('402 names both figures', async () => {
    const poor = apiClient(service.origin, (await newCustomer(service, { minutes: 8 })).key);
    const { status, body } = await poor.submit(watch('sampleTalk1'));
    expect({ status, code: body.code }).toEqual({ status: 402, code: 'not_enough_minutes' });
    expect({ needed: body.minutes_needed, left: body.minutes_left }).toEqual({ needed: 9, left: 8 });
  });

  test.each([
    [0, 'sampleSong1', 'The video needs 1 minute, and 0 are left until '],
    [1, 'sampleTalk1', 'The video needs 9 minutes, and 1 is left until '],
  ])('402 with %s left says of %s what a person would', async (minutes, id, words) => {
    const poor = apiClient(service.origin, (await newCustomer(service, { minutes })).key);
    expect((await poor.submit(watch(id))).body.detail).toContain(words);
  });

  test('ten posts at once on minutes for one give one 202 and nine 402', async () => {
    const poor = apiClient(service.origin, (await newCustomer(service, { minutes: 9 })).key);
    const answers = await Promise.all(Array.from({ length: 10 }, () => poor.submit(watch('sampleTalk1'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(402)]);
    expect(await balance(poor)).toEqual({ limit: 9, used: 9, left: 0 });
  });
});

describe('§4.2: Idempotency-Key', () => {
  const key = (name: string) => ({ 'idempotency-key': `${name}-${Math.random()}` });

  test('a repeat answers the same video as it is now and charges nothing, by whichever form of the link', async () => {
    const headers = key('repeat');
    const first = await client.submit(watch('sampleTalk1'), headers);
    await client.settled(first.body.id);
    const before = await balance();

    const again = await client.submit('youtu.be/sampleTalk1?t=3', headers);

    expect(again.status).toBe(202);
    expect(again.body).toMatchObject({ id: first.body.id, status: 'ready' });
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(await balance()).toEqual(before);
  });

  test('twenty at once make one video and one charge; the others are told to wait, or get that video', async () => {
    const headers = key('parallel');
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.submit(watch('sampleTalk1'), headers)));
    const made = answers.filter(({ status }) => status === 202);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    for (const { status, body, headers: sent } of answers.filter((answer) => answer.status !== 202)) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency_key_in_use' });
      expect(sent.get('retry-after')).toMatch(/^[1-9]\d?$/);
    }
    expect((await balance()).used).toBe(before.used + 9);
  });

  test('for another video it is 422, and a refused request does not bind it', async () => {
    const headers = key('other');
    expect((await client.submit(watch('sampleHide1'), headers)).status).toBe(422);
    expect((await client.submit(watch('sampleTalk1'), headers)).status).toBe(202);
    const { status, body } = await client.submit(watch('sampleTuto1'), headers);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'idempotency_key_reused' });
  });

  test('its scope is the account', async () => {
    const headers = key('scope');
    const other = apiClient(service.origin, (await newCustomer(service)).key);
    const mine = await client.submit(watch('sampleTalk1'), headers);
    const theirs = await other.submit(watch('sampleTuto1'), headers);
    expect([mine.status, theirs.status]).toEqual([202, 202]);
  });
});

test('§5.8: a video of another account is 404, like one that does not exist', async () => {
  const { body } = await client.submit(watch('sampleTalk1'));
  const other = apiClient(service.origin, (await newCustomer(service)).key);
  const theirs = await other.get(`/videos/${body.id}`);
  const nobodys = await other.get('/videos/aaaaaaaaaaaaaaaaaaaa');
  const { request_id: _one, ...first } = theirs.body;
  const { request_id: _two, ...second } = nobodys.body;
  expect([theirs.status, nobodys.status]).toEqual([404, 404]);
  expect(first).toEqual(second);
});

test('every sample with speech gets chapters, and a two-hour lecture as well', async () => {
  // The German one gets no more than the platform asks for, which is fewer than its author would set.
  const least = { sampleTuto1: 4, sampleIntv1: 4, sampleLect1: 4, sampleGerm1: 3 };
  for (const [platformId, count] of Object.entries(least)) {
    const { body: accepted } = await client.submit(watch(platformId));
    const { body } = await client.settled(accepted.id);
    expect(body, platformId).toMatchObject({ status: 'ready' });
    expect(body.chapters.length, platformId).toBeGreaterThanOrEqual(count);
  }
});
