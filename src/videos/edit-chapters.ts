import {
  type BrokenRule,
  type ChapterLine,
  checkRules,
  cleanTitle,
  type NamedRule,
  nameRules,
} from '../chaptering/rules.ts';
import { Problem } from '../contract/problems.ts';
import type { VideoContext } from './context.ts';
import { readReadyVideo } from './read-video.ts';
import { type StoredChapter, titleEngineOf } from './video.ts';
import { type WrittenChapters, writeChapters } from './write-chapters.ts';

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
 * Makes these chapters the video's, here and over the API, unless those that there are have changed since `version`. Those that begin
 * where one began before keep why it did, and those that are called the same, who called them so.
 *
 * @throws {Problem} `not_found`, `video_not_ready`, `chapters_break_rules`
 */
export async function editChapters(
  ctx: VideoContext,
  input: { videoId: string; version: number; chapters: readonly ChapterLine[] },
): Promise<WrittenChapters> {
  const video = await readReadyVideo(ctx, input);
  if (video.chaptersVersion !== input.version) return { kind: 'newer', video };
  const broken = checkRules(input.chapters, video.durationSeconds);
  if (broken.length > 0) throw new Problem('chapters_break_rules', { detail: broken.slice(0, 5).map(told).join(' ') });
  const before = video.chapters ?? [];
  const chapters = input.chapters.map((line): StoredChapter => {
    const { startSeconds } = line;
    const title = cleanTitle(line.title);
    const own = before.find((chapter) => chapter.startSeconds === startSeconds);
    const creators = video.creatorChapters?.find((chapter) => chapter.startSeconds === startSeconds);
    const titleEngine =
      own?.title === title ? titleEngineOf(own, video) : creators?.title === title ? 'creator' : 'edited';
    return {
      startSeconds,
      title,
      titleEngine,
      ...(own?.title === title && own.uncorrected && { uncorrected: own.uncorrected }),
      ...(own?.evidence && { evidence: own.evidence }),
    };
  });
  return writeChapters(ctx, input, {
    chapters: JSON.stringify(chapters),
    engine_chapters: JSON.stringify(video.engineChapters ?? before),
    edited_at: ctx.clock(),
  });
}

function told({ index, message }: BrokenRule): string {
  return index === null ? message : `Chapter ${index + 1}: ${message}`;
}
