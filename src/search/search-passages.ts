import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { matchesIn, passageQuery, readQuery, type SearchQuery, videoQuery } from './query.ts';
import { accountPrefix } from './write-index.ts';

/** What a passage is: what is said, or what names the video or a part of it. */
export const passageKinds = ['title', 'chapter', 'speech'] as const;
export type PassageKind = (typeof passageKinds)[number];

/** A passage that says what was looked for. */
export interface FoundPassage {
  videoId: string;
  videoTitle: string;
  kind: PassageKind;
  /** Which of its kind in the video, from 0. */
  place: number;
  /** When what was looked for is said, the first time in the passage; a title is said at the start of what it names. */
  startSeconds: number;
  text: string;
  /** Stretches of the text, in order and apart: offsets as JavaScript counts. */
  matches: { from: number; to: number }[];
}

/** A video in the order in which videos are looked at: those whose names say what is looked for, then the newest. */
interface VideoPlace {
  isNamed: boolean;
  createdAt: Date;
  videoId: string;
}

/** A passage in the order of its block. */
interface PassagePlace {
  rank: number;
  createdAt: Date;
  videoId: string;
  kind: PassageKind;
  place: number;
}

/**
 * A place among what is found. Where there is little, all of it is one block: `last` alone says how far it was shown. Where there is more,
 * passages are ranked within blocks of videos, so that no page costs more than one block, however much there is: the block goes from
 * behind the video `from`, or the first one, to the video `to`, or as far as it takes.
 */
export interface SearchPlace {
  from?: VideoPlace | undefined;
  to?: VideoPlace | undefined;
  last?: PassagePlace | undefined;
}

/** Passages that are ranked all together. */
const mostTogether = 1000;
/** As many as there are. */
const endless = 2 ** 40;
/** Passages after which a block ends, with the video at hand. */
const enoughPassages = 200;
/** Videos that are named at once. */
const mostVideos = 1000;
/** Videos whose passages are looked at first; each time after that, three times as many. */
const firstVideos = 20;

/** What a term counts in a rank: in what is said next, in what is said, in a chapter's title, in the video's (weights D to A). */
const weights = [0.05, 0.1, 0.4, 1];

interface Search extends Context {
  query: SearchQuery;
  /** Undefined: in every video of the account. */
  videoId: string | undefined;
  /** Whether uploads are looked at too. */
  withUploads: boolean;
}

/**
 * Passages of the account's ready videos that say what is looked for, best first: those of titles, then those in which it stands
 * near together and often; among as good ones the newest. `next` is undefined where there are no more.
 */
export async function searchPassages(
  ctx: Context,
  input: {
    q: string;
    limit: number;
    after?: SearchPlace | undefined;
    videoId?: string | undefined;
    withUploads: boolean;
  },
): Promise<{ entries: FoundPassage[]; next: SearchPlace | undefined }> {
  const query = readQuery(input.q);
  if (query.length === 0) return { entries: [], next: undefined };
  const search: Search = { ...ctx, query, videoId: input.videoId, withUploads: input.withUploads };
  const found: { passage: PassagePlace; of: SearchPlace }[] = [];
  let place: SearchPlace | undefined = input.after ?? {};
  while (place && found.length <= input.limit) {
    const { last } = place;
    const block: Block | undefined = await readBlock(search, place);
    const { from }: SearchPlace = place;
    const to: VideoPlace | undefined = place.to ?? block?.to;
    const ranked = (block?.passages ?? []).toSorted(compare).filter((passage) => !last || compare(passage, last) > 0);
    found.push(...ranked.map((passage) => ({ passage, of: { from, to, last: passage } })));
    place = to && { from: to };
  }
  const page = found.slice(0, input.limit);
  const entries = await readPassages(
    search,
    page.map(({ passage }) => passage),
  );
  return { entries, next: found.length > input.limit ? page.at(-1)?.of : undefined };
}

