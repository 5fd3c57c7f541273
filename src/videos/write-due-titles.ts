import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { checkRules } from '../chaptering/rules.ts';
import { tellChange } from '../database/changes.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Engines } from '../engines/engines.ts';
import { writeNames } from '../search/write-index.ts';
import type { VideoServices, VideoSystemContext } from './context.ts';
import { withCorrection } from './corrected-chapters.ts';
import { readingOf } from './reading-of.ts';
import { findVideo, type StoredChapter, titleEngineOf, type Video } from './video.ts';
import { findCorrections } from './video-transcript.ts';

/** Videos that are named at once; the rest is named the next time. */
const mostAtOnce = 5;
/** Minutes after which titles are tried again whose model was away, or that were begun by a process that is gone. */
const minutesUntilAgain = 10;
/** Minutes after a video was ready in which its titles are tried again. */
const mostMinutesOfTries = 60;

/** When titles are due of chapters that an engine has just made: as PostgreSQL writes its own time; null where no model writes them. */
export function titlesDue({ writeTitles }: Engines): 'now' | null {
  return writeTitles ? 'now' : null;
}

/**
 * Has the titles of chapters written by the model on this machine, video after video: their chapters are shown by then, each title
 * appears as it is written, and what a person has edited meanwhile stays. Any process with a worker may run it, at any time; where
 * the signal aborts, what is left is due again.
 */
export async function writeDueTitles(ctx: VideoSystemContext, input: { signal: AbortSignal }): Promise<void> {
  const { writeTitles } = ctx.engines;
  if (!writeTitles) return;
  const due = await ctx.db
    .selectFrom('videos')
    .select(['account_id as accountId', 'video_id as videoId'])
    .where('titles_due_at', '<=', sql<Date>`now()`)
    .orderBy('titles_due_at')
    .limit(mostAtOnce)
    .execute();
  for (const { accountId, videoId } of due) {
    if (input.signal.aborted) return;
    const own = { ...ctx, accountId, log: ctx.log.child({ videoId }) };
    const claim = await claimTitles(own, videoId);
    if (!claim) continue;
    try {
      const isDone = await titleVideo(own, { videoId, writeTitles, signal: input.signal });
      await endTitles(own, claim, isDone ? null : laterIfNew);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (!input.signal.aborted) own.log.error({ err: error }, 'the titles were not written');
      await endTitles(own, claim, input.signal.aborted ? sql<Date>`now()` : null);
    }
  }
}

/** In whole milliseconds, as JavaScript has them: who has claimed a video knows it by this time. */
const later = sql<Date>`date_trunc('milliseconds', now()) + make_interval(mins => ${minutesUntilAgain})`;
const laterIfNew = sql<Date>`case when finished_at > now() - make_interval(mins => ${mostMinutesOfTries}) then ${later} end`;

/** False where the model was away and may be back, as a video may that was deleted. */
async function titleVideo(
  ctx: Context & VideoServices,
  of: { videoId: string; writeTitles: NonNullable<Engines['writeTitles']>; signal: AbortSignal },
): Promise<boolean> {
  const video = await findVideo(ctx.db, ctx.accountId, of.videoId);
  if (!video) return false;
  if (!(await isWanted(ctx, video))) return true;
  const reading = await readingOf(ctx, of);
  if (!reading) return true;
  const chapters = (video.chapters ?? []).map((chapter) => ({
    ...chapter,
    isWanted: titleEngineOf(chapter, video) === 'builtin',
  }));
  const report = await of.writeTitles(
    { reading, names: [video.title, video.channelName], chapters },
    {
      isWanted: () => isWanted(ctx, video),
      onTitle: async (index, title) => {
        const known = chapters[index];
        if (known) await writeTitle(ctx, video, { known, title });
      },
      signal: of.signal,
    },
  );
  if (report.cause === null) ctx.log.info(report, 'the titles were written');
  else ctx.log.warn(report, 'titles stay the built-in engine’s');
  return report.cause === null && (await findVideo(ctx.db, ctx.accountId, of.videoId)) !== undefined;
}

/** Whether its chapters still are those that an engine made, and anybody may see them. */
async function isWanted(ctx: Context, video: Video): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('videos')
    .select('video_id')
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', video.videoId)
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .where('edited_at', 'is', null)
    .where('density', '=', video.density)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives a chapter its title, also among those that the engine first made, if nobody has changed it since. */
async function writeTitle(
  ctx: Context,
  { videoId, durationSeconds }: Video,
  { known, title }: { known: StoredChapter; title: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('videos')
      .select(['chapters', 'engine_chapters'])
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', videoId)
      .where('deleted_at', 'is', null)
      .where('edited_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const corrections = await findCorrections(tx, { accountId: ctx.accountId, videoId });
    const entitled = (chapter: StoredChapter) => {
      const { uncorrected: _, ...rest } = chapter;
      return corrections.reduce<StoredChapter>(withCorrection, { ...rest, title, titleEngine: 'local' });
    };
    const chapters = titled(row.chapters as StoredChapter[] | null, known, entitled);
    if (!chapters || checkRules(chapters, durationSeconds).length > 0) return;
    const first = titled(row.engine_chapters as StoredChapter[] | null, known, entitled);
    await tx
      .updateTable('videos')
      .set({ chapters: JSON.stringify(chapters), ...(first && { engine_chapters: JSON.stringify(first) }) })
      .set({ chapters_version: sql<number>`chapters_version + 1` })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', videoId)
      .execute();
    await writeNames(tx, { accountId: ctx.accountId, videoId });
    await tellChange(tx, { accountId: ctx.accountId, videoId });
  });
}

/** The chapters with this one `entitled`; undefined where it is not among them as it was. */
function titled(
  chapters: readonly StoredChapter[] | null,
  known: StoredChapter,
  entitled: (chapter: StoredChapter) => StoredChapter,
): StoredChapter[] | undefined {
  const place = chapters?.findIndex(
    (chapter) => chapter.startSeconds === known.startSeconds && chapter.title === known.title,
  );
  const chapter = place === undefined ? undefined : chapters?.[place];
  if (!chapters || place === undefined || !chapter) return undefined;
  return chapters.with(place, entitled(chapter));
}

interface Claim {
  videoId: string;
  /** When another process may take it to be left behind. */
  until: Date;
}

/** Undefined where another process has them, or they are not due any more. */
async function claimTitles(ctx: Context, videoId: string): Promise<Claim | undefined> {
  const claimed = await ctx.db
    .updateTable('videos')
    .set({ titles_due_at: later })
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', videoId)
    .where('titles_due_at', '<=', sql<Date>`now()`)
    .returning('titles_due_at as until')
    .executeTakeFirst();
  return claimed?.until ? { videoId, until: claimed.until } : undefined;
}

/** Sets when titles are due again; what has become due meanwhile, as new chapters have, stays due. */
async function endTitles(ctx: Context, claim: Claim, at: ReturnType<typeof sql<Date>> | null): Promise<void> {
  await ctx.db
    .updateTable('videos')
    .set({ titles_due_at: at })
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', claim.videoId)
    .where('titles_due_at', '=', claim.until)
    .execute();
}
