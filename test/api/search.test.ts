import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplePassage, passageListSchema, searchedExample } from '../../src/contract/objects.ts';
import { searchPassages } from '../../src/search/search-passages.ts';
import { accountPrefix } from '../../src/search/write-index.ts';
import { writeDueTitles } from '../../src/videos/write-due-titles.ts';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { plansOf } from '../harness/plan.ts';
import { until } from '../harness/program.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { putSpokenVideo } from '../harness/spoken-video.ts';
import { webClient, writeTo } from '../harness/web-client.ts';
import { minutesAgo } from '../web/harness/video-rows.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function person() {
  const customer = await newCustomer(service);
  const api = apiClient(service.origin, customer.key);
  return {
    ...customer,
    ctx: { ...service.ctx, accountId: customer.accountId },
    api,
    say: (video_id: string, said: string[], more: object = {}) =>
      putSpokenVideo(service, customer.accountId, { video_id, said, ...more }),
    search: async (q: string, more: Record<string, string> = {}): Promise<Found> => {
      const { status, body } = await api.get(`/search?${new URLSearchParams({ q, ...more })}`);
      expect(status).toBe(200);
      expect(() => passageListSchema.parse(body)).not.toThrow();
      return body;
    },
  };
}

interface Found {
  data: { video_id: string; start_seconds: number; text: string; matches: string[] }[];
  next_cursor: string | null;
}

const idsOf = ({ data }: Found) => data.map((passage) => passage.video_id);
const textsOf = ({ data }: Found) => data.map((passage) => passage.text);
const filler = (count: number) => Array.from({ length: count }, (_, at) => `This is the filler number ${at}.`);

test('says where it is said, to the second, with the words that matched', async () => {
  const { api, search } = await person();
  const videoId = await readyVideo(api);
  const found = await search(`"${searchedExample}"`);
  expect(found).toEqual({ object: 'list', data: [{ ...examplePassage, video_id: videoId }], next_cursor: null });
  expect(await search('"battery system" "turn down" insurer')).toMatchObject({
    data: [{ matches: ['insurer', 'battery system', 'turn down'] }],
  });
  expect((await search('"system battery"')).data).toEqual([]);
  expect((await search('?!')).data).toEqual([]);
});

test('titles come first, then chapters, then what is said most and nearest together', async () => {
  const { say, search } = await person();
  await say('vid_rarely', ['The ladder is green.', ...filler(20), 'A tall thing is no ladder.'], {
    created_at: minutesAgo(1),
  });
  await say('vid_often', ['A tall ladder is a tall ladder of the tall ladder sort.'], { created_at: minutesAgo(2) });
  await say('vid_chapter', ['Nothing.'], { titles: ['Hello', 'The tall ladder'], created_at: minutesAgo(3) });
  await say('vid_title', ['Nothing.'], { title: 'My Tall Ladder', created_at: minutesAgo(4) });
  const found = await search('tall ladder');
  expect(idsOf(found)).toEqual(['vid_title', 'vid_chapter', 'vid_often', 'vid_rarely']);
  expect(textsOf(found).slice(0, 2)).toEqual(['My Tall Ladder', 'The tall ladder']);
  expect(found.data[3]).toMatchObject({ start_seconds: 210 });
  const chapter = await service.ctx.db
    .selectFrom('videos')
    .select('chapters')
    .where('video_id', '=', 'vid_chapter')
    .executeTakeFirstOrThrow();
  const starts = (chapter.chapters as unknown as { startSeconds: number }[]).map(({ startSeconds }) => startSeconds);
  expect(found.data[1]?.start_seconds).toBe(starts[1]);
});

