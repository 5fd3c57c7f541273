import type { Density } from '../chaptering/engine.ts';
import { fitTitles } from '../chaptering/obey.ts';
import { renewSummary } from './ask-for-summary.ts';
import type { VideoContext } from './context.ts';
import { readReadyVideo } from './read-video.ts';
import { readingOf, vectorsOf } from './reading-of.ts';
import type { StoredChapter, Video } from './video.ts';
import { type WrittenChapters, writeChapters } from './write-chapters.ts';
import { titlesDue } from './write-due-titles.ts';

/**
 * Divides a ready video more or less finely, from the reading that is stored; nothing is charged. The chapters that there
 * were, edited or not, are replaced, unless they have changed since `version`, be it while new ones were made; `normal` brings back
 * what the engine first made of it.
 *
 * @throws {Problem} `not_found`, `video_not_ready`; `unavailable` where too much is being worked on
 * @throws the signal's reason where it aborts before the chapters are there
 */
export async function changeDensity(
  ctx: VideoContext,
  input: { videoId: string; version: number; density: Density; signal?: AbortSignal },
): Promise<WrittenChapters> {
  const video = await readReadyVideo(ctx, input);
  if (video.chaptersVersion !== input.version) return { kind: 'newer', video };
  if (video.density === input.density && !video.isEdited) return { kind: 'written', video };
  const first = video.engineChapters ?? video.chapters;
  const divided = input.density === 'normal' ? undefined : await divide(ctx, video, first ?? [], input);
  const change = {
    density: input.density,
    chapters: JSON.stringify(divided ?? first),
    engine: divided ? 'builtin' : (video.engineReport?.engine ?? 'builtin'),
    engine_chapters: JSON.stringify(first),
    edited_at: null,
    titles_due_at: titlesDue(ctx.engines),
  };
  return writeChapters(ctx, input, change, (tx) => renewSummary(ctx, tx, input));
}

/** The chapters at a density, around those that the engine first made. What a language model called one stays its name. */
async function divide(
  ctx: VideoContext,
  video: Video,
  first: readonly StoredChapter[],
  { density, signal }: { density: Density; signal?: AbortSignal },
): Promise<StoredChapter[]> {
  const { videoId, title } = video;
  const reading = await readingOf(ctx, { videoId, signal });
  if (!reading) throw new Error('a ready video has a transcript');
  const starts = first.map(({ startSeconds }) => startSeconds);
  const vectors = await vectorsOf(ctx, { videoId, reading, signal });
  const result = await ctx.engines.chapters({ reading, vectors, title, density, starts }, signal);
  if (result.kind === 'no_words') throw new Error('a ready video has words');
  if (video.engineReport?.engine !== 'llm') return result.chapters;
  const named = result.chapters.map(
    (chapter) => first.find(({ startSeconds }) => startSeconds === chapter.startSeconds) ?? chapter,
  );
  const titles = fitTitles(
    named.map((chapter) => chapter.title),
    named.map(({ startSeconds }) => startSeconds),
  );
  return named.map((chapter, index) => ({ ...chapter, title: titles[index] ?? chapter.title }));
}
