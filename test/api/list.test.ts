import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderedCursorOf } from '../../src/http/list.ts';
import {
  listVideos,
  type OrderedPlace,
  type VideoOrder,
  videoAges,
  videoOrders,
} from '../../src/videos/list-videos.ts';
import { plansOf } from '../harness/plan.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { type WebClient, webClient } from '../harness/web-client.ts';
import { failed, putVideo, ready } from '../web/harness/video-rows.ts';

const placeInTheMiddle: Record<VideoOrder, OrderedPlace> = {
  newest: [Date.now() - 5000 * 3_600_000, 'vid_5000'],
  oldest: [Date.now() - 5000 * 3_600_000, 'vid_5000'],
  title: ['title 000005000', 'vid_5000'],
  longest: [5060, 'vid_5000'],
  shortest: [5060, 'vid_5000'],
};

let service: TestService;
let person: Customer;
let web: WebClient;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  web = await webClient(service.publicUrl, person);
  const put = (video_id: string, title: string, more: object = {}) =>
    putVideo(service, person.accountId, { video_id, title, via: 'web', ...more });
  await put('vid_strasse', 'Die Straße, 100 % gebaut');
  await put('vid_strase', 'Eine andere Stadt', ready(['One', 'Two', 'Three', 'Four']));
  await put('vid_night', 'НОЧЬ над Волгой', failed);
  await put('vid_summer', 'Un été à Orléans', { platform_id: null });
  await put('vid_snake', 'snake_case or camelCase \\ both', { platform_id: 'sampleTalk1' });
  await put('vid_gone', 'Gone: die Straße', { deleted_at: new Date() });
  await putVideo(service, (await newCustomer(service)).accountId, { title: 'Foreign Straße' });
});
afterAll(() => service.stop());

