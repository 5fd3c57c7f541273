import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { unpackReading } from '../../src/transcripts/reading/pack-reading.ts';
import { readingOf } from '../../src/videos/reading-of.ts';
import { startCaptionedService } from '../harness/captioned-service.ts';
import { soundAnswer, startModelServer } from '../harness/model-server.ts';
import { newCustomer } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';

test('a video’s captions are listed, and chapters are made anew from those that are chosen, without a charge', async () => {
  const { service, client, web, videoId } = await startCaptionedService();
  expect(await web.get(`/videos/${videoId}/captions`)).toMatchObject({
    status: 200,
    body: {
      captions: [
        { track_id: 'a.de', name: 'German (auto-generated)', language: 'de', is_automatic: true, is_used: true },
        { track_id: '.en', name: 'English', language: 'en', is_automatic: false, is_used: false },
        { track_id: '.fr', is_used: false },
        { track_id: '.it.song', name: 'Italian - Songs', is_used: false },
      ],
    },
  });
  expect((await client.get('/search?q=Sauerteig')).body.data.length).toBeGreaterThan(0);
  expect((await client.get('/search?q=ladder')).body.data).toEqual([]);
  const before = (await web.get(`/videos/${videoId}`)).body;
  const inGerman = (await web.get(`/videos/${videoId}/transcript`)).body;
  const seen = await client.get(`/videos/${videoId}`);
  const asked = await client.post(`/videos/${videoId}/questions`, { question: 'Wie heißt der Sauerteig?' });
  const question = `/videos/${videoId}/questions/${asked.body.id}`;
  const answered = (await client.get(question, { prefer: 'wait=30' })).body;
  expect(answered.status).toBe('answered');
  const { minutes_used: used } = (await client.get('/account')).body;
  const summaryOf = async () => (await client.get(`/videos/${videoId}/summary`)).body.status;
  await sql`insert into summaries (account_id, summary_id, video_id, status, deadline, created_at)
    select account_id, 'sum_german', video_id, 'ready', now(), now() from videos`.execute(service.ctx.db);
  expect(await summaryOf()).toBe('ready');

  const { status, body } = await web.post(`/videos/${videoId}/captions`, {
    track_id: '.en',
    version: before.chapters_version,
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      chapters_version: before.chapters_version + 1,
      transcript_version: before.transcript_version + 1,
      density: 'normal',
      is_edited: false,
    },
  });
  expect(body.chapters).not.toEqual(before.chapters);
  expect(await summaryOf()).toBe('none');
  const inEnglish = (await web.get(`/videos/${videoId}/transcript`)).body;
  expect(inEnglish).toMatchObject({ language: 'en', kind: 'manual', track: { id: '.en', name: 'English' } });
  expect(inEnglish.sentences.map(({ text }: { text: string }) => text).join(' ')).toContain('ladder');
  expect((await client.get('/search?q=ladder')).body.data.length).toBeGreaterThan(0);
  expect((await client.get('/search?q=Sauerteig')).body.data).toEqual([]);
  const over = await client.get(`/videos/${videoId}`);
  expect(over.body).toMatchObject({ status: 'ready', chapters: body.chapters });
  expect(over.headers.get('etag')).not.toBe(seen.headers.get('etag'));
  expect((await client.get(question)).body).toEqual(answered);
  expect((await client.get('/account')).body.minutes_used).toBe(used);
  const now = (await web.get(`/videos/${videoId}/captions`)).body.captions;
  expect(now.filter(({ is_used }: { is_used: boolean }) => is_used)).toMatchObject([{ track_id: '.en' }]);

  // What is stored is of the new captions, vectors too.
  const row = await service.ctx.db
    .selectFrom('transcripts')
    .select(['reading', 'reading_version', 'vectors', 'vectors_by'])
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
  expect(unpackReading(row.reading as Uint8Array).language).toBe('en');
  expect(row.vectors_by).toBe(service.ctx.engines.encoder);
  expect(row.vectors).toEqual(Buffer.from(await service.ctx.engines.makeVectors(row.reading as Uint8Array)));
  const { body: later } = await client.post(`/videos/${videoId}/questions`, {
    question: 'What does the library lend?',
  });
  const told = await client.get(`/videos/${videoId}/questions/${later.id}`, { prefer: 'wait=30' });
  expect(told.body).toMatchObject({ status: 'answered', answer: expect.stringContaining('library') });

  const back = await web.post(`/videos/${videoId}/captions`, { track_id: 'a.de', version: body.chapters_version });
  expect(back.body.chapters).toEqual(before.chapters);
  expect((await web.get(`/videos/${videoId}/transcript`)).body).toEqual(inGerman);
});

test('captions that can not be read leave everything as it was, and say so', async () => {
  const { web, videoId, now } = await startCaptionedService();
  const look = async () => [
    (await web.get(`/videos/${videoId}`)).body,
    (await web.get(`/videos/${videoId}/transcript`)).body,
  ];
  const before = await look();
  const choose = (track_id: string) =>
    web.post(`/videos/${videoId}/captions`, { track_id, version: before[0].chapters_version });
  const refusals = [
    ['.fr', 'YouTube does not hand these captions out in a form that can be read. Nothing was changed. Choose others.'],
    ['.it.song', 'Nothing is said in these captions. Nothing was changed. Choose others.'],
    ['.nn', 'The video does not have these captions any more. Nothing was changed. Choose others.'],
  ];
  for (const [track = '', detail] of refusals) {
    expect(await choose(track)).toMatchObject({ status: 422, body: { code: 'captions_unreadable', detail } });
  }
  now.isGone = true;
  const gone = { status: 422, body: { code: 'video_not_supported', reason: 'not_found' } };
  expect(await choose('.en')).toMatchObject(gone);
  expect(await web.get(`/videos/${videoId}/captions`)).toMatchObject(gone);
  now.isAway = true;
  const away = await choose('.en');
  expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(away.body.detail).toMatch(/^YouTube did not answer\. Nothing was changed\. Try again in /);
  expect(await web.get(`/videos/${videoId}/captions`)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await look()).toEqual(before);
});

