import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionListSchema, videoListSchema } from '../../src/contract/objects.ts';
import { listVideoQuestions } from '../../src/questions/read-question.ts';
import { listPlatformVideos } from '../../src/videos/list-videos.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { plansOf } from '../harness/plan.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { failed, minutesAgo, putVideo, ready } from '../web/harness/video-rows.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function person() {
  const customer = await newCustomer(service);
  return {
    ...customer,
    ctx: { ...service.ctx, accountId: customer.accountId },
    api: apiClient(service.origin, customer.key),
    put: (video_id: string, changes: object = {}) => putVideo(service, customer.accountId, { video_id, ...changes }),
  };
}

const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);

/** Every entry of a list, page by page; `between` happens after each page. */
async function all(api: ApiClient, path: string, between: (page: number) => Promise<unknown> = async () => {}) {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    const { status, body } = await api.get(cursor === null ? path : `${path}&cursor=${cursor}`);
    expect(status).toBe(200);
    ids.push(...idsOf(body.data));
    cursor = body.next_cursor;
    await between(page);
  }
  return ids;
}

async function remove(key: string, videoId: string) {
  const response = await fetch(`${service.origin}/api/v1/workspace/${videoId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${key}` },
  });
  const text = await response.text();
  return { status: response.status, text, code: text === '' ? null : JSON.parse(text).code, headers: response.headers };
}

describe('GET /workspace', () => {
  test('lists the account’s videos of the platform as GET /videos/{video_id} shows them, newest first', async () => {
    const { api, put } = await person();
    const stranger = await person();
    await stranger.put('vid_foreign');
    await put('vid_waiting', { created_at: minutesAgo(5) });
    await put('vid_of_web', { ...ready(), via: 'web', created_at: minutesAgo(4) });
    await put('vid_failed', { ...failed, created_at: minutesAgo(3) });
    await put('vid_upload', { ...ready(), platform_id: null, created_at: minutesAgo(2) });
    await put('vid_deleted', { deleted_at: new Date(), created_at: minutesAgo(1) });
    const { status, body } = await api.get('/workspace');
    expect({ status, next: body.next_cursor }).toEqual({ status: 200, next: null });
    expect(() => videoListSchema.parse(body)).not.toThrow();
    expect(idsOf(body.data)).toEqual(['vid_failed', 'vid_of_web', 'vid_waiting']);
    for (const video of body.data) expect(video).toEqual((await api.get(`/videos/${video.id}`)).body);
    expect((await stranger.api.get('/workspace')).body.data).toHaveLength(1);
    expect((await (await person()).api.get('/workspace')).body).toEqual({
      object: 'list',
      data: [],
      next_cursor: null,
    });
  });

  test('finds those of a state, and those with words of the title, whatever their case and accents', async () => {
    const { api, put } = await person();
    await put('vid_strasse', { title: 'Die Straße, 100 % gebaut' });
    await put('vid_night', { ...failed, title: 'НОЧЬ над Волгой' });
    await put('vid_ready', { ...ready(), title: 'Un été à Orléans' });
    const found = async (query: Record<string, string>) =>
      idsOf((await api.get(`/workspace?${new URLSearchParams(query)}`)).body.data);
    expect(await found({ q: 'gebaut STRASSE' })).toEqual(['vid_strasse']);
    expect(await found({ q: 'ночь', status: 'failed' })).toEqual(['vid_night']);
    expect(await found({ q: 'ночь', status: 'ready' })).toEqual([]);
    expect(await found({ status: 'ready' })).toEqual(['vid_ready']);
    expect(await found({ q: '%' })).toEqual(['vid_strasse']);
  });

  test('page after page, each video that stays comes once, and none twice, whatever is added and deleted meanwhile', async () => {
    const { api, put, key } = await person();
    const moment = minutesAgo(10);
    const name = (index: number) => `vid_${String(index).padStart(3, '0')}`;
    // Three of each moment, so that pages end between those of the same one.
    for (let index = 0; index < 60; index += 1) {
      await put(name(index), { created_at: new Date(moment.getTime() + Math.floor(index / 3)) });
    }
    const gone = new Set<string>();
    const listed = await all(api, '/workspace?limit=7', async (page) => {
      await put(`vid_new_${page}`, { created_at: new Date() });
      for (const index of [59 - page * 7, 40 - page * 5]) {
        gone.add(name(index));
        await remove(key, name(index));
      }
    });
    expect(new Set(listed).size).toBe(listed.length);
    const staying = Array.from({ length: 60 }, (_, index) => name(59 - index)).filter((id) => !gone.has(id));
    expect(gone.size).toBeGreaterThan(8);
    expect(listed.filter((id) => staying.includes(id))).toEqual(staying);
    expect(listed.filter((id) => id.startsWith('vid_new'))).toEqual([]);
  });

  test('without a limit a page has 20 entries; it can have from 1 to 100', async () => {
    const { api, put } = await person();
    for (let index = 0; index < 120; index += 1) await put(`vid_${index}`);
    const sizeOf = async (query: string) => (await api.get(`/workspace${query}`)).body.data.length;
    expect([await sizeOf(''), await sizeOf('?limit=1'), await sizeOf('?limit=100')]).toEqual([20, 1, 100]);
  });

  test('the thousandth page costs what the first one does, of all videos and of those in a state', async () => {
    const { ctx, accountId } = await person();
    await sql`insert into videos (account_id, video_id, platform_id, title, title_folded, duration_seconds, via, status, stage,
        chapters, due_at, deadline, created_at)
      select ${accountId}, 'vid_' || n, 'Q8wVMdwhlh4', 'Title ' || n, 'title ' || n, 60, 'api',
        case when n % 2 = 0 then 'ready' else 'processing' end, 'waiting', case when n % 2 = 0 then '[]'::jsonb end,
        '2100-01-01', '2100-01-01', now() - make_interval(secs => n) from generate_series(1, 42000) n`.execute(ctx.db);
    await sql`analyze videos`.execute(ctx.db);
    for (const [status, index] of [
      [undefined, 'videos_listed'],
      ['ready', 'videos_listed_by_status'],
    ] as const) {
      const page = await planOfPage({ status });
      const { rows } = await sql<{ at: Date; id: string }>`
        select created_at as at, video_id as id from videos where account_id = ${accountId}
          and (${status ?? null}::text is null or status = ${status ?? null})
        order by created_at desc, video_id desc offset 19980 limit 1`.execute(ctx.db);
      const after = { createdAt: rows[0]?.at ?? new Date(), id: rows[0]?.id ?? '' };
      const thousandth = await planOfPage({ status, after });
      for (const { steps } of [page, thousandth]) expect(steps).toEqual(['Limit', `Index Scan by ${index}`]);
      expect(thousandth.blocks).toBeLessThan(page.blocks + 8);
    }

    async function planOfPage(wanted: object) {
      const plans = await plansOf(ctx.db, (db) => listPlatformVideos({ ...ctx, db }, { limit: 20, ...wanted }));
      expect(plans).toHaveLength(1);
      return plans[0] as (typeof plans)[number];
    }
  });
});

