import type { Selectable } from 'kysely';
import { minutesFor } from '../accounts/minutes.ts';
import type { Density, EngineOfTitle, EngineReport, Evidence } from '../chaptering/engine.ts';
import type { Db } from '../database/connect.ts';
import { prepared } from '../database/prepared.ts';
import type { DB } from '../database/schema.ts';
import type { Tx } from '../database/transaction.ts';
import { thumbnailLink } from '../platform/thumbnail.ts';

export type VideoStatus = 'processing' | 'ready' | 'failed';
/** What a video in work is waiting for or doing. */
export const videoStages = [
  'waiting',
  'reading_captions',
  'fetching_sound',
  'recognising_speech',
  'finding_chapters',
] as const;
export type VideoStage = (typeof videoStages)[number];

/** Who made a chapter's title: an engine, the video's creator in its description, or who edited it. */
export type TitleEngine = EngineOfTitle | 'creator' | 'edited';

/** A chapter as it is stored and shown. */
export interface StoredChapter {
  startSeconds: number;
  title: string;
  /** Absent in chapters of early versions (`titleEngineOf`). */
  titleEngine?: TitleEngine;
  /** What its title was before words in it were corrected, and by which corrections; absent where none were. */
  uncorrected?: { title: string; by: string[] };
  /** Why it begins there; absent where somebody else than an engine set it, and in chapters of early versions. */
  evidence?: Evidence;
}

/** A video as a list shows it: without its chapters. */
export interface VideoSummary {
  videoId: string;
  platformId: string | null;
  /** A small picture of it; null where the platform has none: a file, a sample. */
  thumbnailUrl: string | null;
  title: string;
  durationSeconds: number;
  status: VideoStatus;
  stage: VideoStage | null;
  /** The share of its sound that has been recognised, 0 to 1; null where that is not what is done. */
  progress: number | null;
  minutesCharged: number;
  error: { code: string; message: string } | null;
  via: 'api' | 'web';
  createdAt: Date;
}

export interface Video extends VideoSummary {
  chapters: StoredChapter[] | null;
  /** What its channel is called; null where nobody says. */
  channelName: string | null;
  engine: string | null;
  density: Density;
  /** Whether somebody edited the chapters; false again when they are an engine's again. */
  isEdited: boolean;
  /** What the engine first made of it, at density `normal`; null where that is what `chapters` are. */
  engineChapters: StoredChapter[] | null;
  /** What came of asking a language model; null where none was asked. */
  engineReport: EngineReport | null;
  /** Raised with every writing of the chapters. */
  chaptersVersion: number;
  /** Raised whenever other captions are chosen, or words in them corrected. */
  transcriptVersion: number;
  /** The chapters that the creator wrote into the description, when the video was added; null where there were none. */
  creatorChapters: StoredChapter[] | null;
  /** What the file shows that it was made of; null where there is none of ours, or none any more. */
  media: 'video' | 'audio' | null;
  /** The page on which anybody can read it, while its owner shares it; null otherwise. */
  shared: { token: string; since: Date } | null;
}

type VideoRow = Selectable<DB['videos']>;

/** The columns that a summary is made of. */
export const summaryColumns = [
  'video_id',
  'platform_id',
  'title',
  'duration_seconds',
  'status',
  'stage',
  'progress',
  'error_code',
  'error_message',
  'via',
  'created_at',
] as const satisfies (keyof VideoRow)[];

/** Those columns of a row as the house speaks of them. */
export function summaryOfRow(row: Pick<VideoRow, (typeof summaryColumns)[number]>): VideoSummary {
  const status = row.status as VideoStatus;
  return {
    videoId: row.video_id,
    platformId: row.platform_id,
    thumbnailUrl: (row.platform_id !== null && thumbnailLink(row.platform_id)) || null,
    title: row.title,
    durationSeconds: row.duration_seconds,
    status,
    stage: status === 'processing' ? (row.stage as VideoStage) : null,
    progress: status === 'processing' ? row.progress : null,
    minutesCharged: status === 'failed' ? 0 : minutesFor(row.duration_seconds),
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    via: row.via as 'api' | 'web',
    createdAt: row.created_at,
  };
}

