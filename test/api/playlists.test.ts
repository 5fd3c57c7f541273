import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';

let service: TestService;
let person: Customer;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
});
afterAll(() => service.stop());

const samples = 'https://www.youtube.com/playlist?list=PLsamples';
const at = (url: string) => `/playlist?url=${encodeURIComponent(url)}`;

interface Listed {
  platform_id: string;
  minutes_needed: number | null;
  existing_video_id: string | null;
}

test('a playlist’s videos are listed with what each would cost, and which of them the account has', async () => {
  const web = await webClient(service.publicUrl, person);
  const existing = await readyVideo(apiClient(service.origin, person.key), 'sampleTalk1');
  await web.post('/videos', { url: 'https://youtu.be/sampleGerm1' });
  const { body: german } = await web.get('/videos');
  await web.delete(`/videos/${german.videos[0].id}`);
  const { minutes_left: left } = (await web.get('/account')).body;
  const { status, body } = await web.get(at(samples));
  expect({ status, ...body, videos: undefined }).toMatchObject({
    status: 200,
    title: 'Sample videos',
    has_more: false,
    minutes_left: left,
  });
  const { videos } = body as { videos: Listed[] };
  expect(
    videos.map(({ platform_id, minutes_needed, existing_video_id }) => [
      platform_id,
      minutes_needed,
      existing_video_id,
    ]),
  ).toEqual([
    ['sampleTalk1', 9, existing],
    ['sampleTuto1', 17, null],
    ['sampleIntv1', 36, null],
    ['sampleLect1', 117, null],
    ['sampleGerm1', 14, null], // it was deleted
    ['sampleLive1', null, null],
    ['sampleLong1', null, null],
  ]);
  expect(videos[0]).toMatchObject({
    url: 'https://youtu.be/sampleTalk1',
    title: expect.stringContaining('Ladders'),
    duration_seconds: 555,
  });
  expect(videos[5]).toMatchObject({ duration_seconds: null });
  // To look costs nothing.
  expect((await web.get('/account')).body.minutes_left).toBe(left);

  const other = await webClient(service.publicUrl, await newCustomer(service, { minutes: 5 }));
  const theirs = (await other.get(at(samples))).body;
  expect(theirs.minutes_left).toBe(5);
  expect(theirs.videos.map(({ existing_video_id }: Listed) => existing_video_id)).toEqual(Array(7).fill(null));
});

test('what is no playlist’s link, leads to none or comes from nobody is refused', async () => {
  const web = await webClient(service.publicUrl, person);
  const refusal = async (path: string) => {
    const { status, body } = await web.get(path);
    return { status, code: body.code };
  };
  const notOne = { status: 400, code: 'invalid_url' };
  expect(await refusal(at('https://youtu.be/sampleTalk1'))).toEqual(notOne);
  expect(await refusal(at('https://www.youtube.com/watch?v=sampleTalk1&list=PLsamples'))).toEqual(notOne);
  expect(await refusal(at('https://evil.example/playlist?list=PLsamples'))).toEqual(notOne);
  expect(await refusal(at('https://youtube.com@evil.example/playlist?list=PLsamples'))).toEqual(notOne);
  expect(await refusal(at(''))).toEqual(notOne);
  expect(await refusal('/playlist')).toEqual({ status: 400, code: 'invalid_request' });
  expect(await refusal(`${at(samples)}&cursor=a`)).toEqual({ status: 400, code: 'invalid_request' });
  const nobody = await webClient(service.publicUrl);
  expect(await nobody.get(at(samples))).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  expect(await web.post('/playlist', {})).toMatchObject({ status: 405 });
});

test('a playlist’s link is told from a wrong one when it is looked at, and is no video’s link', async () => {
  const web = await webClient(service.publicUrl, person);
  const preview = (url: string) => web.get(`/preview?url=${encodeURIComponent(url)}`);
  expect(await preview(samples)).toMatchObject({ status: 400, body: { code: 'playlist_link' } });
  expect(await preview('https://www.youtube.com/@name')).toMatchObject({ body: { code: 'playlist_link' } });
  expect(await preview('https://example.com/')).toMatchObject({ status: 400, body: { code: 'invalid_url' } });
  const wrong = { status: 400, body: { code: 'invalid_url' } };
  expect(await web.post('/videos', { url: samples })).toMatchObject(wrong);
  expect(await apiClient(service.origin, person.key).post('/videos', { url: samples })).toMatchObject(wrong);
});

test('lists are looked at so often at most, which keeps nobody from links', async () => {
  const web = await webClient(service.publicUrl, await newCustomer(service));
  const answers: Answer[] = [];
  for (let count = 0; count < 21; count += 1) answers.push(await web.get(at(samples)));
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
  expect(answers.at(-1)?.body.code).toBe('too_many_tries');
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await web.get('/preview?url=https://youtu.be/sampleTalk1')).status).toBe(200);
});
