import { readOutputLanguage } from '../accounts/output-language.ts';
import { countTry } from '../accounts/tries.ts';
import { Problem } from '../contract/problems.ts';
import type { CaptionsRead } from '../platform/platform.ts';
import { accountPrefix, writeSpeech } from '../search/write-index.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import { renewSummary } from './ask-for-summary.ts';
import type { VideoContext } from './context.ts';
import { platformIdOf } from './list-captions.ts';
import { unavailablePlatform } from './look-up-video.ts';
import { readReadyVideo } from './read-video.ts';
import { readAnew } from './reading-of.ts';
import { findCorrections, replaceTranscript } from './video-transcript.ts';
import { type WrittenChapters, writeChapters } from './write-chapters.ts';
import { titlesDue } from './write-due-titles.ts';

/** Seconds that somebody may wait for the chapters, of which a language model gets its share. */
const secondsToWait = 150;

/**
 * Reads other captions of a ready video and makes its chapters anew from them; nothing is charged. They take the place of the
 * transcript, of what was made of it and of the chapters, edited or not, all at once, unless those have changed since `version`;
 * questions and their answers stay. Where it does not come to that, all stays as it was.
 *
 * @throws {Problem} `not_found`, for an upload too; `video_not_ready`, `video_not_supported`, `captions_unreadable`, `too_many_tries`;
 * `unavailable` where the platform does not answer, or too much is being worked on
 * @throws the signal's reason where it aborts before the chapters are there
 */
export async function changeCaptions(
  ctx: VideoContext,
  input: { videoId: string; version: number; trackId: string; signal: AbortSignal },
): Promise<WrittenChapters> {
  const { videoId, trackId, signal } = input;
  const video = await readReadyVideo(ctx, input);
  const platformId = platformIdOf(video);
  if (video.chaptersVersion !== input.version) return { kind: 'newer', video };
  await countTry(ctx, { what: 'preview', accountId: ctx.accountId });
  const read = await ctx.platformOf(platformId).readCaptions(platformId, signal, { trackId });
  signal.throwIfAborted();
  const transcript = transcriptIn(read);
  const { title, durationSeconds } = video;
  const corrections = await findCorrections(ctx.db, { accountId: ctx.accountId, videoId });
  const known = await readAnew(ctx, {
    ...{ videoId, transcript, corrections, durationSeconds, signal },
    waitsForEncoders: true,
  });
  const { reading, vectors } = known;
  const outputLanguage = await readOutputLanguage(ctx);
  const asked = { reading, vectors, title, outputLanguage, secondsLeft: secondsToWait };
  const result = await ctx.engines.chapters(asked, signal);
  if (result.kind === 'no_words') throw unreadable('Nothing is said in these captions.');
  const index = await ctx.engines.indexSpeech({ reading, prefix: accountPrefix(ctx.accountId) }, signal);
  signal.throwIfAborted();
  const { chapters, report } = result;
  const change = {
    chapters: JSON.stringify(chapters),
    engine: report?.engine ?? ctx.engines.name,
    engine_report: report ? JSON.stringify(report) : null,
    engine_chapters: null,
    density: 'normal',
    edited_at: null,
    titles_due_at: titlesDue(ctx.engines),
    transcript_version: video.transcriptVersion + 1, // which no others can have written since
  };
  return writeChapters(ctx, input, change, async (tx) => {
    const of = { accountId: ctx.accountId, videoId };
    await replaceTranscript(tx, of, transcript, known);
    await writeSpeech(tx, of, index);
    await renewSummary(ctx, tx, of);
  });
}

/** @throws {Problem} where there is none */
function transcriptIn(read: CaptionsRead): Transcript {
  switch (read.kind) {
    case 'captions':
      return read.transcript;
    case 'none':
      throw unreadable('The video does not have these captions any more.');
    case 'unreadable':
      throw unreadable('YouTube does not hand these captions out in a form that can be read.');
    case 'unsupported':
      throw new Problem('video_not_supported', {
        reason: read.reason,
        detail: `${read.detail} ${nothingChanged}`,
      });
    case 'unavailable':
      throw unavailablePlatform(read, nothingChanged);
  }
}

const nothingChanged = 'Nothing was changed.';
const unreadable = (why: string) =>
  new Problem('captions_unreadable', { detail: `${why} ${nothingChanged} Choose others.` });
