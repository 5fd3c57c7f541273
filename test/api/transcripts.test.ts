import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { uploadClient } from '../harness/upload-client.ts';
import { sessionCookie, webClient } from '../harness/web-client.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
let web: Awaited<ReturnType<typeof webClient>>;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  web = await webClient(service.publicUrl, person);
});
afterAll(() => service.stop());

test('a transcript of the platform’s captions names their track, language and kind, and one stored before is read without', async () => {
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const { body } = await web.get(`/videos/${videoId}/transcript`);
  expect(body).toMatchObject({ language: 'en', kind: 'automatic', recogniser: null, file_name: null });
  expect(body.track).toEqual({ id: 'a.en', name: '' });
  expect(body.sentences.length).toBeGreaterThan(10);
  await service.ctx.db
    .updateTable('transcripts')
    .set({ track_id: null, track_name: null })
    .where('video_id', '=', videoId)
    .execute();
  const { body: old } = await web.get(`/videos/${videoId}/transcript`);
  expect(old).toEqual({ ...body, track: null });
});

test('captions without punctuation are cut where sentences begin, in their own words', async () => {
  const videoId = await readyVideo(apiClient(service.origin, person.key), 'sampleTuto1');
  const { body } = await web.get(`/videos/${videoId}/transcript`);
  const texts = body.sentences.map(({ text }: { text: string }) => text);
  expect(texts).toContain("so let's get this thing out of the frame");
  expect(texts.join(' ')).not.toMatch(/[.?]/);
});

test('who speaks stands where a turn begins, on the page and in saved captions, and is no word of a title', async () => {
  const client = await uploadClient(service.publicUrl, person);
  const names = ['ADA FINK', 'ADA FINK', 'BEN OKORO'];
  const cues = Array.from({ length: 30 }, (_, at) => {
    const stamp = (second: number) => `00:${String(at).padStart(2, '0')}:${second}`;
    return `${stamp(10)}.000 --> ${stamp(50)}.000\n${names[at % 3]}: Minute ${at} is about owls.\n`;
  });
  const { id } = await client.upload('owls.vtt', `WEBVTT\n\n${cues.join('\n')}`);
  const { body: video } = await web.post('/videos', { upload_id: id });
  while ((await web.get(`/videos/${video.id}`)).body.status === 'processing') await sleep(100);
  const { body: ready } = await web.get(`/videos/${video.id}`);
  expect(JSON.stringify(ready.chapters)).not.toMatch(/fink|okoro/i);
  const { body } = await web.get(`/videos/${video.id}/transcript`);
  expect(body.sentences.slice(0, 4)).toMatchObject([
    { text: 'Minute 0 is about owls.', opens_turn: true, speaker: 'ADA FINK' },
    { text: 'Minute 1 is about owls.', opens_turn: false, speaker: null },
    { text: 'Minute 2 is about owls.', opens_turn: true, speaker: 'BEN OKORO' },
    { text: 'Minute 3 is about owls.', opens_turn: true, speaker: 'ADA FINK' },
  ]);
  const headers = { cookie: await sessionCookie(service.publicUrl, person) };
  const saved = await fetch(`${service.origin}/web-api/videos/${video.id}/transcript.vtt`, { headers });
  expect(await saved.text()).toContain('<v BEN OKORO>Minute 2 is about owls.');
});

test('a transcript of a caption file names the file', async () => {
  const client = await uploadClient(service.publicUrl, person);
  const cues = Array.from({ length: 20 }, (_, at) => `00:${10 + at}:00.000 --> 00:${10 + at}:50.000\nMinute ${at}.\n`);
  const { id } = await client.upload('../my talk.vtt', `WEBVTT\n\n${cues.join('\n')}`);
  const { body: video } = await web.post('/videos', { upload_id: id });
  while ((await web.get(`/videos/${video.id}`)).body.status === 'processing') await sleep(100);
  const { body } = await web.get(`/videos/${video.id}/transcript`);
  expect(body).toMatchObject({ language: null, kind: 'file', file_name: 'my talk.vtt', track: null, recogniser: null });
  expect(body.warnings).toEqual([]);
});

test('what was repaired in a caption file is told with its transcript, also when it is read anew', async () => {
  const client = await uploadClient(service.publicUrl, person);
  const cues = Array.from({ length: 20 }, (_, at) => `10:${10 + at}:00.000 --> 10:${10 + at}:50.000\nMinute ${at}.\n`);
  const { id } = await client.upload('broadcast.vtt', `WEBVTT\n\n${cues.join('\n')}`);
  const { body: video } = await web.post('/videos', { upload_id: id });
  while ((await web.get(`/videos/${video.id}`)).body.status === 'processing') await sleep(100);
  const told = ['The times of the file count from 10:00:00; they were counted from the start instead.'];
  expect((await web.get(`/videos/${video.id}/transcript`)).body.warnings).toEqual(told);
  await service.ctx.db.updateTable('transcripts').set({ reading: null, reading_version: 0 }).execute();
  expect((await web.get(`/videos/${video.id}/transcript`)).body.warnings).toEqual(told);
});