test.each([
  ['ete', 'C’était un été à Orléans.', ['été']],
  ['STRASSE', 'In der Straße ist Ruhe.', ['Straße']],
  ['ночь', 'Была НОЧЬ над рекой.', ['НОЧЬ']],
  ['ladd', 'These are Ladders.', ['Ladders']],
  ['学习', '我们今天谈机器学习的课程。', ['学习']],
  ['习', '我们今天谈机器学习。', ['习']],
  ['ガラス', 'これはガラスのコップです。', ['ガラス']],
  ['ภาษา', 'เราเรียนภาษาไทยวันนี้', ['ภาษา']],
  ['한국', '그는 한국에서 왔다.', ['한국에서']],
  ["don't", 'I don’t know.', ['don’t']],
  ["'; drop table", "Say '; DROP TABLE now.", ['DROP', 'TABLE']],
])('%s finds “%s”', async (words, said, matches) => {
  const { say, search } = await person();
  await say('vid_said', ['Nothing here.', ...filler(12), said]);
  const { data } = await search(words);
  expect(data.map((passage) => passage.matches)).toEqual([matches]);
});

describe('whose it is', () => {
  test('another account, an upload, one in work, one that failed and one that is deleted are not found', async () => {
    const [own, other] = [await person(), await person()];
    await other.say('vid_foreign', ['The quagga runs.']);
    await own.say('vid_upload', ['The quagga runs.'], { platform_id: null });
    await own.say('vid_in_work', ['The quagga runs.'], { status: 'processing', chapters: null });
    await own.say('vid_failed', ['The quagga runs.'], {
      status: 'failed',
      chapters: null,
      error_code: 'no_chapters',
      error_message: 'None.',
    });
    await own.say('vid_deleted', ['The quagga runs.'], { deleted_at: new Date() });
    expect((await own.search('quagga')).data).toEqual([]);
    await own.say('vid_own', ['The quagga runs.']);
    expect(idsOf(await own.search('quagga'))).toEqual(['vid_own']);
    expect(idsOf(await other.search('quagga'))).toEqual(['vid_foreign']);
    const withUploads = await searchPassages(own.ctx, { q: 'quagga', limit: 10, withUploads: true });
    expect(withUploads.entries.map(({ videoId }) => videoId).toSorted()).toEqual(['vid_own', 'vid_upload']);
    for (const id of ['vid_foreign', 'vid_upload', 'vid_nowhere', '..']) {
      const { status, body } = await own.api.get(`/search?q=quagga&video_id=${id}`);
      expect({ id, status, code: body.code }).toEqual({ id, status: 404, code: 'not_found' });
    }
  });

  test('two accounts may have the same names of everything, and find their own alone', async () => {
    const [own, other] = [await person(), await person()];
    await own.say('vid_same', ['The quagga runs.'], { title: 'Own quagga' });
    await other.say('vid_same', ['The quagga sleeps.'], { title: 'Other quagga' });
    expect(textsOf(await own.search('quagga'))).toEqual(['Own quagga', 'The quagga runs.']);
    expect(textsOf(await other.search('quagga', { video_id: 'vid_same' }))).toEqual([
      'Other quagga',
      'The quagga sleeps.',
    ]);
    expect((await own.search('sleeps')).data).toEqual([]);
    await service.ctx.db
      .updateTable('videos')
      .set({ deleted_at: new Date() })
      .where('account_id', '=', own.accountId)
      .execute();
    expect((await own.search('quagga')).data).toEqual([]);
    expect((await other.search('quagga')).data).toHaveLength(2);
  });

  test('a deletion is undone with all that is found; once it is final, nothing is left', async () => {
    const { api, search, ...own } = await person();
    const web = await webClient(service.publicUrl, own);
    const videoId = await readyVideo(api);
    await web.delete(`/videos/${videoId}`);
    expect((await search('ladder')).data).toEqual([]);
    await web.post(`/videos/${videoId}/restore`, {});
    expect((await search('ladder')).data.length).toBeGreaterThan(3);
    await web.delete(`/videos/${videoId}`);
    await service.ctx.db
      .updateTable('videos')
      .set({ deleted_at: sql`now() - interval '11 seconds'` })
      .where('video_id', '=', videoId)
      .execute();
    const left = async () => {
      const { rows } = await sql<{ count: number }>`select ((select count(*) from passages where video_id = ${videoId})
        + (select count(*) from searched_videos where video_id = ${videoId}))::integer as count`.execute(own.ctx.db);
      return rows[0]?.count;
    };
    expect(await left()).toBeGreaterThan(10);
    await until(async () => (await left()) === 0, 45);
  });
});

