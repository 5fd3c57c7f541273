import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeVideos } from '../../src/videos/purge-videos.ts';
import { writeDueTitles } from '../../src/videos/write-due-titles.ts';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { putSpokenVideo } from '../harness/spoken-video.ts';
import { type WebClient, webClient, writeTo } from '../harness/web-client.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function person() {
  const customer = await newCustomer(service);
  const client = apiClient(service.origin, customer.key);
  const web = await webClient(service.publicUrl, customer);
  const of = (videoId: string) => ({
    correct: (wrong: string, right: string, more: { with_edited?: boolean } = {}) =>
      web.post(`/videos/${videoId}/corrections`, { wrong, right, with_edited: true, ...more }),
    preview: (wrong: string, right: string) => web.post(`/videos/${videoId}/corrections/preview`, { wrong, right }),
    takeBack: (id: string) => web.delete(`/videos/${videoId}/corrections/${id}`),
    list: async () => (await web.get(`/videos/${videoId}/corrections`)).body.corrections,
  });
  return { ...customer, client, web, of };
}

const said = [
  'Welcome to a talk about kubernets and clusters.',
  'The tool is called Kubernets, and it runs pods.',
  'Pods are small, and kubernets moves them.',
  'At the end we look at what cooper',
  'netties costs, and who pays for it.',
  'Thanks for listening to this talk.',
];

async function spokenVideo(videoId: string, more: object = {}) {
  const owner = await person();
  await putSpokenVideo(service, owner.accountId, {
    video_id: videoId,
    said,
    titles: ['Intro', 'Kubernets and pods', 'What kubernets costs'],
    platform_id: 'abcdefghijk',
    ...more,
  });
  return { ...owner, videoId, ...owner.of(videoId) };
}

