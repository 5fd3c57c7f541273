import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { followEvents } from '../harness/event-stream.ts';
import { until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { putVideo, ready } from '../web/harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function owner() {
  const person = await newCustomer(service);
  const web = await webClient(service.publicUrl, person);
  for (const [index, title] of ['One', 'Two', 'Three'].entries()) {
    await putVideo(service, person.accountId, { ...ready(), video_id: `vid_talk_${index + 1}`, title });
  }
  const tag = (name: string, ...numbers: number[]) =>
    web.post('/tags', { name, video_ids: numbers.map((number) => `vid_talk_${number}`) });
  const names = async (path = '/tags') => (await web.get(path)).body.tags.map(({ name }: { name: string }) => name);
  const listed = async (query: string) =>
    (await web.get(`/videos?sort=title&${query}`)).body.videos.map(({ title }: { title: string }) => title);
  return { person, web, tag, names, listed };
}

test('a tag is given to several videos, listed with them, found whatever its case, and taken again', async () => {
  const { web, tag, names, listed } = await owner();
  const { status, body } = await tag('  Interviews  ', 1, 2);
  expect([status, body.name]).toEqual([200, 'Interviews']);
  expect((await tag('INTERVIEWS', 3)).body).toEqual(body);
  await tag('Änderung', 1);
  expect(await names()).toEqual(['Interviews', 'Änderung']);
  expect(await names('/videos/vid_talk_1/tags')).toEqual(['Interviews', 'Änderung']);
  expect(await listed('tag=interviews')).toEqual(['One', 'Three', 'Two']);
  expect(await listed('tag=nothing')).toEqual([]);
  const { body: list } = await web.get('/videos?tag=%C3%84NDERUNG');
  expect(list.videos[0].tags).toMatchObject([{ name: 'Interviews' }, { name: 'Änderung' }]);

  await web.post(`/tags/${body.id}/remove`, { video_ids: ['vid_talk_1', 'vid_talk_3'] });
  expect(await listed('tag=interviews')).toEqual(['Two']);
  await web.post(`/tags/${body.id}/remove`, { video_ids: ['vid_talk_2'] });
  expect(await names()).toEqual(['Änderung']);
});

test('a tag is called otherwise on all of its videos, but not as another one; and deleted', async () => {
  const { web, tag, names, listed } = await owner();
  const { body: talks } = await tag('Talks', 1, 2);
  await tag('Lectures', 3);
  const taken = await web.post(`/tags/${talks.id}`, { name: 'LECTURES' });
  expect([taken.status, taken.body.code, taken.body.detail]).toEqual([
    409,
    'tag_taken',
    'There is a tag “Lectures” already. Choose another name.',
  ]);
  expect((await web.post(`/tags/${talks.id}`, { name: 'TALKS' })).body.name).toBe('TALKS');
  expect((await web.post(`/tags/${talks.id}`, { name: 'Speeches' })).body.name).toBe('Speeches');
  expect(await listed('tag=speeches')).toEqual(['One', 'Two']);
  expect((await web.delete(`/tags/${talks.id}`)).status).toBe(204);
  expect(await names()).toEqual(['Lectures']);
  expect(await names('/videos/vid_talk_1/tags')).toEqual([]);
  for (const gone of [await web.delete(`/tags/${talks.id}`), await web.post(`/tags/${talks.id}`, { name: 'x' })]) {
    expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
  }
});

test('a video has at most 20 tags and an account 500, said with what to do, and nothing is tagged by halves', async () => {
  const { person, tag, names, web } = await owner();
  for (let number = 1; number <= limits.tagsPerVideo; number += 1) await tag(`Tag ${number}`, 1);
  const full = await tag('One more', 1, 2);
  expect([full.status, full.body.code, full.body.detail]).toEqual([
    409,
    'tag_limit_reached',
    'One of the videos has 20 tags, which is the most. Remove one there first.',
  ]);
  expect(await names('/videos/vid_talk_2/tags')).toEqual([]);
  expect(await names()).toHaveLength(20);
  expect((await tag('tag 7', 1, 2)).status).toBe(200); // the first one has it already
  await sql`insert into tags (account_id, tag_id, name, name_folded, created_at)
    select ${person.accountId}, 'tagNumber' || n, 'n' || n, 'n' || n, now() from generate_series(21, 500) n`.execute(
    service.ctx.db,
  );
  expect((await tag('Another', 3)).body.detail).toBe(
    'The account has 500 tags, which is the most. Delete one, or take one that is there.',
  );
  for (const name of ['', '   ', 'a'.repeat(51), 'a\0']) expect((await tag(name, 3)).status).toBe(400);
  expect((await web.post('/tags', { name: 'x', video_ids: [] })).status).toBe(400);
});