test('a video with more different words than the index of videos takes is found all the same', async () => {
  const { say, search } = await person();
  const words = Array.from({ length: 130_000 }, (_, at) => `w${at.toString(36)}`);
  await say('vid_noise', [`${words.join(' ')} okapi.`]);
  expect(idsOf(await search('"w2s"'))).toEqual(['vid_noise']);
  expect(idsOf(await search('okapi'))).toEqual(['vid_noise']);
});

test('a quotation is found wherever it begins and ends, once, as far as it goes', async () => {
  const { say, search } = await person();
  const words = Array.from({ length: 600 }, (_, at) => `w${at.toString(36)}x`);
  const sentences = Array.from({ length: 60 }, (_, at) => `${words.slice(at * 10, at * 10 + 10).join(' ')}.`);
  await say('vid_talk', sentences);
  for (let from = 0; from + 8 <= words.length; from += 7) {
    const said = words.slice(from, from + 8);
    const { data } = await search(`"${said.join(' ')}"`);
    expect(data.map(({ matches }) => matches[0]?.replaceAll('.', ''))).toEqual([said.join(' ')]);
    expect(data[0]?.text.replaceAll('.', '')).toContain(said.join(' '));
    expect(Math.abs((data[0]?.start_seconds ?? 0) - from)).toBeLessThanOrEqual(2);
  }
  for (const from of [3, 51, 53, 57]) {
    expect((await search(`"${words.slice(from, from + 30).join(' ')}"`)).data).toHaveLength(1);
  }
  for (const word of words.filter((_, at) => at % 29 === 0)) expect((await search(word)).data).toHaveLength(1);
});

test('edited chapters are found by what they are called now', async () => {
  const { api, search, ...own } = await person();
  const web = await webClient(service.publicUrl, own);
  const videoId = await readyVideo(api);
  const { body } = await web.get(`/videos/${videoId}`);
  const chapters = body.chapters.map(({ start_seconds }: { start_seconds: number }, at: number) => ({
    start_seconds,
    title: at === 1 ? 'Wreckage of quaggas' : `Part ${at}`,
  }));
  const before = await search('casualty');
  expect(textsOf(before)[0]).toBe('Our first casualty was a pressure washer');
  expect((await writeTo(web, videoId, 'chapters', { chapters })).status).toBe(200);
  expect((await search('quagga')).data).toMatchObject([{ text: 'Wreckage of quaggas', matches: ['quaggas'] }]);
  expect(textsOf(await search('casualty'))).toEqual(textsOf(before).slice(1));
});

