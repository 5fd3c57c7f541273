import type { Selectable } from 'kysely';
import type { Context } from '../accounts/context.ts';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/schema.ts';
import type { Tx } from '../database/transaction.ts';
import type { Summary } from '../summarizing/engine.ts';
import { correctMarkdown, correctText } from '../transcripts/corrections/correct-text.ts';
import type { Correction } from '../transcripts/corrections/correction.ts';
import type { Video } from './video.ts';
import { findCorrections } from './video-transcript.ts';

/** What a language model wrote of a video, as it is shown beside the chapters that the video has now. */
export interface ShownSummary {
  /** `none`: nobody has asked for one, or the chapters that it was of are others now. */
  status: 'none' | 'pending' | 'ready' | 'failed';
  /** `llm` where there is one. */
  engine: string | null;
  /** Markdown with moments; null where there is none. */
  text: string | null;
  /** Of each chapter of the video; `text` is null too where it begins where none began. */
  chapters: { startSeconds: number; title: string; text: string | null }[];
  /** What is said at the moments of the texts, in order. */
  citations: Summary['citations'];
  /** Of one that is pending: how much of it is done, 0 to 1. */
  progress: number | null;
  /** When it was asked for. */
  createdAt: Date | null;
}

/** The summary of a ready video. */
export async function findSummary(
  db: Db | Tx,
  { accountId }: Pick<Context, 'accountId'>,
  video: Video,
): Promise<ShownSummary> {
  const row = await db
    .selectFrom('summaries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('video_id', '=', video.videoId)
    .executeTakeFirst();
  const corrections = row ? await findCorrections(db, { accountId, videoId: video.videoId }) : [];
  return shownSummary(row, video, corrections);
}

function shownSummary(
  row: Selectable<DB['summaries']> | undefined,
  video: Video,
  corrections: readonly Correction[],
): ShownSummary {
  const corrected = (text: string | null) => text && correctMarkdown(text, corrections);
  const written = (row?.chapters ?? []) as Summary['chapters'];
  const texts = new Map(written.map(({ startSeconds, text }) => [startSeconds, corrected(text)]));
  return {
    status: (row?.status ?? 'none') as ShownSummary['status'],
    engine: row?.engine ?? null,
    text: corrected(row?.text ?? null),
    chapters: (video.chapters ?? []).map(({ startSeconds, title }) => ({
      startSeconds,
      title,
      text: texts.get(startSeconds) ?? null,
    })),
    citations: ((row?.citations ?? []) as Summary['citations']).map(({ startSeconds, quote }) => ({
      startSeconds,
      quote: correctText(quote, corrections),
    })),
    progress: row?.status === 'pending' ? (row.progress ?? 0) : null,
    createdAt: row?.created_at ?? null,
  };
}

/** Seconds, 1 to 60, after which it is worth looking at a pending summary again: later the longer it takes. */
export function secondsToSummary({ createdAt }: Pick<ShownSummary, 'createdAt'>, now: Date): number {
  const age = createdAt ? Math.max(0, (now.getTime() - createdAt.getTime()) / 1000) : 0;
  return Math.min(60, Math.max(2, Math.round(age / 4)));
}