describe('DELETE /workspace/{video_id}', () => {
  test('is the web app’s deletion: 204 without a body, then 404 everywhere; the web app can undo it', async () => {
    const { api, key, ...owner } = await person();
    const videoId = await readyVideo(api);
    const deleted = await remove(key, videoId);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect(deleted.headers.get('x-request-id')).toMatch(/^req_/);
    const again = await remove(key, videoId);
    expect([again.status, again.code]).toEqual([404, 'not_found']);
    expect((await api.get(`/videos/${videoId}`)).status).toBe(404);
    expect((await api.get(`/workspace/${videoId}/questions`)).status).toBe(404);
    expect((await api.get('/workspace')).body.data).toEqual([]);
    const web = await webClient(service.publicUrl, owner);
    expect((await web.post(`/videos/${videoId}/restore`, {})).status).toBe(200);
    expect((await api.get('/workspace')).body.data).toHaveLength(1);
  });

  test('another account’s video and an upload are 404 and stay', async () => {
    const owner = await person();
    await owner.put('vid_upload', { ...ready(), platform_id: null });
    await owner.put('vid_lecture');
    const stranger = await person();
    expect((await remove(stranger.key, 'vid_lecture')).code).toBe('not_found');
    expect((await remove(owner.key, 'vid_upload')).code).toBe('not_found');
    const { rows } = await sql`select from videos where account_id = ${owner.accountId} and deleted_at is null`.execute(
      service.ctx.db,
    );
    expect(rows).toHaveLength(2);
  });
});

