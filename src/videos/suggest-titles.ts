import { readOutputLanguage } from '../accounts/output-language.ts';
import { countTry } from '../accounts/tries.ts';
import type { ChapterLine } from '../chaptering/rules.ts';
import type { VideoContext } from './context.ts';
import { readReadyVideo } from './read-video.ts';
import { readingOf } from './reading-of.ts';

/**
 * Titles for one of these chapters of a ready video, as they are being written, best first: from a language model where there is one and
 * it may be asked, else what the built-in engine ranks next. Nothing is charged.
 *
 * @throws {Problem} `not_found`, `video_not_ready`, `too_many_tries`; `unavailable` where too much is being worked on
 */
export async function suggestTitles(
  ctx: VideoContext,
  input: { videoId: string; chapters: readonly ChapterLine[]; index: number; asksModel: boolean; signal: AbortSignal },
): Promise<string[]> {
  const { title, durationSeconds } = await readReadyVideo(ctx, input);
  const start = input.chapters[input.index]?.startSeconds;
  if (start === undefined || start >= durationSeconds) return [];
  await countTry(ctx, { what: 'suggestions', accountId: ctx.accountId });
  const reading = await readingOf(ctx, input);
  if (!reading) return [];
  const all = input.chapters.map((chapter) => Math.floor(chapter.startSeconds));
  const starts = [...new Set(all)].filter((one) => one < durationSeconds).toSorted((one, other) => one - other);
  const taken = input.chapters.map((chapter) => chapter.title);
  const index = starts.indexOf(Math.floor(start));
  const outputLanguage = await readOutputLanguage(ctx);
  const asked = { reading, title, outputLanguage, starts, index, taken, asksModel: input.asksModel };
  return ctx.engines.suggestTitles(asked, input.signal);
}
