import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { type ListPage, type ListPlace, pageOf } from '../accounts/list-page.ts';
import type { Db } from '../database/connect.ts';
import { foldText } from '../database/fold-text.ts';
import { prepared } from '../database/prepared.ts';
import { findTag, type Tag } from './tags.ts';
import { type StoredChapter, summaryColumns, summaryOfRow, type VideoStatus, type VideoSummary } from './video.ts';

/** Which of the account's videos are wanted. */
interface WantedVideos {
  status?: VideoStatus | undefined;
  /** Every word of it occurs in the title, whatever its case and accents. */
  search?: string | undefined;
}

/** The orders in which they are listed, each by a column that has an index; videos with the same of it go by their id. */
const orders = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  title: { column: 'title_order', direction: 'asc' },
  longest: { column: 'duration_seconds', direction: 'desc' },
  shortest: { column: 'duration_seconds', direction: 'asc' },
} as const;

export type VideoOrder = keyof typeof orders;
export const videoOrders = Object.keys(orders) as VideoOrder[];

/** When videos were added: in the last so many days, or before them. */
const ages = { day: 1, week: 7, month: 30, year: 365, older: 365 } as const;

export type VideoAge = keyof typeof ages;
export const videoAges = Object.keys(ages) as VideoAge[];

/** A video's place in an order: what it is sorted by, and its id. Times are in milliseconds. */
export type OrderedPlace = readonly [key: string | number, id: string];

/** Whether a place can be one of this order. */
export const isPlaceIn = (order: VideoOrder, [key]: OrderedPlace): boolean =>
  typeof key === (orders[order].column === 'title_order' ? 'string' : 'number');

interface ListedVideos extends WantedVideos {
  order?: VideoOrder;
  /** The name of a tag that they have. */
  tag?: string | undefined;
  age?: VideoAge | undefined;
  /** The page that begins after this place. */
  after?: OrderedPlace | undefined;
  /** The page that ends before it. */
  before?: OrderedPlace | undefined;
}

export type ListedVideo = VideoSummary & { chaptersCount: number; tags: Tag[] };

export interface VideosPage {
  entries: ListedVideo[];
  /** Undefined: these are the last. */
  next: OrderedPlace | undefined;
  /** Undefined: these are the first. */
  previous: OrderedPlace | undefined;
}

const pageSize = 50;

/** The account's videos, a page of 50, the newest first where no order is said. What a page costs depends on no other page. */
export async function listVideos(ctx: Context, input: ListedVideos = {}): Promise<VideosPage> {
  const { order = 'newest', after, before } = input;
  const { column, direction } = orders[order];
  const isBackwards = before !== undefined;
  const isDescending = (direction === 'desc') !== isBackwards;
  let query = wantedVideos(ctx, input).select([
    ...summaryColumns,
    'title_order',
    sql<number>`coalesce(jsonb_array_length(chapters), 0)`.as('chapters_count'),
    tagsOfRow.as('tags'),
  ]);
  if (input.tag !== undefined) {
    const tag = await findTag(ctx.db, ctx.accountId, input.tag);
    if (!tag) return { entries: [], next: undefined, previous: undefined };
    query = query.where((row) =>
      row.exists(
        row
          .selectFrom('video_tags')
          .whereRef('video_tags.account_id', '=', 'videos.account_id')
          .whereRef('video_tags.video_id', '=', 'videos.video_id')
          .where('tag_id', '=', tag.tagId),
      ),
    );
  }
  if (input.age !== undefined) {
    const since = new Date(ctx.clock().getTime() - ages[input.age] * 86_400_000);
    query = query.where('created_at', input.age === 'older' ? '<=' : '>', since);
  }
  const place = before ?? after;
  if (place) {
    const [key, id] = place;
    const value = column === 'created_at' ? new Date(Number(key)) : key;
    const than = isDescending ? sql`<` : sql`>`;
    query = query.where(sql<boolean>`(${sql.ref(column)}, video_id) ${than} (${value}, ${id})`);
  }
  const direct = isDescending ? 'desc' : 'asc';
  const rows = await query
    .orderBy(column, direct)
    .orderBy('video_id', direct)
    .limit(pageSize + 1)
    .execute();
  const hasMore = rows.length > pageSize;
  // Fewer than a page before a place: it is the first page, which is shown as a whole.
  if (isBackwards && !hasMore) return listVideos(ctx, { ...input, before: undefined, after: undefined });
  const page = isBackwards ? rows.slice(0, pageSize).toReversed() : rows.slice(0, pageSize);
  const placeOf = (row: (typeof rows)[number] | undefined): OrderedPlace | undefined => {
    const key = row?.[column];
    return row && key !== undefined ? [key instanceof Date ? key.getTime() : key, row.video_id] : undefined;
  };
  return {
    entries: page.map((row) => ({ ...summaryOfRow(row), chaptersCount: row.chapters_count, tags: row.tags })),
    next: isBackwards || hasMore ? placeOf(page.at(-1)) : undefined,
    previous: isBackwards || after ? placeOf(page[0]) : undefined,
  };
}

/** What the public API lists: videos of the platform alone, newest first, with their chapters. */
export async function listPlatformVideos(
  ctx: Context,
  input: WantedVideos & { after?: ListPlace | undefined; limit: number },
): Promise<ListPage<VideoSummary & { chapters: StoredChapter[] | null }>> {
  const { accountId } = ctx;
  const { after, limit, ...wanted } = input;
  const { createdAt = 'infinity', id = '' } = after ?? {};
  const page = { accountId, createdAt, id, rows: limit + 1 };
  const isAll = wanted.status === undefined && wanted.search === undefined;
  const { rows } = await ctx.db.executeQuery(isAll ? pageOfAll(page) : pageOfWanted(ctx.db, page, wanted).compile());
  const found = rows.map((row) => ({ ...summaryOfRow(row), chapters: row.chapters as StoredChapter[] | null }));
  return pageOf(found, limit, ({ videoId }) => videoId);
}

/** A page of an account: so many rows after a place, which is before all of them where its time is `infinity`. */
interface PageAfter {
  accountId: string;
  createdAt: Date | string;
  id: string;
  rows: number;
}

function pageOfWanted(db: Db, { accountId, createdAt, id, rows }: PageAfter, wanted: WantedVideos) {
  return wantedVideos({ db, accountId }, wanted)
    .select([...summaryColumns, 'chapters'])
    .where('platform_id', 'is not', null)
    .where(sql<boolean>`(created_at, video_id) < (${createdAt}, ${id})`)
    .orderBy('created_at', 'desc')
    .orderBy('video_id', 'desc')
    .limit(rows);
}

const pageOfAll = prepared((db, page: PageAfter) => pageOfWanted(db, page, {}));

function wantedVideos({ db, accountId }: Pick<Context, 'db' | 'accountId'>, { status, search }: WantedVideos) {
  let query = db.selectFrom('videos').where('account_id', '=', accountId).where('deleted_at', 'is', null);
  if (status !== undefined) query = query.where('status', '=', status);
  for (const word of foldText(search ?? '').split(/\s+/u)) {
    if (word !== '') query = query.where('title_folded', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  return query;
}

const tagsOfRow = sql<Tag[]>`coalesce((
  select jsonb_agg(jsonb_build_object('tagId', tags.tag_id, 'name', tags.name) order by tags.name_folded)
  from video_tags join tags on tags.account_id = video_tags.account_id and tags.tag_id = video_tags.tag_id
  where video_tags.account_id = videos.account_id and video_tags.video_id = videos.video_id), '[]')`;
