import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { type WebClient, webClient } from '../harness/web-client.ts';
import { failed, putVideo, ready } from '../web/harness/video-rows.ts';

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

test('page after page every video comes once, also those of the same moment, and what is added meanwhile disturbs nothing', async () => {
  const many = await newCustomer(service);
  const pages = await webClient(service.publicUrl, many);
  const moment = new Date();
  const put = (video_id: string, created_at = moment) => putVideo(service, many.accountId, { video_id, created_at });
  const ids = Array.from({ length: 120 }, (_, index) => `vid_${String(index).padStart(3, '0')}`);
  for (const id of ids) await put(id);
  const listed: string[] = [];
  let cursor: string | null = '';
  const sizes: number[] = [];
  while (cursor !== null) {
    const { body } = await pages.get(`/videos${cursor === '' ? '' : `?cursor=${cursor}`}`);
    listed.push(...body.videos.map(({ id }: { id: string }) => id));
    sizes.push(body.videos.length);
    if (cursor === '') await put('vid_new', new Date(moment.getTime() + 1));
    cursor = body.next_cursor;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(listed).toEqual(ids.toReversed());
});

test.each(['q=%00', 'status=done', 'cursor=1', 'cursor=1.a%27', 'limit=1', `q=${'a'.repeat(201)}`])(
  '?%s is refused',
  async (query) => {
    const { status, body } = await web.get(`/videos?${query}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
  },
);

test('the account tells a link to try, where there are samples', async () => {
  expect((await web.get('/account')).body.sample_url).toBe('https://youtu.be/sampleTalk1');
  const without = await startTestService({ SAMPLES: 'off', DATABASE_URL: service.databaseUrl });
  const { body } = await (await webClient(without.publicUrl, person)).get('/account');
  await without.stop();
  expect(body.sample_url).toBeNull();
});