test('chapters that somebody wrote meanwhile are not replaced', async () => {
  const { web, videoId, now, requests } = await startCaptionedService();
  const { body: seen } = await web.get(`/videos/${videoId}`);
  const { chapters_version: version } = seen;
  const chapters = seen.chapters.map(({ start_seconds }: { start_seconds: number }, at: number) => ({
    start_seconds,
    title: `My ${at}`,
  }));
  now.beforeCaptions = async () => {
    await web.post(`/videos/${videoId}/chapters`, { chapters, version });
  };
  const late = await web.post(`/videos/${videoId}/captions`, { track_id: '.en', version });
  expect(late).toMatchObject({ status: 412, body: { code: 'precondition_failed', video: { is_edited: true } } });
  const asked = requests.length;
  expect((await web.post(`/videos/${videoId}/captions`, { track_id: '.en', version })).status).toBe(412);
  expect(requests).toHaveLength(asked);
  const { body: after } = await web.get(`/videos/${videoId}`);
  expect(after).toMatchObject({ is_edited: true, transcript_version: seen.transcript_version });
  expect((await web.get(`/videos/${videoId}/transcript`)).body.language).toBe('de');
});

test('what is read of the captions that were replaced meanwhile is not stored in the new ones’ place', async () => {
  const { service, person, web, videoId } = await startCaptionedService();
  const { db, engines } = service.ctx;
  const stored = db.updateTable('transcripts').where('video_id', '=', videoId);
  await stored.set({ reading: null, reading_version: 0, vectors: null, vectors_by: '' }).execute();
  const { body: seen } = await web.get(`/videos/${videoId}`);
  const makeReading: typeof engines.makeReading = async (...words) => {
    const made = await engines.makeReading(...words);
    await web.post(`/videos/${videoId}/captions`, { track_id: '.en', version: seen.chapters_version });
    return made;
  };
  const ctx = { ...service.ctx, accountId: person.accountId, engines: { ...engines, makeReading } };
  const old = await readingOf(ctx, { videoId });
  expect(unpackReading(old as Uint8Array).language).toBe('de');
  const kept = await readingOf({ ...service.ctx, accountId: person.accountId }, { videoId });
  expect(unpackReading(kept as Uint8Array).language).toBe('en');
});

test('captions are the owner’s choice alone, of videos of the platform that are ready, and asked for in the one form', async () => {
  const { service, web, videoId, now, requests } = await startCaptionedService();
  const stranger = await webClient(service.publicUrl, await newCustomer(service));
  const nobody = await webClient(service.publicUrl);
  const path = `/videos/${videoId}/captions`;
  const good = { track_id: '.en', version: 0 };
  const asked = requests.length;
  expect(await stranger.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await stranger.post(path, good)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await nobody.get(path)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  expect(await nobody.post(path, good)).toMatchObject({ status: 401 });
  const malformed = [
    {},
    { track_id: '.en' },
    { track_id: '', version: 0 },
    { track_id: 7, version: 0 },
    { track_id: 'a'.repeat(101), version: 0 },
    { track_id: '.en', version: -1 },
    { ...good, language: 'en' },
    [good],
  ];
  for (const body of malformed) {
    expect(await web.post(path, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  }
  expect(await web.delete(path)).toMatchObject({ status: 405 });
  expect(requests).toHaveLength(asked);

  const { db } = service.ctx;
  const row = db.updateTable('videos').where('video_id', '=', videoId);
  await row.set({ platform_id: null }).execute();
  expect(await web.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await web.post(path, { ...good, version: 1 })).toMatchObject({ status: 404 });
  await row.set({ platform_id: 'aaaaaaaaaaA' }).execute();
  now.isAway = true;
  const { body: other } = await web.post('/videos', { url: 'https://youtu.be/sampleSlow1' });
  expect(await web.get(`/videos/${other.id}/captions`)).toMatchObject({ status: 409 });
  expect(await web.post(`/videos/${other.id}/captions`, good)).toMatchObject({ status: 409 });
});

test('a language model that is set up is asked for the chapters of other captions too', async () => {
  const server = await startModelServer(({ prompt }) => ({ kind: 'text', text: soundAnswer(prompt) }));
  const { service, web, videoId } = await startCaptionedService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl('openai-compatible'),
    LLM_API_KEY: 'sk-test',
    LLM_MODEL: 'model-1',
  });
  const asked = server.asked.length;
  const { body: before } = await web.get(`/videos/${videoId}`);
  const version = before.chapters_version;
  const { status, body } = await web.post(`/videos/${videoId}/captions`, { track_id: '.en', version });
  expect({ status, engine: body.engine }).toEqual({ status: 200, engine: 'llm' });
  expect(server.asked.length).toBeGreaterThan(asked);
  const row = await service.ctx.db
    .selectFrom('videos')
    .select(['engine', 'engine_report'])
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  expect(row).toMatchObject({ engine: 'llm', engine_report: { model: 'model-1', windowsFellBack: 0 } });
});
