import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { Problem } from '../../src/contract/problems.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { purgeVideos } from '../../src/videos/purge-videos.ts';
import { shareVideo } from '../../src/videos/share-video.ts';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { type WebClient, webClient, writeTo } from '../harness/web-client.ts';
import { putVideo, ready } from '../web/harness/video-rows.ts';

let service: TestService;
let person: Customer;
let web: WebClient;
let videoId: string;
beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  web = await webClient(service.publicUrl, person);
  videoId = await readyVideo(apiClient(service.origin, person.key));
});
afterAll(() => service.stop());

async function read(address: string, wished = '*') {
  const headers = { 'accept-language': wished };
  const response = await fetch(address.replace(service.publicUrl, service.origin), { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const share = async (id = videoId): Promise<string> => (await web.post(`/videos/${id}/share`, {})).body.shared_url;
const change = (changes: Parameters<typeof putVideo>[2], id = videoId) =>
  service.ctx.db
    .updateTable('videos')
    .set(changes ?? {})
    .where('video_id', '=', id)
    .execute();
/** What every address answers that leads nowhere. */
const nothing = () => read(`${service.publicUrl}/shared/${'x'.repeat(32)}`);
async function leadsNowhere(address: string): Promise<void> {
  const expected = (await nothing()).text;
  for (const one of [address, `${address}.md`]) expect(await read(one)).toMatchObject({ status: 404, text: expected });
}

test('a video is nobody else’s to read until it is shared, at an address that keeps until it is not', async () => {
  expect((await web.get(`/videos/${videoId}`)).body.shared_url).toBeNull();
  const address = await share();
  expect(address).toMatch(/\/shared\/[0-9A-Za-z]{32}$/);
  expect(address.startsWith(`${service.publicUrl}/shared/`)).toBe(true);
  expect(await share()).toBe(address);
  expect((await web.get(`/videos/${videoId}`)).body.shared_url).toBe(address);
  expect((await read(address)).status).toBe(200);

  expect((await web.delete(`/videos/${videoId}/share`)).body.shared_url).toBeNull();
  await leadsNowhere(address);
  expect((await web.delete(`/videos/${videoId}/share`)).status).toBe(200);
  const next = await share();
  expect(next).not.toBe(address);
  await leadsNowhere(address);
  expect((await read(next)).status).toBe(200);
});

test('two who share a video at once get one address', async () => {
  await web.delete(`/videos/${videoId}/share`);
  const addresses = await Promise.all([share(), share(), share()]);
  expect(new Set(addresses).size).toBe(1);
});

test('the page says what is in the video and nothing of its owner, is kept by nobody and found by no search engine', async () => {
  const address = await share();
  const { status, headers, text } = await read(address);
  const { body: video } = await web.get(`/videos/${videoId}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('set-cookie')).toBeNull();
  expect(text).toContain(`<h1><bdi lang="en">${video.title}</bdi></h1>`);
  for (const { timestamp, title } of video.chapters) expect(text).toMatch(new RegExp(`>${timestamp}<.+${title}`));
  const { body: transcript } = await web.get(`/videos/${videoId}/transcript`);
  for (const { text: said } of transcript.sentences.slice(0, 20))
    expect(text).toContain(said.replaceAll('"', '&quot;'));
  const { text: notes } = await read(`${address}.md`);
  for (const one of [text, notes])
    for (const secret of [videoId, person.accountId, person.email, 'minutes_', 'workspace'])
      expect(one).not.toContain(secret);
});

test('the same as Markdown stands at the address and .md, and its moments lead to the page where the platform has none', async () => {
  const address = await share();
  const { status, headers, text } = await read(`${address}.md`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const { body: video } = await web.get(`/videos/${videoId}`);
  expect(text).toContain(`source: ${JSON.stringify(address)}`);
  for (const { timestamp, start_seconds, title } of video.chapters)
    expect(text).toContain(`## [${timestamp}](${address}?t=${start_seconds}) ${title}`);
  const { body: transcript } = await web.get(`/videos/${videoId}/transcript`);
  expect(text).toContain(transcript.sentences[3].text);
});

test('the page speaks its reader’s language, and the video its own', async () => {
  const address = await share();
  const { body: video } = await web.get(`/videos/${videoId}`);
  for (const [wished, language, words] of [
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Diese Seite als Markdown'],
    ['ja', 'ja', 'このページのMarkdown版'],
    ['nl,sv;q=0.5', 'en', 'This page as Markdown'],
  ] as const) {
    const { headers, text } = await read(address, wished);
    expect([headers.get('content-language'), headers.get('vary')]).toEqual([language, 'Accept-Language']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(words);
    expect(text).toContain(`<h1><bdi lang="en">${video.title}</bdi></h1>`);
    expect(text).toContain('<div lang="en">\n<p id="at-');
    const missing = await read(`${service.publicUrl}/shared/nowhere.md`, wished);
    expect([missing.status, missing.headers.get('content-language')]).toEqual([404, language]);
    expect(missing.text).toContain(`<html lang="${language}">`);
  }
  expect((await read(`${address}.md`, 'de')).text).toBe((await read(`${address}.md`, 'en')).text);
});

test('what a language model wrote is not said to be in the video’s language where another one was asked for', async () => {
  const address = await share();
  const { body: video } = await web.get(`/videos/${videoId}`);
  const chapters = [
    { startSeconds: 0, title: 'Vom Modell', titleEngine: 'llm' },
    { startSeconds: 60, title: 'Of the engine', titleEngine: 'builtin' },
  ];
  const { chapters: before } = await service.ctx.db
    .selectFrom('videos')
    .select('chapters')
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
  await change({ chapters: JSON.stringify(chapters) });
  expect((await read(address)).text).toContain('<bdi lang="en">Vom Modell</bdi>');
  await web.patch('/account/settings', { output_language: 'de' });
  const { text } = await read(address);
  expect(text).toContain('<bdi lang="">Vom Modell</bdi>');
  expect(text).toContain('<bdi lang="en">Of the engine</bdi>');
  expect(text).toContain(`<bdi lang="en">${video.title}</bdi>`);
  await web.patch('/account/settings', { output_language: null });
  await change({ chapters: JSON.stringify(before) });
});

test('edits and another title show at once', async () => {
  const address = await share();
  const { body: video } = await web.get(`/videos/${videoId}`);
  const chapters = video.chapters.map(({ start_seconds }: { start_seconds: number }) => ({
    start_seconds,
    title: `Part from ${start_seconds}`,
  }));
  expect((await writeTo(web, videoId, 'chapters', { chapters })).status).toBe(200);
  expect((await read(address)).text).toContain('<bdi lang="en">Part from 0</bdi>');
  await change({ title: 'Another "title" <b>' });
  const { text } = await read(address);
  expect(text).toContain('<h1><bdi lang="en">Another &quot;title&quot; &lt;b&gt;</bdi></h1>');
  await change({ title: "{count, plural, $t(busy_title) it's {{time}}", media: 'video' });
  expect((await read(address)).text).toContain('aria-label="Player: {count, plural, $t(busy_title) it\'s {{time}}"');
  await change({ title: video.title, media: null });
});

test('moments of a video that the platform has lead there; the player begins where the address says', async () => {
  await putVideo(service, person.accountId, { ...ready(['One', 'Two', 'Three']), video_id: 'vid_played' });
  const address = await share('vid_played');
  const plain = (await read(address)).text;
  expect(plain).toContain('href="https://www.youtube.com/watch?v=Q8wVMdwhlh4&amp;t=0s" data-second="0"');
  expect(plain).toContain(
    'data-embed="https://www.youtube-nocookie.com/embed/Q8wVMdwhlh4?playsinline=1&amp;autoplay=1&amp;start=0"',
  );
  expect(plain).toContain('There is no transcript.');
  for (const t of ['1229', '1229s', '20m29s', '0h20m29s']) {
    const { text } = await read(`${address}?t=${t}`);
    expect(text).toContain('start=1229&quot;');
    expect(text).toContain('Play from 20:29');
  }
  expect((await read(`${address}?t=99h`)).text).toContain('start=7383&quot;');
  for (const t of ['', 'x', '-5', '1%22%3E', '1&t=2']) expect((await read(`${address}?t=${t}`)).text).toBe(plain);
});

test('a summary stands on the page with its moments, as text', async () => {
  const address = await share();
  const text = 'It is \\*dry\\* <b> (0:12). So it stays (0:12, 1:15).\n\n- First (0:15).';
  await service.ctx.db
    .insertInto('summaries')
    .values({
      ...{ account_id: person.accountId, summary_id: 'sum_shared', video_id: videoId, status: 'ready', engine: 'llm' },
      ...{ text, chapters: JSON.stringify([{ startSeconds: 0, text: 'Of the first (0:01).' }]) },
      ...{ deadline: new Date(), created_at: new Date() },
    })
    .execute();
  const { text: shown } = await read(address);
  const time = (words: string) => `<span class="time">${words}</span>`;
  expect(shown).toContain(
    `<p dir="auto">It is *dry* &lt;b&gt; (${time('0:12')}). So it stays (${time('0:12')}, ${time('1:15')}).</p>`,
  );
  expect(shown).toContain(`<ul><li dir="auto">First (${time('0:15')}).</li></ul>`);
  expect(shown).toContain(`<p dir="auto">Of the first (${time('0:01')}).</p>`);
});

test('of a video that can be played nowhere chapters and transcript are shared, and the page says so', async () => {
  await putVideo(service, person.accountId, {
    ...ready(['One', 'Two', 'Three']),
    ...{ video_id: 'vid_upload', platform_id: null, title: 'My own' },
  });
  const { status, text } = await read(await share('vid_upload'));
  expect(status).toBe(200);
  expect(text).toContain('The recording itself is not shared');
  expect(text).not.toMatch(/<iframe|<video|<audio|youtube/i);
});

test('a file that was uploaded is played in its page, which needs no script: its moments lead to the page anew', async () => {
  await putVideo(service, person.accountId, {
    ...ready(['One', 'Two', 'Three']),
    ...{ video_id: 'vid_film', platform_id: null, title: 'My own', media: 'video' },
  });
  const address = await share('vid_film');
  const path = new URL(address).pathname;
  const { text } = await read(`${address}?t=20m29s`);
  expect(text).toContain(`<video class="player" src="${path}/media#t=1229" controls`);
  const { body: video } = await web.get('/videos/vid_film');
  for (const { start_seconds: second } of video.chapters) expect(text).toContain(`href="${path}?t=${second}"`);
  expect(text).not.toMatch(/<iframe|youtube/i);
  await change({ media: 'audio' }, 'vid_film');
  expect((await read(address)).text).toContain(`<audio class="player" src="${path}/media" controls`);
  expect((await read(`${address}/media`)).status).toBe(404); // there is no such file here
  expect((await read(`${address}/media`)).text).toBe((await nothing()).text);
});

test('a page that can not be made at the moment says so in plain words, and when to come again', async () => {
  const address = await share();
  await service.ctx.db.updateTable('transcripts').set({ reading: null, reading_version: 0 }).execute();
  vi.spyOn(service.ctx.engines, 'makeReading').mockRejectedValueOnce(new Problem('unavailable', { retryAfter: 5 }));
  const answer = await read(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.text).toContain('<h1>This page takes a moment longer</h1>');
  expect((await read(address)).status).toBe(200);
});

test('a page that breaks says so in plain words, in its reader’s language, and nothing of why', async () => {
  const address = await share();
  await service.ctx.db.updateTable('transcripts').set({ reading: null, reading_version: 0 }).execute();
  vi.spyOn(service.ctx.engines, 'makeReading').mockRejectedValueOnce(new TypeError('of the inside'));
  const answer = await read(address, 'de');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(answer.text).toContain('<h1>Diese Seite ließ sich nicht erstellen</h1>');
  expect(answer.text).not.toContain('of the inside');
  expect((await read(address)).status).toBe(200);
});

test('only a ready video is shared, and only by its owner', async () => {
  await putVideo(service, person.accountId, { video_id: 'vid_in_work' });
  expect(await web.post('/videos/vid_in_work/share', {})).toMatchObject({
    status: 409,
    body: { code: 'video_not_ready' },
  });
  expect((await web.get('/videos/vid_in_work')).body.shared_url).toBeNull();
  const address = await share();
  const stranger = await webClient(service.publicUrl, await newCustomer(service));
  const nobody = await webClient(service.publicUrl);
  expect((await stranger.post(`/videos/${videoId}/share`, {})).status).toBe(404);
  expect((await stranger.delete(`/videos/${videoId}/share`)).status).toBe(404);
  expect((await nobody.post(`/videos/${videoId}/share`, {})).status).toBe(401);
  expect((await nobody.delete(`/videos/${videoId}/share`)).status).toBe(401);
  expect((await read(address)).status).toBe(200);
});

test('a deleted video is shared no more, one that is brought back is again, and nothing is left of it in the end', async () => {
  const id = await readyVideo(apiClient(service.origin, person.key));
  const address = await share(id);
  await web.delete(`/videos/${id}`);
  await leadsNowhere(address);
  expect((await web.post(`/videos/${id}/share`, {})).status).toBe(404);
  await web.post(`/videos/${id}/restore`, {});
  expect((await read(address)).status).toBe(200);
  await web.delete(`/videos/${id}`);
  await change({ deleted_at: sql<Date>`now() - interval '1 hour'` as never }, id);
  await purgeVideos(service.ctx, async () => undefined);
  await leadsNowhere(address);
  const { db } = service.ctx;
  const row = await db.selectFrom('videos').select('share_token').where('video_id', '=', id).executeTakeFirstOrThrow();
  expect(row.share_token).toBeNull();
  await change({ share_token: 'left', shared_at: new Date() }, id);
  expect((await auditVideos(service.ctx)).violations).toContain(`video ${id} was deleted, and not all of it is gone`);
  await change({ share_token: null, shared_at: null }, id);
});

test('whatever stands below /shared/ and is no address leads nowhere alike', async () => {
  const { status, headers, text } = await nothing();
  expect([status, headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  expect(text).toContain('There is nothing at this address');
  const token = (await share()).split('/').at(-1) ?? '';
  for (const name of [
    '',
    'a',
    'a/b',
    `${token}/`,
    `${token}.txt`,
    `${token}.md.md`,
    token.slice(1),
    `${token}x`,
    '%00',
  ])
    expect(await read(`${service.publicUrl}/shared/${name}`), name).toMatchObject({ status: 404, text });
  const posted = await fetch(`${service.origin}/shared/${token}`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('neither the log nor the records of requests hold an address', async () => {
  const { body } = await web.get(`/videos/${videoId}`);
  const token = (body.shared_url ?? (await share())).split('/').at(-1);
  await read(`${service.publicUrl}/shared/${token}`);
  await read(`${service.publicUrl}/shared/${token}.md?t=1`);
  await read(`${service.publicUrl}/shared/${token}x`);
  await fetch(`${service.origin}/shared/${token}`, { method: 'DELETE' });
  await shareVideo({ ...service.ctx, accountId: person.accountId }, { videoId });
  const log = () => readFileSync(inject('logFile'), 'utf8');
  await expect.poll(log).toContain('/shared/');
  await expect
    .poll(async () => {
      const rows = await service.ctx.db.selectFrom('requests').selectAll().where('status', '=', 405).execute();
      return rows.length;
    })
    .toBeGreaterThan(0);
  const rows = await service.ctx.db.selectFrom('requests').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(log()).not.toContain(token);
});
