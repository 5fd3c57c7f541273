import { readOutputLanguage } from '../accounts/output-language.ts';
import { type SpokenParagraph, spokenByChapter } from '../chaptering/spoken-by-chapter.ts';
import { thumbnailLink } from '../platform/thumbnail.ts';
import { embedPage, watchPageAt } from '../platform/video-link.ts';
import type { VideoSystemContext } from './context.ts';
import { notesOf } from './notes-of.ts';
import { readSentences } from './read-sentences.ts';
import { findSummary } from './summary.ts';
import { titleEngineOf, type Video, videoColumns, videoOfRow } from './video.ts';

/** What anybody who has the address of a shared video can read of it: nothing of its owner, and nothing that was asked. */
export interface SharedVideo {
  title: string;
  durationSeconds: number;
  chapters: {
    startSeconds: number;
    title: string;
    /** Of the title, as `language` is. */
    language: string | null;
    summary: string | null;
    paragraphs: SpokenParagraph[];
  }[];
  /** Markdown with moments in brackets; null where there is none. */
  summary: string | null;
  /** Of what is said, as a BCP 47 tag; null where nobody knows. */
  language: string | null;
  /** Of the summaries, as `language` is. */
  summaryLanguage: string | null;
  /** The platform's page and player, from a second on; undefined where it does not have the video: an upload, a sample. */
  watchAt: ((seconds: number) => string) | undefined;
  embedAt: ((seconds: number) => string) | undefined;
  /** What the file shows that was uploaded, and that is played here; null where there is none. */
  media: Video['media'];
}

/** What a token looks like. */
const tokenPattern = /^[0-9A-Za-z]{32}$/;

/**
 * The video that is shared by this token, as it is now; undefined where there is none: the token is wrong, its owner ended the sharing or
 * deleted the video.
 *
 * @throws {Problem} `unavailable` where the transcript has to be read first, and too much waits for that
 */
export async function readSharedVideo(
  ctx: VideoSystemContext,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<SharedVideo | undefined> {
  const found = await findShared(ctx, token);
  if (!found) return undefined;
  const { accountId, video } = found;
  const { videoId, platformId, title, durationSeconds, chapters } = video;
  const own = { ...ctx, accountId };
  const spoken = await readSentences(own, { videoId, signal });
  const said = spokenByChapter(chapters ?? [], spoken?.sentences ?? []);
  const summary = await findSummary(ctx.db, own, video);
  const language = spoken?.language ?? null;
  // What a language model writes may be in the account's output language, or in one that it had before; edits follow what was there.
  const written = (await readOutputLanguage(own)) === null ? language : null;
  const languageOf = (place: number) => {
    const chapter = chapters?.[place];
    return chapter && ['llm', 'edited'].includes(titleEngineOf(chapter, video)) ? written : language;
  };
  const watched = platformId !== null && thumbnailLink(platformId) !== undefined ? platformId : undefined;
  return {
    title,
    durationSeconds,
    chapters: summary.chapters.map(({ startSeconds, title: name, text }, place) => ({
      startSeconds,
      title: name,
      language: languageOf(place),
      summary: text,
      paragraphs: said[place] ?? [],
    })),
    summary: summary.text,
    language,
    summaryLanguage: written,
    watchAt: watched === undefined ? undefined : (seconds) => watchPageAt(watched, seconds),
    embedAt: watched === undefined ? undefined : (seconds) => embedPage(watched, seconds),
    media: video.media,
  };
}

/** Which video is shared by this token now, and by whom; undefined where `readSharedVideo` finds none. */
export async function findSharedVideo(
  ctx: VideoSystemContext,
  { token }: { token: string },
): Promise<{ accountId: string; videoId: string } | undefined> {
  const found = await findShared(ctx, token);
  return found && { accountId: found.accountId, videoId: found.video.videoId };
}

/**
 * The same as Markdown notes with what is said; `page` is the address of its page.
 *
 * @throws {Problem} as `readSharedVideo` does
 */
export async function sharedNotes(
  ctx: VideoSystemContext,
  { token, page, signal }: { token: string; page: string; signal: AbortSignal },
): Promise<string | undefined> {
  const found = await findShared(ctx, token);
  if (!found) return undefined;
  const { accountId, video, since } = found;
  return notesOf({ ...ctx, accountId }, { video, page, date: since, withTranscript: true, signal });
}

async function findShared(
  { db }: VideoSystemContext,
  token: string,
): Promise<{ accountId: string; video: Video; since: Date } | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const row = await db
    .selectFrom('videos')
    .select(['account_id', ...videoColumns])
    .where('share_token', '=', token)
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const video = videoOfRow(row);
  return video.shared ? { accountId: row.account_id, video, since: video.shared.since } : undefined;
}