function compare(one: PassagePlace, other: PassagePlace): number {
  return (
    other.rank - one.rank ||
    other.createdAt.getTime() - one.createdAt.getTime() ||
    order(other.videoId, one.videoId) ||
    order(one.kind, other.kind) ||
    one.place - other.place
  );
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

interface Block {
  passages: PassagePlace[];
  /** Its last video; undefined: it is all there is. */
  to: VideoPlace | undefined;
}

/** The block at a place; undefined where there are no more videos. */
async function readBlock(search: Search, { from, to, last }: SearchPlace): Promise<Block | undefined> {
  if (!from && !to) {
    // Who has begun to read all of it goes on so.
    const all = await allPlaces(search, last ? endless : mostTogether);
    if (all) return { passages: all, to: undefined };
  }
  const passages: PassagePlace[] = [];
  let end = from;
  for (;;) {
    const videos = await videosAfter(search, end, to);
    let count = firstVideos;
    for (let at = 0; at < videos.length; count *= 3) {
      const some = videos.slice(at, at + count);
      at += some.length;
      end = some.at(-1);
      passages.push(...(await placesIn(search, some)));
      if (!to && end && passages.length >= enoughPassages) return { passages, to: end };
    }
    if (videos.length < mostVideos) return end && end !== from ? { passages, to: end } : undefined;
  }
}

/** Where all passages are that say what is looked for; undefined where they are more than `most`. */
async function allPlaces(
  { db, accountId, query, videoId, withUploads }: Search,
  most: number,
): Promise<PassagePlace[] | undefined> {
  const words = passageQuery(query, accountPrefix(accountId));
  const { rows } = await sql<{ total: number } & (PassagePlace | { videoId: null })>`
    with found as materialized (
      select video_id, kind, place, words from passages
      where account_id = ${accountId} and words @@ ${words}::tsquery
      ${videoId === undefined ? sql`` : sql`and video_id = ${videoId}`}
      limit ${most}::bigint + 1
    ), counted as (select count(*)::integer as total from found)
    select total, found.video_id as "videoId", kind, place, created_at as "createdAt", ${rankFor(query, accountId)} as rank
    from counted left join (found cross join lateral (
      select created_at from videos
      where account_id = ${accountId} and videos.video_id = found.video_id and ${isSearched(withUploads)}
      offset 0 -- each is looked up by its key, however many an account has
    ) as video) on total <= ${most}::bigint`.execute(db);
  if ((rows[0]?.total ?? 0) > most) return undefined;
  return rows.filter((row) => row.videoId !== null);
}

function rankFor(query: SearchQuery, accountId: string) {
  const prefix = accountPrefix(accountId);
  const [words, exactWords] = [passageQuery(query, prefix), passageQuery(query, prefix, { exact: true })];
  return sql<number>`(ts_rank_cd(${weights}::float4[], words, ${words}::tsquery)
    + ts_rank_cd(${weights}::float4[], words, ${exactWords}::tsquery))::float4`;
}

/** Of which videos. */
function isSearched(withUploads: boolean) {
  return sql<boolean>`status = 'ready' and deleted_at is null and (${withUploads}::boolean or platform_id is not null)`;
}

/** Videos that say what is looked for, be it in passages far apart. */
async function videosAfter(
  { db, accountId, query, videoId, withUploads }: Search,
  from: VideoPlace | undefined,
  to: VideoPlace | undefined,
): Promise<VideoPlace[]> {
  const terms = videoQuery(query, accountPrefix(accountId));
  const key = sql`(is_named, created_at, video_id)`;
  const keyOf = (video: VideoPlace) =>
    sql`(${video.isNamed}::boolean, ${video.createdAt}::timestamptz, ${video.videoId}::text)`;
  const { rows } = await sql<VideoPlace>`
    with found as materialized (
      select video_id, bool_or(part = 'names') as is_named from searched_videos
      where account_id = ${accountId} and terms @@ ${terms}::tsquery
      ${videoId === undefined ? sql`` : sql`and video_id = ${videoId}`}
      group by video_id
    )
    select is_named as "isNamed", created_at as "createdAt", video_id as "videoId"
    from found join videos using (video_id)
    where account_id = ${accountId} and ${isSearched(withUploads)}
      ${from ? sql`and ${key} < ${keyOf(from)}` : sql``}
      ${to ? sql`and ${key} >= ${keyOf(to)}` : sql``}
    order by is_named desc, created_at desc, video_id desc
    limit ${mostVideos}`.execute(db);
  return rows;
}

/** Where the passages of some videos are that say what is looked for. */
async function placesIn({ db, accountId, query }: Search, videos: VideoPlace[]): Promise<PassagePlace[]> {
  const words = passageQuery(query, accountPrefix(accountId));
  const { rows } = await sql<Omit<PassagePlace, 'createdAt'>>`
    select video_id as "videoId", kind, place, ${rankFor(query, accountId)} as rank
    from passages
    where account_id = ${accountId} and video_id = any(${videos.map((video) => video.videoId)}::text[])
      and words @@ ${words}::tsquery`.execute(db);
  const createdAt = new Map(videos.map((video) => [video.videoId, video.createdAt]));
  return rows.map((row) => ({ ...row, createdAt: createdAt.get(row.videoId) ?? new Date(0) }));
}

/** What stands at these places, in their order. */
async function readPassages({ db, accountId, query }: Search, places: PassagePlace[]): Promise<FoundPassage[]> {
  if (places.length === 0) return [];
  const videoIds = places.map(({ videoId }) => videoId);
  const kinds = places.map(({ kind }) => kind);
  const numbers = places.map(({ place }) => place);
  const { rows } = await sql<Omit<FoundPassage, 'matches'> & { tail: string; moments: number[] }>`
    select video_id as "videoId", title as "videoTitle", kind, passages.place, start_seconds as "startSeconds", text, tail, moments
    from unnest(${videoIds}::text[], ${kinds}::text[], ${numbers}::integer[])
      with ordinality as wanted (video_id, kind, place, number)
    join passages using (video_id, kind, place)
    join videos using (account_id, video_id)
    where account_id = ${accountId}
    order by number`.execute(db);
  return rows.map(({ tail, moments, ...row }) => {
    const matches = matchesIn(row.text, query, tail);
    const goesOn = matches.some(({ to }) => to > row.text.length);
    const moment = moments[matches[0]?.place ?? 0] ?? 0;
    return {
      ...row,
      text: goesOn ? row.text + tail : row.text,
      startSeconds: row.startSeconds + moment / 10,
      matches: matches.map(({ from, to }) => ({ from, to })),
    };
  });
}
