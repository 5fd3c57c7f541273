import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie } from '../harness/web-client.ts';

let service: TestService;
let person: Customer;
let videoId: string;
beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  videoId = await readyVideo(apiClient(service.origin, person.key));
});
afterAll(() => service.stop());

async function save(file: string, someone: Customer = person, id = videoId) {
  const cookie = await sessionCookie(service.publicUrl, someone);
  const response = await fetch(`${service.origin}/web-api/videos/${id}/${file}`, { headers: { cookie } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes) };
}

test.each(['txt', 'json', 'vtt', 'ffmetadata', 'csv'])(
  'chapters are saved as %s, as the API gives them',
  async (format) => {
    const { status, headers, text } = await save(`chapters.${format}`);
    const address = `${service.origin}/api/v1/videos/${videoId}/chapters.${format}`;
    const ofApi = await fetch(address, { headers: { authorization: `Bearer ${person.key}` } });
    expect(status).toBe(200);
    expect(text).toBe(await ofApi.text());
    expect(headers.get('content-type')).toBe(ofApi.headers.get('content-type'));
    expect(headers.get('content-disposition')).toContain(
      `attachment; filename="Why Our Library Lends Ladders Teresa Quill.chapters.${format}"`,
    );
  },
);

test('a title that a spreadsheet would take for a formula is guarded', async () => {
  const chapters = JSON.stringify([0, 60, 120].map((startSeconds) => ({ startSeconds, title: '=1+1' })));
  const changed = service.ctx.db.updateTable('videos').where('video_id', '=', videoId);
  const before = await service.ctx.db
    .selectFrom('videos')
    .select('chapters')
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  await changed.set({ chapters }).execute();
  expect((await save('chapters.csv')).text).toContain(`"'=1+1"`);
  await changed.set({ chapters: JSON.stringify(before?.chapters) }).execute();
});

test('the CSV that people save is marked as UTF-8, for spreadsheets; that of the API is not', async () => {
  const mark = [0xef, 0xbb, 0xbf];
  const address = `${service.origin}/api/v1/videos/${videoId}/chapters.csv`;
  const ofApi = await fetch(address, { headers: { authorization: `Bearer ${person.key}` } });
  expect([...(await save('chapters.csv')).bytes.subarray(0, 3)]).toEqual(mark);
  expect([...new Uint8Array(await ofApi.arrayBuffer()).subarray(0, 3)]).not.toEqual(mark);
});

test('what is said is saved as captions', async () => {
  const vtt = await save('transcript.vtt');
  expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(vtt.text).toMatch(/^WEBVTT\n\n1\n00:00:\d\d\.\d{3} --> 00:00:\d\d\.\d{3}\n\S/);
  const srt = await save('transcript.srt');
  expect(srt.text).toMatch(/^1\n00:00:\d\d,\d{3} --> /);
  expect(srt.headers.get('content-disposition')).toMatch(/Quill\.srt"/);
});

test('an upload is saved too, which the API does not know', async () => {
  await service.ctx.db.updateTable('videos').set({ platform_id: null }).where('video_id', '=', videoId).execute();
  expect((await save('chapters.csv')).status).toBe(200);
  await service.ctx.db
    .updateTable('videos')
    .set({ platform_id: 'sampleTalk1' })
    .where('video_id', '=', videoId)
    .execute();
});

test('the files of another account are not there, and those of a video in work not yet', async () => {
  const other = await newCustomer(service);
  for (const file of ['chapters.txt', 'transcript.vtt']) expect((await save(file, other)).status).toBe(404);
  const { body } = await apiClient(service.origin, person.key).submit('https://youtu.be/sampleSlow1');
  const { status, headers } = await save('transcript.srt', person, body.id);
  expect([status, headers.has('retry-after'), headers.has('content-disposition')]).toEqual([409, true, false]);
});