/** The columns that a video is made of. */
export const videoColumns = [
  ...summaryColumns,
  'channel_name',
  'chapters',
  'engine',
  'density',
  'edited_at',
  'engine_chapters',
  'engine_report',
  'chapters_version',
  'transcript_version',
  'creator_chapters',
  'media',
  'share_token',
  'shared_at',
] as const satisfies (keyof VideoRow)[];

/** Those columns of a row as the house speaks of them. */
export function videoOfRow(row: Pick<VideoRow, (typeof videoColumns)[number]>): Video {
  return {
    ...summaryOfRow(row),
    channelName: row.channel_name,
    chapters: row.chapters as StoredChapter[] | null,
    engine: row.engine,
    density: row.density as Density,
    isEdited: row.edited_at !== null,
    engineChapters: row.engine_chapters as StoredChapter[] | null,
    engineReport: row.engine_report as EngineReport | null,
    chaptersVersion: row.chapters_version,
    transcriptVersion: row.transcript_version,
    creatorChapters: row.creator_chapters as StoredChapter[] | null,
    media: row.status === 'failed' ? null : (row.media as Video['media']),
    shared:
      row.share_token === null || row.shared_at === null ? null : { token: row.share_token, since: row.shared_at },
  };
}

/** Who made a chapter's title, as far as what is stored tells. */
export function titleEngineOf(
  { titleEngine, evidence }: StoredChapter,
  { engine, isEdited }: Pick<Video, 'engine' | 'isEdited'>,
): TitleEngine {
  return titleEngine ?? (isEdited && !evidence ? 'edited' : engine === 'llm' ? 'llm' : 'builtin');
}

/** The account's video, unless its owner deleted it. */
export async function findVideo(db: Db | Tx, accountId: string, videoId: string): Promise<Video | undefined> {
  const row = await rowOf(db, accountId, videoId).where('deleted_at', 'is', null).executeTakeFirst();
  return row && videoOfRow(row);
}

/** What the public API shows of a video of the platform. */
export type PlatformVideo = VideoSummary & Pick<Video, 'chapters' | 'chaptersVersion'>;

/** The account's video of the platform, unless its owner deleted it. */
export async function findPlatformVideo(
  db: Db | Tx,
  accountId: string,
  videoId: string,
): Promise<PlatformVideo | undefined> {
  const [row] = (await db.executeQuery(platformVideo({ accountId, videoId }))).rows;
  if (!row) return undefined;
  const chapters = row.chapters as StoredChapter[] | null;
  return { ...summaryOfRow(row), chapters, chaptersVersion: row.chapters_version };
}

const platformVideo = prepared((db, of: { accountId: string; videoId: string }) =>
  db
    .selectFrom('videos')
    .select([...summaryColumns, 'chapters', 'chapters_version'])
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .where('platform_id', 'is not', null)
    .where('deleted_at', 'is', null),
);

/** For work that goes on while a deletion can be undone: the account's video as long as there is anything of it. */
export async function findKeptVideo(db: Db | Tx, accountId: string, videoId: string): Promise<Video | undefined> {
  const row = await rowOf(db, accountId, videoId).where('purged_at', 'is', null).executeTakeFirst();
  return row && videoOfRow(row);
}

function rowOf(db: Db | Tx, accountId: string, videoId: string) {
  return db
    .selectFrom('videos')
    .select(videoColumns)
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId);
}

/** Seconds, 1 to 60, after which it is worth looking at a video again: by its length, later the longer it takes; 1 once it is final. */
export function secondsToNextLook(video: Pick<Video, 'durationSeconds' | 'createdAt' | 'status'>, now: Date): number {
  if (video.status !== 'processing') return 1;
  const expected = 1 + video.durationSeconds / 1800;
  const age = Math.max(0, (now.getTime() - video.createdAt.getTime()) / 1000);
  return Math.min(60, Math.max(1, Math.round(Math.max(expected - age, age / 4))));
}
