import type { Context } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';

/** A name that somebody has given videos of the account. It lasts as long as any video has it. */
export interface Tag {
  tagId: string;
  name: string;
}

/** All tags of the account, or those of one video, by name. */
export async function listTags(ctx: Context, { videoId }: { videoId?: string } = {}): Promise<Tag[]> {
  let query = ctx.db
    .selectFrom('tags')
    .select(['tags.tag_id as tagId', 'name'])
    .where('tags.account_id', '=', ctx.accountId);
  if (videoId !== undefined) {
    query = query
      .innerJoin('video_tags', (on) =>
        on.onRef('video_tags.account_id', '=', 'tags.account_id').onRef('video_tags.tag_id', '=', 'tags.tag_id'),
      )
      .where('video_id', '=', videoId);
  }
  return query.orderBy('name_folded').execute();
}

/**
 * Gives videos a tag; one of this name is made where there is none. Videos that are not there any more are left out.
 *
 * @throws {Problem} `not_found` where none of them is there; `tag_limit_reached` for the account or one of the videos: then none gets it
 */
export async function tagVideos(ctx: Context, input: { name: string; videoIds: string[] }): Promise<Tag> {
  return changeTags(ctx, async (tx) => {
    const videos = await tx
      .selectFrom('videos')
      .select('video_id')
      .where('account_id', '=', ctx.accountId)
      .where('video_id', 'in', input.videoIds)
      .where('deleted_at', 'is', null)
      .execute();
    if (videos.length === 0) throw new Problem('not_found');
    const videoIds = videos.map(({ video_id }) => video_id);
    const tag = (await findTag(tx, ctx.accountId, input.name)) ?? (await makeTag(ctx, tx, input.name));
    await refuseFull(ctx, tx, { tag, videoIds });
    await tx
      .insertInto('video_tags')
      .values(videoIds.map((video_id) => ({ account_id: ctx.accountId, video_id, tag_id: tag.tagId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tag;
  });
}

/**
 * Takes a tag from videos; from the last that has it, and it is gone.
 *
 * @throws {Problem} `not_found` where there is no such tag
 */
export async function untagVideos(ctx: Context, { tagId, videoIds }: { tagId: string; videoIds: string[] }) {
  await changeTags(ctx, async (tx) => {
    const tag = await tx
      .selectFrom('tags')
      .select('tag_id')
      .where('account_id', '=', ctx.accountId)
      .where('tag_id', '=', tagId)
      .executeTakeFirst();
    if (!tag) throw new Problem('not_found', { detail: noSuchTag });
    await tx
      .deleteFrom('video_tags')
      .where('account_id', '=', ctx.accountId)
      .where('tag_id', '=', tagId)
      .where('video_id', 'in', videoIds)
      .execute();
    await deleteUnusedTags(tx, ctx.accountId);
  });
}

/**
 * Calls a tag otherwise, on all of its videos.
 *
 * @throws {Problem} `not_found`; `tag_taken` where another one is called so
 */
export async function renameTag(ctx: Context, { tagId, name }: { tagId: string; name: string }): Promise<Tag> {
  return changeTags(ctx, async (tx) => {
    const other = await findTag(tx, ctx.accountId, name);
    if (other && other.tagId !== tagId) {
      throw new Problem('tag_taken', {
        detail: `There is a tag “${other.name}” already. Choose another name.`,
        retryAfter: 60,
      });
    }
    const renamed = await tx
      .updateTable('tags')
      .set({ name: nameOf(name), name_folded: foldName(name) })
      .where('account_id', '=', ctx.accountId)
      .where('tag_id', '=', tagId)
      .returning(['tag_id as tagId', 'name'])
      .executeTakeFirst();
    if (!renamed) throw new Problem('not_found', { detail: noSuchTag });
    return renamed;
  });
}

/**
 * Takes a tag from all of its videos.
 *
 * @throws {Problem} `not_found`
 */
export async function deleteTag(ctx: Context, { tagId }: { tagId: string }): Promise<void> {
  await changeTags(ctx, async (tx) => {
    await tx.deleteFrom('video_tags').where('account_id', '=', ctx.accountId).where('tag_id', '=', tagId).execute();
    const deleted = await tx
      .deleteFrom('tags')
      .where('account_id', '=', ctx.accountId)
      .where('tag_id', '=', tagId)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new Problem('not_found', { detail: noSuchTag });
  });
}

/** What is left when a video is purged: none of its tags, and none that only it had. */
export async function forgetTags(tx: Tx, { accountId, videoId }: { accountId: string; videoId: string }) {
  const had = await tx
    .selectFrom('video_tags')
    .select('tag_id')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .execute();
  if (had.length === 0) return;
  await lockTags(tx, accountId);
  await tx.deleteFrom('video_tags').where('account_id', '=', accountId).where('video_id', '=', videoId).execute();
  await deleteUnusedTags(tx, accountId);
}

const noSuchTag = 'There is no such tag. It may have been deleted meanwhile.';

async function changeTags<T>(ctx: Context, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    await lockTags(tx, ctx.accountId);
    const changed = await change(tx);
    await tellChange(tx, { accountId: ctx.accountId, tags: true });
    return changed;
  });
}

/** The account's row orders those who change its tags at the same time. */
async function lockTags(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('account_id').where('account_id', '=', accountId).forNoKeyUpdate().execute();
}

const nameOf = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** By which names are the same: without case. */
const foldName = (name: string) => nameOf(name).normalize('NFKC').toUpperCase().toLowerCase();

/** The tag of this name; undefined where there is none. */
export async function findTag(db: Db | Tx, accountId: string, name: string): Promise<Tag | undefined> {
  return db
    .selectFrom('tags')
    .select(['tag_id as tagId', 'name'])
    .where('account_id', '=', accountId)
    .where('name_folded', '=', foldName(name))
    .executeTakeFirst();
}

async function makeTag(ctx: Context, tx: Tx, name: string): Promise<Tag> {
  const { count } = await tx
    .selectFrom('tags')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('account_id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.tagsPerAccount) {
    throw new Problem('tag_limit_reached', {
      detail: `The account has ${count} tags, which is the most. Delete one, or take one that is there.`,
      retryAfter: 60,
    });
  }
  const tag = { tagId: newId(), name: nameOf(name) };
  await tx
    .insertInto('tags')
    .values({
      account_id: ctx.accountId,
      tag_id: tag.tagId,
      name: tag.name,
      name_folded: foldName(tag.name),
      created_at: ctx.clock(),
    })
    .execute();
  return tag;
}

/** @throws {Problem} `tag_limit_reached` where a video without this tag has as many as a video can have */
async function refuseFull(ctx: Context, tx: Tx, { tag, videoIds }: { tag: Tag; videoIds: string[] }): Promise<void> {
  const full = await tx
    .selectFrom('video_tags')
    .select('video_id')
    .where('account_id', '=', ctx.accountId)
    .where('video_id', 'in', videoIds)
    .groupBy('video_id')
    .having((row) => row.fn.countAll(), '>=', limits.tagsPerVideo)
    .having((row) => row.fn<boolean>('bool_and', [row('tag_id', '<>', tag.tagId)]), '=', true)
    .execute();
  if (full.length === 0) return;
  const whose =
    videoIds.length === 1
      ? 'The video has'
      : full.length === 1
        ? 'One of the videos has'
        : `${full.length} of the videos have`;
  throw new Problem('tag_limit_reached', {
    detail: `${whose} ${limits.tagsPerVideo} tags, which is the most. Remove one there first.`,
    retryAfter: 60,
  });
}

async function deleteUnusedTags(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('tags')
    .where('account_id', '=', accountId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('video_tags')
            .whereRef('video_tags.account_id', '=', 'tags.account_id')
            .whereRef('video_tags.tag_id', '=', 'tags.tag_id'),
        ),
      ),
    )
    .execute();
}