test('two who give the same new tag at once make one, and twenty at once never more than a video takes', async () => {
  const { tag, names } = await owner();
  await Promise.all([tag('Same', 1), tag('same', 2), tag('SAME', 3)]);
  expect(await names()).toHaveLength(1);
  await Promise.all(Array.from({ length: 24 }, (_, number) => tag(`Tag ${number}`, 1)));
  expect(await names('/videos/vid_talk_1/tags')).toHaveLength(limits.tagsPerVideo);
});

test('tags come back with a video whose deletion is undone, and are emptied with one whose is not', async () => {
  const { web, tag, names } = await owner();
  await tag('Kept', 1, 2);
  await tag('Only here', 1);
  await web.delete('/videos/vid_talk_1');
  expect((await web.post('/videos/restore', { video_ids: ['vid_talk_1', 'vid_nobody'] })).body.video_ids).toEqual([
    'vid_talk_1',
  ]);
  expect(await names('/videos/vid_talk_1/tags')).toEqual(['Kept', 'Only here']);
  await web.delete('/videos/vid_talk_1');
  await service.ctx.db
    .updateTable('videos')
    .set({ deleted_at: sql`now() - interval '11 seconds'` })
    .where('video_id', '=', 'vid_talk_1')
    .where('deleted_at', 'is not', null)
    .execute();
  await until(async () => (await names()).length === 1, 45);
  expect(await names()).toEqual(['Kept']);
});

test('several videos are deleted at once, those of others and those that are gone left out, and brought back', async () => {
  const { web, listed } = await owner();
  const other = await owner();
  await putVideo(service, other.person.accountId, { video_id: 'vid_theirs' });
  const video_ids = ['vid_talk_1', 'vid_talk_3', 'vid_theirs', 'vid_nobody'];
  const { body } = await web.post('/videos/delete', { video_ids });
  expect(body.video_ids.sort()).toEqual(['vid_talk_1', 'vid_talk_3']);
  expect(await listed('')).toEqual(['Two']);
  expect((await other.web.get('/videos/vid_theirs')).status).toBe(200);
  expect((await other.web.post('/videos/restore', { video_ids })).body.video_ids).toEqual([]);
  expect((await web.post('/videos/restore', { video_ids })).body.video_ids.sort()).toEqual([
    'vid_talk_1',
    'vid_talk_3',
  ]);
  expect(await listed('')).toEqual(['One', 'Three', 'Two']);
});

test('another account sees, renames and takes none of the tags', async () => {
  const { tag, names } = await owner();
  const stranger = await owner();
  const { body } = await tag('Mine', 1);
  expect(await stranger.names()).toEqual([]);
  expect((await stranger.web.post(`/tags/${body.id}`, { name: 'Theirs' })).status).toBe(404);
  expect((await stranger.web.delete(`/tags/${body.id}`)).status).toBe(404);
  expect((await stranger.web.post(`/tags/${body.id}/remove`, { video_ids: ['vid_talk_1'] })).status).toBe(404);
  expect(await names('/videos/vid_talk_1/tags')).toEqual(['Mine']);
  expect(await stranger.listed('tag=mine')).toEqual([]);
});

test('what changes of the tags is told to the other pages of the account', async () => {
  const { person, web, tag } = await owner();
  const page = await followEvents(service.publicUrl, person);
  const { body } = await tag('Told', 1);
  await web.post(`/tags/${body.id}`, { name: 'Told otherwise' });
  await web.post(`/tags/${body.id}/remove`, { video_ids: ['vid_talk_1'] });
  await until(() => page.told.filter(({ event }) => event === 'tags').length === 3, 45);
});
