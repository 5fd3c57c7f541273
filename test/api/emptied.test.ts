import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { talkSrt } from '../harness/caption-file.ts';
import { hasFfmpeg, longTalk, needsFfmpeg } from '../harness/media-files.ts';
import { personAt, serveMedia } from '../harness/media-service.ts';
import { until } from '../harness/program.ts';
import type { TestService } from '../harness/service.ts';
import { startTranscriptionServer } from '../harness/transcription-server.ts';
import { writeTo } from '../harness/web-client.ts';

/** In no sample, no code and no message. */
const planted = 'Quixolotl';

const says = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').includes(planted);

/** Packed readings are deflated. */
function saysPacked(bytes: Buffer): boolean {
  try {
    return says(inflateSync(bytes));
  } catch {
    return says(bytes);
  }
}

/** Every table in whose rows the word stands, whatever the schema, and every file. */
async function placesOf({ ctx, dataDir }: TestService): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(ctx.db);
  expect(tables.length).toBeGreaterThan(25);
  const places: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.id(schema, name)}`.execute(ctx.db);
    const isThere = rows.some((row) =>
      Object.values(row).some((value) =>
        Buffer.isBuffer(value)
          ? saysPacked(value)
          : `${JSON.stringify(value)}`.toLowerCase().includes(planted.toLowerCase()),
      ),
    );
    if (isThere) places.push(name);
  }
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && says(readFileSync(file))) places.push(`${path.relative(dataDir, file).split(path.sep)[0]}/`);
  }
  return [...new Set(places)].toSorted();
}

test.skipIf(!hasFfmpeg)(
  `deleting empties every table and folder of what was said, asked, written and sent (${needsFfmpeg})`,
  async () => {
    // The second piece of sound is never heard: what the first one said is kept until then.
    const server = await startTranscriptionServer((_asked, place) =>
      place === 0
        ? { kind: 'heard', segments: [{ start: 0, end: 9, text: ` The ${planted} is heard.` }] }
        : { kind: 'silence' },
    );
    const service = await serveMedia({ TRANSCRIBE_BASE_URL: server.baseUrl });
    const { web, client, ctx, settled, fileOf } = await personAt(service);
    const captions = await client.upload(`${planted}.srt`, talkSrt().replaceAll('drill', planted));
    const { body: told } = await web.post('/videos', { upload_id: captions.id });
    expect((await settled(told.id)).status).toBe('ready');
    const chapters = (await web.get(`/videos/${told.id}`)).body.chapters.map(
      ({ start_seconds }: { start_seconds: number }) => ({ start_seconds, title: planted }),
    );
    expect((await writeTo(web, told.id, 'chapters', { chapters })).status).toBe(200);
    const { body: chat } = await web.post(`/videos/${told.id}/chats`, { name: planted });
    const { body: asked } = await web.post(`/videos/${told.id}/chats/${chat.id}/questions`, {
      question: `What is the ${planted}?`,
    });
    const isAnswered = () =>
      ctx.db.selectFrom('questions').select('status').where('question_id', '=', asked.id).executeTakeFirst();
    await until(async () => (await isAnswered())?.status === 'answered', 45);

    await ctx.db
      .insertInto('summaries')
      .values({
        ...{ account_id: ctx.accountId, summary_id: 'sum_1', video_id: told.id, status: 'ready', text: planted },
        ...{ deadline: new Date(), created_at: new Date() },
      })
      .execute();
    await web.post('/tags', { name: planted, video_ids: [told.id] });
    const film = await client.upload(`${planted}.m4a`, Buffer.concat([longTalk(), Buffer.from(planted)]));
    const { body: working } = await web.post('/videos', { upload_id: film.id });
    expect(working.status).toBe('processing');
    await until(() => server.asked.length === 2, 60);
    const before = [
      'chats',
      'heard_chunks',
      'passages',
      'questions',
      'searched_videos',
      'summaries',
      'tags',
      'transcripts',
      'uploads',
      'uploads/',
      'videos',
    ];
    expect(await placesOf(service)).toEqual(before);

    for (const { id } of [told, working]) expect((await web.delete(`/videos/${id}`)).status).toBe(204);
    await ctx.db.updateTable('videos').set({ deleted_at: sql`now() - interval '11 seconds'` }).execute();
    await until(async () => (await placesOf(service)).length === 0, 45);
    expect(await fileOf(film.id)).toBeUndefined();
    await until(() => readdirSync(service.ctx.listening.scratch).length === 0, 45);
    expect((await web.get('/account')).body.minutes_used).toBe(told.minutes_charged);
  },
);