/** All that is given out of a video and its words. */
async function allOf(client: ApiClient, web: WebClient, videoId: string) {
  const text = async (path: string, key: ApiClient | WebClient = client) => JSON.stringify((await key.get(path)).body);
  const file = async (path: string) => {
    const response = await fetch(`${service.origin}/api/v1/videos/${videoId}/${path}`, { headers: keyOf(client) });
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  const all = {
    video: JSON.stringify((await client.get(`/videos/${videoId}`)).body),
    transcript: await text(`/videos/${videoId}/transcript`),
    read: await text(`/videos/${videoId}/transcript`, web),
    evidence: await text(`/videos/${videoId}/evidence`),
    vtt: await file('transcript.vtt'),
    srt: await file('transcript.srt'),
    txt: await file('transcript.txt'),
    md: await file('transcript.md'),
    notes: await file('notes.md?transcript=true'),
    chapters: await file('chapters.txt'),
  };
  // What the platform calls the video stays.
  return Object.fromEntries(
    Object.entries(all).map(([name, text]) => [name, text.replaceAll('She Counts Sea Urchins', '')]),
  );
}

const keys = new WeakMap<ApiClient, string>();
const keyOf = (client: ApiClient) => ({ authorization: `Bearer ${keys.get(client)}` });

test('what was heard wrong is put right everywhere, without a charge, and all is as it was when that is taken back', async () => {
  const { client, web, key, of } = await person();
  keys.set(client, key);
  const videoId = await readyVideo(client, 'sampleIntv1');
  const { correct, preview, takeBack, list } = of(videoId);
  const ask = async (question: string) => {
    const { body } = await client.post(`/videos/${videoId}/questions`, { question });
    const path = `/videos/${videoId}/questions/${body.id}`;
    return { path, answered: await client.get(path, { prefer: 'wait=30' }) };
  };
  const { path, answered } = await ask('What happened to the sea stars?');
  expect(answered.body.answer).toContain('see star wasting');
  const before = await allOf(client, web, videoId);
  const seen = await client.get(`/videos/${videoId}`);
  const { minutes_used: used } = (await client.get('/account')).body;

  const shown = await preview('see star wasting', 'sea star wasting');
  expect(shown).toMatchObject({
    status: 200,
    body: {
      count: 1,
      places: [{ found: 'see star wasting', right: 'sea star wasting', before: expect.any(String) }],
      titles: [],
    },
  });
  expect((await preview('urchins', 'hedgehogs')).body.titles).toMatchObject([
    { title: 'Urchins', corrected: 'Hedgehogs', is_edited: false },
  ]);
  const corrected = await correct('see star wasting', 'sea star wasting');
  expect(corrected).toMatchObject({
    status: 200,
    body: { transcript_version: 1, chapters_version: expect.any(Number), is_edited: false },
  });
  expect((await correct('Urchins', 'Hedgehogs')).body.chapters.map(({ title }: { title: string }) => title)).toContain(
    'Hedgehogs',
  );

  const after = await allOf(client, web, videoId);
  for (const [name, text] of Object.entries(after)) {
    expect([name, text]).toEqual([name, expect.not.stringMatching(/\burchins\b|see star wasting/i)]);
    if (name !== 'evidence') expect([name, text]).toEqual([name, expect.stringMatching(/hedgehogs/i)]);
  }
  const times = (text = '') => text.match(/[\d:.]+ --> [\d:.]+/g);
  expect(times(after.vtt)).toEqual(times(before.vtt));
  const found = async (words: string) => (await client.get(`/search?q="${words}"`)).body.data.length;
  expect([await found('sea star wasting'), await found('see star wasting')]).toEqual([1, 0]);
  const over = await client.get(`/videos/${videoId}`, { 'if-none-match': seen.headers.get('etag') ?? '' });
  expect(over.status).toBe(200);
  const { answer } = (await client.get(path, { 'if-none-match': answered.headers.get('etag') ?? '' })).body;
  expect(answer).toContain('sea star wasting');
  expect(JSON.stringify((await client.get(`${path}/citations`)).body)).toContain('sea star wasting');
  expect((await ask('What do hedgehogs eat?')).answered.body.answer).toMatch(/hedgehogs/i);
  expect((await client.get('/account')).body.minutes_used).toBe(used);

  for (const { id } of await list()) expect((await takeBack(id)).status).toBe(200);
  expect(await allOf(client, web, videoId)).toEqual(before);
  expect([await found('sea star wasting'), await found('see star wasting')]).toEqual([0, 1]);
  expect((await client.get(path)).body).toEqual(answered.body);
});

test('the transcript stays as it is stored, and what is made of it is of what was corrected', async () => {
  const { correct, videoId } = await spokenVideo('vid_original');
  const row = () =>
    service.ctx.db.selectFrom('transcripts').selectAll().where('video_id', '=', videoId).executeTakeFirstOrThrow();
  const before = await row();
  expect((await correct('kubernets', 'Kubernetes')).status).toBe(200);
  const after = await row();
  expect(after.segments).toEqual(before.segments);
  expect(after.reading).not.toEqual(before.reading);
  expect(after.vectors).toEqual(Buffer.from(await service.ctx.engines.makeVectors(after.reading as Uint8Array)));
});

test('a phrase is found where captions cut it, and titles that somebody wrote are corrected where that is wanted', async () => {
  const { correct, preview, takeBack, list, web, videoId } = await spokenVideo('vid_edited');
  const { body: video } = await web.get(`/videos/${videoId}`);
  const chapters = video.chapters.map(({ start_seconds, title }: { start_seconds: number; title: string }) => ({
    start_seconds,
    title: title === 'Intro' ? 'Why cooper netties' : title,
  }));
  await writeTo(web, videoId, 'chapters', { chapters });
  expect((await preview('cooper netties', 'Kubernetes')).body).toMatchObject({
    count: 1,
    places: [{ start_seconds: 30, found: 'cooper netties', after: expect.stringContaining(' costs') }],
    titles: [{ title: 'Why cooper netties', corrected: 'Why Kubernetes', is_edited: true }],
  });
  const titles = async () =>
    (await web.get(`/videos/${videoId}`)).body.chapters.map(({ title }: { title: string }) => title);
  await correct('cooper netties', 'Kubernetes', { with_edited: false });
  expect(await titles()).toEqual(['Why cooper netties', 'Kubernets and pods', 'What kubernets costs']);
  await correct('cooper netties', 'Kubernetes');
  await correct('kubernets', 'Kubernetes');
  expect(await titles()).toEqual(['Why Kubernetes', 'Kubernetes and pods', 'What Kubernetes costs']);
  const [first, second, third] = await list();
  await takeBack(third.id);
  expect(await titles()).toEqual(['Why Kubernetes', 'Kubernets and pods', 'What kubernets costs']);
  await takeBack(second.id);
  await takeBack(first.id);
  await takeBack(first.id);
  expect(await titles()).toEqual(['Why cooper netties', 'Kubernets and pods', 'What kubernets costs']);
});

test('a title that was written after a correction is its writer’s', async () => {
  const { correct, takeBack, list, web, videoId } = await spokenVideo('vid_rewritten');
  await correct('kubernets', 'Kubernetes');
  const { body: video } = await web.get(`/videos/${videoId}`);
  const written = ['Intro', 'Kubernets, as we said', 'What Kubernetes costs'];
  const chapters = video.chapters.map(({ start_seconds }: { start_seconds: number }, place: number) => ({
    start_seconds,
    title: written[place],
  }));
  await writeTo(web, videoId, 'chapters', { chapters });
  const [rule] = await list();
  const titles = (await takeBack(rule.id)).body.chapters.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Intro', 'Kubernets, as we said', 'What kubernets costs']);
});

test('two who correct at the same time both do', async () => {
  const { correct, list, web, videoId } = await spokenVideo('vid_both');
  const both = await Promise.all([correct('kubernets', 'Kubernetes'), correct('pods', 'parts')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await list()).toHaveLength(2);
  const read = JSON.stringify((await web.get(`/videos/${videoId}/transcript`)).body);
  expect(read).toContain('Kubernetes, and it runs parts');
});

test('a summary and its moments are told in corrected words', async () => {
  const { correct, client, web, videoId } = await spokenVideo('vid_summed');
  await sql`insert into summaries (account_id, summary_id, video_id, status, text, chapters, citations, deadline, created_at)
    select account_id, 'sum_spoken', video_id, 'ready', 'It is about *kubernets* [0:00].', '[]',
      '[{"startSeconds": 0, "quote": "a talk about kubernets"}]', now(), now() from videos where video_id = ${videoId}`.execute(
    service.ctx.db,
  );
  await correct('kubernets', '<Kubernetes>').then(({ status, body }) =>
    expect({ status, detail: body.detail }).toMatchObject({ status: 422, detail: expect.stringContaining('<') }),
  );
  await correct('kubernets', 'Kubernetes');
  expect((await client.get(`/videos/${videoId}/summary`)).body.text).toBe('It is about *Kubernetes* [0:00].');
  expect((await web.get(`/videos/${videoId}/summary`)).body.citations).toMatchObject([
    { quote: 'a talk about Kubernetes' },
  ]);
});

test('what can not be corrected is refused, and nothing changes', async () => {
  const { correct, preview, list, videoId, accountId } = await spokenVideo('vid_refused');
  expect(await correct('zeppelin', 'airship')).toMatchObject({ status: 422, body: { code: 'nothing_to_correct' } });
  expect(await correct('kubernet', 'Kubernetes')).toMatchObject({ body: { code: 'nothing_to_correct' } });
  for (const [wrong, right] of [
    ['', 'x'],
    ['pods', ' '],
    ['pods', 'x'.repeat(101)],
    ['pods', 'a\nb'],
  ] as const) {
    expect(await preview(wrong, right)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await correct(wrong, right)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  }
  expect(await list()).toEqual([]);
  const many = Array.from({ length: 100 }, (_, at) => ({ id: `cor_${at}`, wrong: `nothing${at}`, right: 'x' }));
  await service.ctx.db
    .updateTable('transcripts')
    .set({ corrections: JSON.stringify(many) })
    .where('video_id', '=', videoId)
    .execute();
  expect(await correct('pods', 'parts')).toMatchObject({ status: 409, body: { code: 'correction_limit_reached' } });
  const stranger = await person();
  expect(await stranger.of(videoId).correct('pods', 'parts')).toMatchObject({ status: 404 });
  expect(await stranger.of(videoId).preview('pods', 'parts')).toMatchObject({ status: 404 });
  expect(accountId).not.toBe(stranger.accountId);
});

test('corrections go with their video', async () => {
  const { correct, web, videoId } = await spokenVideo('vid_deleted');
  await correct('kubernets', 'Kubernetes');
  await web.delete(`/videos/${videoId}`);
  await service.ctx.db
    .updateTable('videos')
    .set({ deleted_at: sql<Date>`now() - interval '1 minute'` })
    .where('video_id', '=', videoId)
    .execute();
  await purgeVideos(service.ctx, async () => {});
  const { rows } = await sql<{ row: string }>`
    select v::text as row from videos v where video_id = ${videoId}
    union all select t::text from transcripts t where video_id = ${videoId}
    union all select p::text from passages p where video_id = ${videoId}`.execute(service.ctx.db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/kubernet/i);
});

test('a title that a model writes of what it read before a correction is corrected too', async () => {
  const { correct, takeBack, list, web, videoId } = await spokenVideo('vid_titled');
  const { db, engines } = service.ctx;
  const writeTitles: typeof engines.writeTitles = async (_input, { onTitle }) => {
    await correct('kubernets', 'Kubernetes');
    await onTitle(0, 'All about kubernets');
    return { model: 'small', written: 1, refused: 0, left: 0, cause: null };
  };
  await db.updateTable('videos').set({ titles_due_at: sql`now()` }).where('video_id', '=', videoId).execute();
  await writeDueTitles(
    { ...service.ctx, engines: { ...engines, writeTitles } },
    { signal: AbortSignal.timeout(30_000) },
  );
  expect((await web.get(`/videos/${videoId}`)).body.chapters[0].title).toBe('All about Kubernetes');
  const [rule] = await list();
  expect((await takeBack(rule.id)).body.chapters[0].title).toBe('All about kubernets');
});
