import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/transaction.ts';
import { type SpeechIndex, searchVersion } from './passages-of.ts';
import { termsOf, vectorOf } from './terms.ts';

/** Which video is meant. */
interface IndexedVideo {
  accountId: string;
  videoId: string;
}

/** Bytes of a video's terms that are kept: PostgreSQL takes a `tsvector` of less than a megabyte. */
const mostBytes = 900_000;

/**
 * What the terms of an account's videos begin with, so that an index holds those of each account side by side. Two accounts may have the
 * same: whose a row is its account says.
 */
export function accountPrefix(accountId: string): string {
  return createHash('sha256').update(accountId).digest('base64url').slice(0, 4);
}

/** Whether a video's transcript is not searched yet as this version would. */
export async function isUnsearchable(db: Db | Tx, { accountId, videoId }: IndexedVideo): Promise<boolean> {
  const found = await db
    .selectFrom('transcripts')
    .select('video_id')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('search_version', '<', searchVersion)
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes what is said in a video to where it is searched, beside its reading in the same transaction. */
export async function writeSpeech(tx: Tx, of: IndexedVideo, { passages, terms }: SpeechIndex): Promise<void> {
  const rows = passages.map(({ startSeconds, text, tail, moments, words }, place) => ({
    place,
    start_seconds: startSeconds,
    text,
    tail,
    moments,
    words,
  }));
  await writePassages(tx, of, { kind: 'speech', rows });
  await writeTerms(tx, of, { part: 'speech', terms });
  await tx
    .updateTable('transcripts')
    .set({ search_version: searchVersion })
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .execute();
}

/** Writes a video's title and chapters, as they are in this transaction, to where they are searched. */
export async function writeNames(tx: Tx, of: IndexedVideo): Promise<void> {
  const video = await tx
    .selectFrom('videos')
    .select(['title', 'chapters'])
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .where('purged_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!video) return;
  const chapters = (video.chapters ?? []) as { startSeconds: number; title: string }[];
  const title = video.title.toWellFormed();
  const prefix = accountPrefix(of.accountId);
  const nameRow = (place: number, startSeconds: number, text: string, weight: 'A' | 'B') => ({
    place,
    start_seconds: startSeconds,
    text,
    tail: '',
    moments: [],
    words: vectorOf(termsOf(text), { prefix, weight }),
  });
  await writePassages(tx, of, { kind: 'title', rows: [nameRow(0, 0, title, 'A')] });
  await writePassages(tx, of, {
    kind: 'chapter',
    rows: chapters.map((chapter, place) => nameRow(place, chapter.startSeconds, chapter.title, 'B')),
  });
  const terms = [title, ...chapters.map((chapter) => chapter.title)].flatMap((text) => termsOf(text));
  await writeTerms(tx, of, { part: 'names', terms: terms.map(({ text }) => prefix + text) });
}

/** Removes a video from where it is searched. */
export async function deleteIndex(tx: Tx, { accountId, videoId }: IndexedVideo): Promise<void> {
  for (const table of ['passages', 'searched_videos'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).where('video_id', '=', videoId).execute();
  }
}

async function writePassages(
  tx: Tx,
  { accountId, videoId }: IndexedVideo,
  { kind, rows }: { kind: string; rows: object[] },
): Promise<void> {
  await tx
    .deleteFrom('passages')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('kind', '=', kind)
    .execute();
  await sql`
    insert into passages (account_id, video_id, kind, place, start_seconds, text, tail, moments, words)
    select ${accountId}, ${videoId}, ${kind}, place, start_seconds, text, tail, moments, words::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (place integer, start_seconds float8, text text, tail text, moments smallint[], words text)`.execute(tx);
}

async function writeTerms(
  tx: Tx,
  { accountId, videoId }: IndexedVideo,
  { part, terms }: { part: string; terms: string[] },
): Promise<void> {
  const kept: string[] = [];
  let bytes = 0;
  for (const term of terms) {
    bytes += Buffer.byteLength(term);
    if (bytes > mostBytes) break;
    kept.push(term);
  }
  await sql`
    insert into searched_videos (account_id, video_id, part, terms)
    values (${accountId}, ${videoId}, ${part}, array_to_tsvector(${kept}::text[]))
    on conflict (account_id, video_id, part) do update set terms = excluded.terms`.execute(tx);
}