describe('GET /workspace/{video_id}/questions', () => {
  test('lists the questions of every chat, newest first, as GET …/questions/{question_id} shows them', async () => {
    const { api, ...owner } = await person();
    const videoId = await readyVideo(api);
    const web = await webClient(service.publicUrl, owner);
    const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Mine' });
    const { body: first } = await web.post(`/videos/${videoId}/chats/${chat.id}/questions`, {
      question: 'Who repairs?',
    });
    const path = (id: string) => `/videos/${videoId}/questions/${id}`;
    await api.get(path(first.id), { prefer: 'wait=30' });
    const { body: second } = await api.post(`/videos/${videoId}/questions`, { question: 'What is borrowed?' });
    await api.get(path(second.id), { prefer: 'wait=30' });
    const { body } = await api.get(`/workspace/${videoId}/questions`);
    expect(() => questionListSchema.parse(body)).not.toThrow();
    expect(body.data).toEqual([(await api.get(path(second.id))).body, (await api.get(path(first.id))).body]);
    expect(await all(api, `/workspace/${videoId}/questions?limit=1`)).toEqual([second.id, first.id]);
  });

  test('of an upload and of another account’s video it is 404', async () => {
    const { api, put } = await person();
    await put('vid_upload', { ...ready(), platform_id: null });
    await put('vid_lecture');
    expect((await api.get('/workspace/vid_upload/questions')).body.code).toBe('not_found');
    expect((await (await person()).api.get('/workspace/vid_lecture/questions')).body.code).toBe('not_found');
    expect((await api.get('/workspace/vid_lecture/questions')).body.data).toEqual([]);
  });

  test('is read in the order of an index', async () => {
    const { ctx, put, accountId } = await person();
    await put('vid_lecture', ready());
    await sql`insert into chats (account_id, chat_id, video_id, name, is_api, created_at)
      values (${accountId}, 'chat', 'vid_lecture', 'API', true, now())`.execute(ctx.db);
    await sql`insert into questions (account_id, question_id, video_id, chat_id, via, question, status, error_code, due_at, deadline,
        created_at) select ${accountId}, 'question' || n, 'vid_lecture', 'chat', 'api', 'Why?', 'failed', 'cancelled', now(), now(),
        now() - make_interval(secs => n) from generate_series(1, 5000) n`.execute(ctx.db);
    await sql`analyze questions`.execute(ctx.db);
    const after = { createdAt: minutesAgo(60), id: 'question3600' };
    const plans = await plansOf(ctx.db, (db) =>
      listVideoQuestions({ ...ctx, db }, { videoId: 'vid_lecture', limit: 20, after }),
    );
    const list = plans.find(({ steps }) => steps.includes('Index Scan by questions_listed'));
    expect(list?.steps).toEqual(['Limit', 'Index Scan by questions_listed']);
    expect(list?.blocks).toBeLessThan(60);
  });
});

describe('what is asked for wrongly', () => {
  let asker: ApiClient;
  beforeAll(async () => {
    asker = (await person()).api;
  });
  const cursorOf = (text: string) => Buffer.from(text).toString('base64url');
  const faults = [
    'limit=0',
    'limit=101',
    'limit=',
    'limit=ten',
    'limit=1.5',
    'limit=0x10',
    'limit=%2B5',
    'limit=5&limit=6',
    'cursor=',
    'cursor=nothing',
    `cursor=${cursorOf('1.')}`,
    `cursor=${cursorOf("1.'; --")}`,
    `cursor=${cursorOf('1.vid_lecture')}=`,
    `cursor=${cursorOf('01.vid_lecture')}`,
    'cursor=%00',
    'page=2',
  ];
  test.each([
    ...faults.map((query) => `/workspace?${query}`),
    ...faults.map((query) => `/workspace/vid_lecture/questions?${query}`),
    '/workspace?status=done',
    '/workspace?status=ready&status=failed',
    '/workspace?q=%00',
    `/workspace?q=${'a'.repeat(201)}`,
    '/workspace?q=a&q=b',
  ])('%s is 400 invalid_request', async (path) => {
    const { status, body } = await asker.get(path);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(body.detail).toMatch(/limit|cursor|page|status|`q`/);
  });
  test('200 characters are counted as people do, and a cursor of another account leads nowhere', async () => {
    expect((await asker.get(`/workspace?q=${encodeURIComponent('😀'.repeat(200))}`)).status).toBe(200);
    const other = await person();
    for (const id of ['vid_one', 'vid_two']) await other.put(id);
    const { body } = await other.api.get('/workspace?limit=1');
    expect((await asker.get(`/workspace?cursor=${body.next_cursor}`)).body.data).toEqual([]);
  });

  test('a parameter that there is not is refused when deleting, and nothing is deleted', async () => {
    const { api, put, key } = await person();
    await put('vid_lecture');
    expect(await remove(key, 'vid_lecture?force=true')).toMatchObject({ status: 400, code: 'invalid_request' });
    expect((await api.get('/videos/vid_lecture')).status).toBe(200);
  });
});

test('the paths of the specification keep its methods, and the new ones say theirs', async () => {
  const { key } = await person();
  const allowed = async (method: string, path: string) => {
    const response = await fetch(`${service.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
    });
    return [response.status, response.headers.get('allow')];
  };
  expect(await allowed('GET', '/videos')).toEqual([405, 'POST']);
  expect(await allowed('DELETE', '/videos/vid_lecture')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('GET', '/videos/vid_lecture/questions')).toEqual([405, 'POST']);
  expect(await allowed('POST', '/workspace')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('GET', '/workspace/vid_lecture')).toEqual([405, 'DELETE']);
  expect(await allowed('OPTIONS', '/workspace/vid_lecture/questions')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('HEAD', '/workspace')).toEqual([200, null]);
  expect(await allowed('GET', '/workspace/')).toEqual([404, null]);
});

test('a link that was submitted is in the list at once', async () => {
  const { api } = await person();
  const { body } = await api.submit(watch('sampleLock1'));
  expect(idsOf((await api.get('/workspace')).body.data)).toEqual([body.id]);
});
