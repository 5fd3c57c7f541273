import { correctText } from '../transcripts/corrections/correct-text.ts';
import type { VideoContext } from './context.ts';
import { readSentences } from './read-sentences.ts';
import { type TitleEngine, titleEngineOf, type Video } from './video.ts';
import { findCorrections } from './video-transcript.ts';

/** Why a chapter begins where it does, and whose title it has. */
export interface ChapterEvidence {
  startSeconds: number;
  /** The first words said there; empty where nothing is. */
  opening: string;
  /** 0 to 1; null where people set the chapter. */
  score: number | null;
  /** In sentences, strongest first. */
  reasons: string[];
  titleEngine: TitleEngine;
}

/** What engines store as reasons, as people are told. */
const reasonsInWords: Record<string, string> = {
  start: 'The video begins here.',
  cue: 'What is said announces something new.',
  vocabulary: 'Other words are used from here on than before.',
  pause: 'There is a pause before it.',
  speaker: 'Somebody else begins to speak.',
  length: 'The chapter before has the length that is usual in this video.',
  model: 'A language model chose this sentence.',
};

/** Words of a sentence that tell where a chapter begins whose engine did not store them. */
const openingWords = 12;

/**
 * The evidence of a ready video's chapters, as it was stored when they were made. What people set has no score; its first words come
 * from the transcript.
 *
 * @throws {Problem} `unavailable` where the transcript has to be read first, and too much waits for that
 */
export async function chapterEvidence(
  ctx: VideoContext,
  { video, signal }: { video: Video; signal: AbortSignal },
): Promise<ChapterEvidence[]> {
  const chapters = video.chapters ?? [];
  const corrections = await findCorrections(ctx.db, { accountId: ctx.accountId, videoId: video.videoId });
  const isMissing = chapters.some(({ evidence }) => !evidence);
  const spoken = isMissing ? await readSentences(ctx, { videoId: video.videoId, signal }) : undefined;
  return chapters.map((chapter, place) => {
    const { startSeconds, evidence } = chapter;
    const until = chapters[place + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    const first = spoken?.sentences.find(
      (sentence) => Math.floor(sentence.startSeconds) >= startSeconds && Math.floor(sentence.startSeconds) < until,
    );
    return {
      startSeconds,
      opening:
        (evidence && correctText(evidence.opening, corrections)) ??
        first?.text.split(' ').slice(0, openingWords).join(' ') ??
        '',
      score: evidence?.score ?? null,
      reasons: (evidence?.reasons ?? []).flatMap((reason) => reasonsInWords[reason] ?? []),
      titleEngine: titleEngineOf(chapter, video),
    };
  });
}