async function found(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await web.get(`/videos?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.videos.map(({ id }: { id: string }) => id).sort();
}

test.each([
  ['STRASSE', ['vid_strasse']],
  ['straße gebaut', ['vid_strasse']],
  ['gebaut  STRA', ['vid_strasse']],
  ['ночь', ['vid_night']],
  ['ETE orleans', ['vid_summer']],
  ['%', ['vid_strasse']],
  ['_', ['vid_snake']],
  ['\\', ['vid_snake']],
  ["'; --", []],
  ['strasse stadt', []],
])('searching for %s finds the titles with all of its words, whatever case and accents', async (q, ids) => {
  expect(await found({ q })).toEqual(ids);
});

test('videos are listed by their state, alone and with words', async () => {
  expect(await found({ status: 'failed' })).toEqual(['vid_night']);
  expect(await found({ status: 'ready' })).toEqual(['vid_strase']);
  expect(await found({ status: 'processing' })).toEqual(['vid_snake', 'vid_strasse', 'vid_summer']);
  expect(await found({ status: 'processing', q: 'case' })).toEqual(['vid_snake']);
  expect(await found({})).toHaveLength(5);
});

test('a listed video says how many chapters it has, and where its picture is if the platform has one', async () => {
  const { body } = await web.get('/videos');
  const of = (wanted: string) => body.videos.find(({ id }: { id: string }) => id === wanted);
  expect(of('vid_strase')).toMatchObject({
    chapters_count: 4,
    thumbnail_url: 'https://i.ytimg.com/vi/Q8wVMdwhlh4/mqdefault.jpg',
    source: 'platform',
  });
  expect(of('vid_strase')).not.toHaveProperty('chapters');
  expect(of('vid_snake').thumbnail_url).toBeNull(); // a sample's id is nobody's on the platform
  expect(of('vid_summer')).toMatchObject({ thumbnail_url: null, source: 'upload', chapters_count: 0 });
});

test('page after page and back, every video comes once in each order, also those of the same moment, and what is added meanwhile disturbs nothing', async () => {
  const many = await newCustomer(service);
  const pages = await webClient(service.publicUrl, many);
  const moment = new Date();
  const put = (video_id: string, more: object) => putVideo(service, many.accountId, { video_id, ...more });
  const ids = Array.from({ length: 120 }, (_, index) => `vid_${String(index).padStart(3, '0')}`);
  for (const [index, id] of ids.entries()) {
    const created_at = new Date(moment.getTime() + Math.floor(index / 50));
    await put(id, { created_at, title: `Part ${index + 1}`, duration_seconds: 60 + Math.floor(index / 60) });
  }
  for (const [sort, expected] of [
    ['newest', ids.toReversed()],
    ['oldest', ids],
    ['title', ids],
    ['longest', ids.toReversed()],
    ['shortest', ids],
  ] as const) {
    const listed: string[][] = [];
    let last: { next_cursor: string | null; previous_cursor: string | null } | undefined;
    for (let query = ''; ; query = `&after=${last?.next_cursor}`) {
      const { body } = await pages.get(`/videos?sort=${sort}${query}`);
      listed.push(body.videos.map(({ id }: { id: string }) => id));
      last = body;
      if (body.next_cursor === null) break;
    }
    expect(listed.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(listed.flat()).toEqual(expected);
    const { body: before } = await pages.get(`/videos?sort=${sort}&before=${last?.previous_cursor}`);
    expect(before.videos.map(({ id }: { id: string }) => id)).toEqual(listed[1]);
    const { body: first } = await pages.get(`/videos?sort=${sort}&before=${before.previous_cursor}`);
    expect(first.videos.map(({ id }: { id: string }) => id)).toEqual(listed[0]);
    expect((await pages.get(`/videos?sort=${sort}`)).body.previous_cursor).toBeNull();
  }
  const { body: first } = await pages.get('/videos');
  await put('vid_new', { created_at: new Date(moment.getTime() + 9000) });
  const { body: second } = await pages.get(`/videos?after=${first.next_cursor}`);
  expect(second.videos.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(50, 100));
  const { body: back } = await pages.get(`/videos?before=${second.previous_cursor}`);
  expect(back.videos.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 50));
  // Fewer stand before it than a page has: that is the first page, as a whole.
  const { body: top } = await pages.get(`/videos?before=${back.previous_cursor}`);
  expect([top.videos[0].id, top.videos.length, top.previous_cursor]).toEqual(['vid_new', 50, null]);
});

test('videos are listed by their age', async () => {
  const own = await newCustomer(service);
  const pages = await webClient(service.publicUrl, own);
  for (const days of [0, 3, 20, 200, 500]) {
    const created_at = new Date(Date.now() - days * 86_400_000 - 3_600_000);
    await putVideo(service, own.accountId, { video_id: `vid_${days}_days`, created_at });
  }
  const agesOf = async (age: string) =>
    (await pages.get(`/videos?age=${age}`)).body.videos.map(({ id }: { id: string }) => Number(id.split('_')[1]));
  expect(await agesOf('day')).toEqual([0]);
  expect(await agesOf('week')).toEqual([0, 3]);
  expect(await agesOf('month')).toEqual([0, 3, 20]);
  expect(await agesOf('year')).toEqual([0, 3, 20, 200]);
  expect(await agesOf('older')).toEqual([500]);
});

test('with 10,000 videos the list, each order and filter and a page in the middle cost about what they cost with 100', async () => {
  const [few, many] = [await newCustomer(service), await newCustomer(service)];
  const { db } = service.ctx;
  for (const [{ accountId }, count] of [
    [few, 100],
    [many, 10_000],
  ] as const) {
    await sql`insert into videos (account_id, video_id, platform_id, title, title_folded, title_order, duration_seconds, via,
        status, error_code, error_message, stage, chapters, due_at, deadline, created_at)
      select ${accountId}, 'vid_' || n, 'Q8wVMdwhlh4', 'Title ' || n, 'title ' || n, 'title ' || lpad(n::text, 9, '0'),
        60 + n * 7919 % 10000, 'api', case when n % 50 = 0 then 'failed' else 'ready' end,
        case when n % 50 = 0 then 'no_chapters' end, case when n % 50 = 0 then 'None.' end, 'waiting',
        case when n % 50 <> 0 then (select jsonb_agg(jsonb_build_object('startSeconds', k * 60, 'title', md5(n || ' ' || k)))
          from generate_series(1, 18) k) end, '2100-01-01', '2100-01-01', now() - make_interval(hours => n)
      from generate_series(1, ${sql.lit(count)}) n`.execute(db);
    await sql`insert into tags (account_id, tag_id, name, name_folded, created_at)
      values (${accountId}, 'tagOften', 'Often', 'often', now()), (${accountId}, 'tagSeldom', 'Seldom', 'seldom', now())`.execute(
      db,
    );
    await sql`insert into video_tags (account_id, video_id, tag_id)
      select ${accountId}, 'vid_' || n, case when n % 50 = 7 then 'tagSeldom' else 'tagOften' end
      from generate_series(1, ${sql.lit(count)}) n where n % 2 = 1`.execute(db);
  }
  await sql`vacuum analyze videos, tags, video_tags`.execute(db);
  const wanted: Parameters<typeof listVideos>[1][] = videoOrders.flatMap((order) => [
    { order },
    { order, status: 'ready' as const },
    { order, status: 'failed' as const },
    { order, tag: 'often' },
    { order, tag: 'Seldom' },
    { order, tag: 'often', status: 'ready' as const },
    { order, after: placeInTheMiddle[order] },
  ]);
  for (const age of videoAges) wanted.push({ order: 'newest', age }, { order: 'oldest', age });
  for (const input of wanted) {
    const blocksOf = async ({ accountId }: Customer) => {
      const plans = await plansOf(db, (watched) => listVideos({ ...service.ctx, db: watched, accountId }, input));
      return plans.reduce((sum, { blocks }) => sum + blocks, 0);
    };
    const [less, more] = [await blocksOf(few), await blocksOf(many)];
    expect(more, JSON.stringify(input)).toBeLessThan(less + 1000);
  }
});

const titlePlace = orderedCursorOf(['title 000005000', 'vid_5000']);

test.each([
  'q=%00',
  'status=done',
  'after=1',
  `after=${titlePlace}`,
  'sort=best',
  'age=1',
  'tag=',
  'limit=1',
  `q=${'a'.repeat(201)}`,
])('?%s is refused', async (query) => {
  const { status, body } = await web.get(`/videos?${query}`);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
});

test('the account tells a link to try, where there are samples', async () => {
  expect((await web.get('/account')).body.sample_url).toBe('https://youtu.be/sampleTalk1');
  const without = await startTestService({ SAMPLES: 'off', DATABASE_URL: service.databaseUrl });
  const { body } = await (await webClient(without.publicUrl, person)).get('/account');
  await without.stop();
  expect(body.sample_url).toBeNull();
});
