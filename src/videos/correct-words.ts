import { newId } from '../accounts/identifier.ts';
import { checkRules } from '../chaptering/rules.ts';
import { Problem } from '../contract/problems.ts';
import { accountPrefix, writeSpeech } from '../search/write-index.ts';
import { correctSegments, type PlaceInContext, placesInSegments } from '../transcripts/corrections/correct-segments.ts';
import { correctText } from '../transcripts/corrections/correct-text.ts';
import { type Correction, mostCorrections } from '../transcripts/corrections/correction.ts';
import type { Segment, Transcript } from '../transcripts/transcript.ts';
import type { VideoContext } from './context.ts';
import { withCorrection, withoutCorrection } from './corrected-chapters.ts';
import { readReadyVideo } from './read-video.ts';
import { readAnew } from './reading-of.ts';
import { type StoredChapter, titleEngineOf, type Video } from './video.ts';
import { findCorrections } from './video-transcript.ts';
import { writeChapters } from './write-chapters.ts';

/** What was heard wrong, as somebody names it, and what was said. */
export interface CorrectedWords {
  wrong: string;
  right: string;
}

/** What a correction would change. */
export interface CorrectionPreview {
  /** Places in the transcript. */
  count: number;
  /** The first of them. */
  places: PlaceInContext[];
  /** Titles of chapters. */
  titles: { startSeconds: number; title: string; corrected: string; isEdited: boolean }[];
}

/** Places that a preview shows. */
const mostShown = 50;
/** How often a correction is begun anew because chapters were written meanwhile. */
const mostTries = 4;

/**
 * The corrections of a ready video, in the order in which they are followed.
 *
 * @throws {Problem} `not_found`, `video_not_ready`
 */
export async function listCorrections(ctx: VideoContext, input: { videoId: string }): Promise<Correction[]> {
  const { videoId } = await readReadyVideo(ctx, input);
  return findCorrections(ctx.db, { accountId: ctx.accountId, videoId });
}

/**
 * Where in a ready video a correction would change what there is now.
 *
 * @throws {Problem} `not_found`, `video_not_ready`
 */
export async function previewCorrection(
  ctx: VideoContext,
  input: { videoId: string } & CorrectedWords,
): Promise<CorrectionPreview> {
  const video = await readReadyVideo(ctx, input);
  const words = tidy(input);
  const stored = await readStored(ctx, video.videoId);
  const { count, shown } = placesInSegments(correctSegments(stored.segments, stored.corrections), words, mostShown);
  const titles = (video.chapters ?? []).flatMap((chapter) => {
    const { startSeconds, title } = chapter;
    const corrected = correctText(title, [words]);
    return corrected === title
      ? []
      : [{ startSeconds, title, corrected, isEdited: titleEngineOf(chapter, video) === 'edited' }];
  });
  return { count, places: shown, titles };
}

/**
 * Puts right what was heard wrong in a ready video, everywhere: in its transcript, in titles of chapters, in what is searched, and in
 * whatever is read or answered from then on. The transcript stays as it is stored; the correction stands beside it. Nothing is charged.
 *
 * @param input.withEdited whether titles that somebody wrote are corrected too
 * @throws {Problem} `not_found`, `video_not_ready`; `nothing_to_correct` where the words stand nowhere, `correction_limit_reached`,
 * `chapters_break_rules` where titles would; `unavailable` where too much waits to be read, or others write all the time
 */
export async function addCorrection(
  ctx: VideoContext,
  input: { videoId: string; withEdited: boolean; signal: AbortSignal } & CorrectedWords,
): Promise<Video> {
  const words = tidy(input);
  const id = newId();
  return change(ctx, input, (video, { segments, corrections }) => {
    if (corrections.length >= mostCorrections) throw new Problem('correction_limit_reached');
    const correction = { id, ...words };
    const follow = (chapter: StoredChapter) =>
      input.withEdited || titleEngineOf(chapter, video) !== 'edited' ? withCorrection(chapter, correction) : chapter;
    const chapters = (video.chapters ?? []).map(follow);
    const isSaid = placesInSegments(correctSegments(segments, corrections), words, 0).count > 0;
    if (!isSaid && chapters.every((chapter, place) => chapter === video.chapters?.[place])) {
      throw new Problem('nothing_to_correct');
    }
    const broken = checkRules(chapters, video.durationSeconds);
    if (broken[0]) throw new Problem('chapters_break_rules', { detail: `${broken[0].message} Nothing was corrected.` });
    return { corrections: [...corrections, correction], chapters, first: video.engineChapters?.map(follow) };
  });
}

