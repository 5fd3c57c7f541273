import {
  type BrokenRule,
  type ChapterLine,
  checkRules,
  cleanTitle,
  type NamedRule,
  nameRules,
} from '../chaptering/rules.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import type { VideoContext } from './context.ts';
import { readReadyVideo } from './read-video.ts';
import type { Video } from './video.ts';

/**
 * Which of the platform's rules these chapters of a ready video would break, none where they may be saved; and the rules
 * by name.
 *
 * @throws {Problem} `not_found`, `video_not_ready`
 */
export async function checkChapters(
  ctx: VideoContext,
  input: { videoId: string; chapters: readonly ChapterLine[] },
): Promise<{ broken: BrokenRule[]; rules: NamedRule[] }> {
  const { durationSeconds } = await readReadyVideo(ctx, input);
  return {
    broken: checkRules(input.chapters, durationSeconds),
    rules: nameRules(input.chapters, durationSeconds),
  };
}

/**
 * Makes these chapters the video's, here and over the API. Those that begin where one began before keep why it did.
 *
 * @throws {Problem} `not_found`, `video_not_ready`, `chapters_break_rules`
 */
export async function editChapters(
  ctx: VideoContext,
  input: { videoId: string; chapters: readonly ChapterLine[] },
): Promise<Video> {
  const video = await readReadyVideo(ctx, input);
  const broken = checkRules(input.chapters, video.durationSeconds);
  if (broken.length > 0) throw new Problem('chapters_break_rules', { detail: broken.slice(0, 5).map(told).join(' ') });
  const before = video.chapters ?? [];
  const chapters = input.chapters.map(({ startSeconds, title }) => {
    const evidence = before.find((chapter) => chapter.startSeconds === startSeconds)?.evidence;
    return { startSeconds, title: cleanTitle(title), ...(evidence && { evidence }) };
  });
  await ctx.db
    .updateTable('videos')
    .set({
      chapters: JSON.stringify(chapters),
      engine_chapters: JSON.stringify(video.engineChapters ?? before),
      edited_at: ctx.clock(),
    })
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .execute();
  await tellChange(ctx.db, { accountId: ctx.accountId, videoId: input.videoId });
  return readReadyVideo(ctx, input);
}

function told({ index, message }: BrokenRule): string {
  return index === null ? message : `Chapter ${index + 1}: ${message}`;
}