test('titles that the model on this machine writes later are found, those before no more; other densities too', async () => {
  const { api, search, accountId, ...own } = await person();
  const web = await webClient(service.publicUrl, own);
  const videoId = await readyVideo(api);
  const { db, engines } = service.ctx;
  const writeTitles: typeof engines.writeTitles = async (_input, { onTitle }) => {
    await onTitle(1, 'The quokka of the month');
    return { model: 'small', written: 1, refused: 0, left: 0, cause: null };
  };
  const before = textsOf(await search('casualty'));
  await db.updateTable('videos').set({ titles_due_at: sql`now()` }).where('video_id', '=', videoId).execute();
  await writeDueTitles(
    { ...service.ctx, engines: { ...engines, writeTitles } },
    { signal: AbortSignal.timeout(30_000) },
  );
  expect(textsOf(await search('quokka'))).toEqual(['The quokka of the month']);
  expect(textsOf(await search('casualty'))).toEqual(before.slice(1));
  const { body } = await writeTo(web, videoId, 'density', { density: 'more' });
  const last = body.chapters.at(-1).title;
  expect(textsOf(await search(`"${last}"`, { video_id: videoId }))).toContain(last);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from passages
    where account_id = ${accountId} and kind = 'chapter'`.execute(db);
  expect(rows[0]?.count).toBe(body.chapters.length);
});

describe('page after page', () => {
  async function all(api: ApiClient, query: string, between: (page: number) => Promise<unknown> = async () => {}) {
    const found: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page === 0 || cursor !== null; page += 1) {
      const { status, body } = await api.get(`/search?${query}${cursor === null ? '' : `&cursor=${cursor}`}`);
      expect(status).toBe(200);
      if (page > 0) expect(body.data.length).toBeGreaterThan(0);
      found.push(
        ...body.data.map((passage: { video_id: string; text: string }) => `${passage.video_id} ${passage.text}`),
      );
      cursor = body.next_cursor;
      await between(page);
    }
    return found;
  }

  test.each([
    ['that are ranked together', { videos: 70, every: 9, least: 400, most: 1000 }],
    ['that are ranked in blocks', { videos: 140, every: 3, least: 1050, most: 3000 }],
  ])(
    'each passage of those %s comes once if it stays, and none twice, whatever is added and deleted meanwhile',
    async (_, much) => {
      const { api, say, ctx } = await person();
      const name = (index: number) => `vid_${String(index).padStart(3, '0')}`;
      // Some passages say it twice.
      const said = (index: number) =>
        filler(60).map((text, at) => (at % much.every === 0 ? `${index} okapi ${at} ${text}` : text));
      for (let index = 0; index < much.videos; index += 1) {
        await say(name(index), said(index), { created_at: minutesAgo(100 - Math.floor(index / 3)) });
      }
      await say('vid_named', ['Nothing.'], { title: 'The okapi', created_at: minutesAgo(500) });
      const whole = await all(api, 'q=okapi&limit=100');
      expect(whole.length).toBeGreaterThan(much.least);
      expect(whole.length).toBeLessThan(much.most);
      expect(new Set(whole).size).toBe(whole.length);
      expect(whole[0]).toBe('vid_named The okapi');
      const gone = new Set<string>();
      const found = await all(api, `q=okapi&limit=${much.least > 1000 ? 70 : 30}`, async (page) => {
        await say(`vid_new_${page}`, said(1000 + page), { created_at: new Date() });
        for (const index of [much.videos - 1 - page * 3, 10 + page]) {
          gone.add(name(index));
          await ctx.db
            .updateTable('videos')
            .set({ deleted_at: new Date() })
            .where('account_id', '=', ctx.accountId)
            .where('video_id', '=', name(index))
            .execute();
        }
      });
      expect(new Set(found).size).toBe(found.length);
      const stays = (entry: string) => !gone.has(entry.split(' ')[0] ?? '') && !entry.startsWith('vid_new');
      expect(found.filter(stays).toSorted()).toEqual(whole.filter(stays).toSorted());
      expect(found[0]).toBe(whole[0]);
      expect(await all(api, `q=okapi&video_id=${name(5)}&limit=2`)).toEqual(
        whole.filter((entry) => entry.startsWith(name(5))),
      );
    },
  );

  test('videos are found by the index, in an account among many, and few of their passages are looked at', async () => {
    const { ctx, say, search, accountId } = await person();
    await say('vid_real', ['The okapi runs.']);
    await sql`insert into searched_videos (account_id, video_id, part, terms)
      select ${accountId}, video_id, 'names', array_to_tsvector(array[${`${accountPrefix(accountId)}okapi`}::text])
      from videos where account_id = ${accountId} on conflict do nothing`.execute(ctx.db);
    await sql`insert into videos (account_id, video_id, platform_id, title, duration_seconds, via, status, stage, chapters, due_at,
        deadline, created_at) select ${accountId}, 'vid_' || n, 'abc', 'A video', 600, 'api', 'ready', 'waiting', '[]', now(), now(),
        now() - make_interval(secs => n) from generate_series(1, 5000) n`.execute(ctx.db);
    await sql`insert into searched_videos (account_id, video_id, part, terms)
      select ${accountId}, 'vid_' || n, 'speech', array_to_tsvector(array[${accountPrefix(accountId)} || 'word',
        ${accountPrefix(accountId)} || 'n' || n % 500]) from generate_series(1, 5000) n`.execute(ctx.db);
    await sql`insert into passages (account_id, video_id, kind, place, start_seconds, text, moments, words)
      select ${accountId}, 'vid_' || n, 'speech', place, 0, 'word n' || n % 500, '{0,1}',
        (${accountPrefix(accountId)} || 'word:1C ' || ${accountPrefix(accountId)} || 'n' || n % 500 || ':2C')::tsvector
      from generate_series(1, 5000) n, generate_series(1, 10) place`.execute(ctx.db);
    await sql`analyze videos, searched_videos, passages`.execute(ctx.db);
    const plan = (q: string) =>
      plansOf(ctx.db, (db) => searchPassages({ ...ctx, db }, { q, limit: 20, withUploads: false }));
    const rare = await plan('n77');
    expect(rare[0]?.steps).toContain('Bitmap Index Scan by passages_by_word');
    expect(rare).toHaveLength(2);
    expect(rare.flatMap(({ steps }) => steps).join()).not.toMatch(/Seq Scan/);
    expect(rare.reduce((sum, { blocks }) => sum + blocks, 0)).toBeLessThan(1000);
    const common = await plan('word');
    expect(common[2]?.steps.join()).toMatch(/passages/);
    expect(common[2]?.steps.join()).not.toMatch(/Seq Scan/);
    expect(common[2]?.blocks).toBeLessThan(300);
    expect((await search('"word n77"')).data).toHaveLength(20);
  });
});

describe('what is asked for wrongly', () => {
  let asker: ApiClient;
  beforeAll(async () => {
    asker = (await person()).api;
  });
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    '/search',
    '/search?q=',
    `/search?q=${'a'.repeat(201)}`,
    '/search?q=%00',
    '/search?q=a&q=b',
    '/search?q=a&limit=0',
    '/search?q=a&limit=101',
    '/search?q=a&page=2',
    '/search?q=a&cursor=',
    '/search?q=a&cursor=nothing',
    `/search?q=a&cursor=${cursorOf([null, null])}`,
    `/search?q=a&cursor=${cursorOf([[true, -1, 'vid_lecture'], null, null])}`,
    `/search?q=a&cursor=${cursorOf([[true, 1, "'; --"], null, null])}`,
    `/search?q=a&cursor=${cursorOf([null, null, [1, 1, 'vid_lecture', 'other', 1]])}`,
    `/search?q=a&cursor=${cursorOf([null, null, null])}=`,
    '/search?q=a&video_id=vid_lecture&video_id=vid_other',
  ])('%s is 400 invalid_request', async (path) => {
    const { status, body } = await asker.get(path);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(body.detail).toMatch(/limit|cursor|page|`q`|video_id/);
  });

  test('200 characters are counted as people do; key, plan and method come first', async () => {
    expect((await asker.get(`/search?q=${encodeURIComponent('😀'.repeat(200))}`)).status).toBe(200);
    expect((await asker.get(`/search?q=${encodeURIComponent('学'.repeat(200))}`)).status).toBe(200);
    expect((await apiClient(service.origin, 'wrong').get('/search?q=')).body.code).toBe('invalid_api_key');
    const posted = await fetch(`${service.origin}/api/v1/search?q=a`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