/**
 * Takes a correction back: what it changed is again what it was; one that is not there any more is no fault.
 *
 * @throws {Problem} `not_found`, `video_not_ready`; `unavailable` as `addCorrection` does
 */
export async function removeCorrection(
  ctx: VideoContext,
  input: { videoId: string; correctionId: string; signal: AbortSignal },
): Promise<Video> {
  const { correctionId: id } = input;
  return change(ctx, input, (video, { corrections }) => {
    const left = corrections.filter((correction) => correction.id !== id);
    if (left.length === corrections.length) return undefined;
    const leave = (chapter: StoredChapter) => withoutCorrection(chapter, id, left);
    return {
      corrections: left,
      chapters: (video.chapters ?? []).map(leave),
      first: video.engineChapters?.map(leave),
    };
  });
}

type StoredTranscript = Pick<Transcript, 'language' | 'kind'> & { segments: Segment[]; corrections: Correction[] };

interface Changed {
  corrections: Correction[];
  chapters: StoredChapter[];
  /** Those that the engine first made, where they are kept. */
  first: StoredChapter[] | undefined;
}

/** Makes and writes what follows from other corrections, all at once; begun anew where somebody else writes to the video meanwhile. */
async function change(
  ctx: VideoContext,
  { videoId, signal }: { videoId: string; signal: AbortSignal },
  changed: (video: Video, stored: StoredTranscript) => Changed | undefined,
): Promise<Video> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const video = await readReadyVideo(ctx, { videoId });
    const stored = await readStored(ctx, videoId);
    const next = changed(video, stored);
    if (!next) return video;
    const { corrections, chapters, first } = next;
    const { durationSeconds } = video;
    const known = await readAnew(ctx, {
      ...{ videoId, transcript: stored, corrections, durationSeconds, signal },
      waitsForEncoders: false,
    });
    const index = await ctx.engines.indexSpeech(
      { reading: known.reading, prefix: accountPrefix(ctx.accountId) },
      signal,
    );
    signal.throwIfAborted();
    const of = { accountId: ctx.accountId, videoId };
    const written = await writeChapters(
      ctx,
      { videoId, version: video.chaptersVersion },
      {
        chapters: JSON.stringify(chapters),
        ...(first && { engine_chapters: JSON.stringify(first) }),
        transcript_version: video.transcriptVersion + 1, // which no others can have written since
      },
      async (tx) => {
        await tx
          .updateTable('transcripts')
          .set({ corrections: JSON.stringify(corrections), ...known })
          .where('account_id', '=', ctx.accountId)
          .where('video_id', '=', videoId)
          .execute();
        await writeSpeech(tx, of, index);
      },
    );
    if (written.kind === 'written') return written.video;
  }
  throw new Problem('unavailable', { detail: 'The chapters change all the time. Nothing was corrected. Try again.' });
}

async function readStored(ctx: VideoContext, videoId: string): Promise<StoredTranscript> {
  const row = await ctx.db
    .selectFrom('transcripts')
    .select(['language', 'kind', 'segments', 'corrections'])
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
  return {
    language: row.language,
    kind: row.kind as Transcript['kind'],
    segments: row.segments as Segment[],
    corrections: (row.corrections ?? []) as Correction[],
  };
}

const tidy = ({ wrong, right }: CorrectedWords): CorrectedWords => ({
  wrong: wrong.replace(/\s+/g, ' ').trim(),
  right: right.replace(/\s+/g, ' ').trim(),
});
