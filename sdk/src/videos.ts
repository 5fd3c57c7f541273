import { type List, type ListOptions, listAt } from './list.ts';
import type { Evidence, Summary, Transcript, Video, VideoStatus } from './objects.ts';
import { type Connection, idInPath, type RequestOptions, send } from './request.ts';
import { sendDeletion } from './send-deletion.ts';
import { type WaitOptions, waitUntilFinal, withDeadline } from './wait.ts';

export interface CreateOptions extends RequestOptions {
  /** Names this video for 24 hours: the same key again is the same video, uncharged. One is made otherwise. */
  idempotencyKey?: string;
}

export interface VideoListOptions extends ListOptions {
  status?: VideoStatus;
  /** Words of the title. */
  q?: string;
}

export interface NotesOptions extends RequestOptions {
  /** With the transcript under each chapter. */
  transcript?: boolean;
}

export type ChapterFormat = 'txt' | 'vtt' | 'json' | 'csv' | 'ffmetadata';
export type TranscriptFormat = 'txt' | 'md' | 'srt' | 'vtt';

/** Videos of the account: `client.videos`. */
export function videosOf(connection: Connection) {
  const read = async <T>(path: string, options: RequestOptions) =>
    (await send<T>(connection, { method: 'GET', path, ...options })).body;
  const readText = async (path: string, options: RequestOptions, query = {}) =>
    (await send<string>(connection, { method: 'GET', path, query, as: 'text', ...options })).body;

  async function create(url: string, { idempotencyKey, signal }: CreateOptions = {}): Promise<Video> {
    const headers = { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() };
    return (await send<Video>(connection, { method: 'POST', path: '/videos', body: { url }, headers, signal })).body;
  }

  const summaryOf = (id: string) => `/videos/${idInPath(id)}/summary`;
  const waitFor = (id: string, options: WaitOptions<Video>) =>
    waitUntilFinal<Video>(connection, `/videos/${idInPath(id)}`, options);

  const summarize = async (id: string, { signal }: RequestOptions = {}): Promise<Summary> =>
    (await send<Summary>(connection, { method: 'POST', path: summaryOf(id), signal })).body;

  return {
    /**
     * Sends a link and charges its minutes. It is safe to repeat: it carries an `Idempotency-Key`, the same in each of its retries.
     * Answers at once with the video in work.
     */
    create,

    /** Sends a link and waits until the video is `ready` or `failed`, which its `status` says and its `error`. */
    createAndWait(url: string, options: CreateOptions & WaitOptions<Video> = {}): Promise<Video> {
      return withDeadline(options, async (within) => {
        const video = await create(url, { ...options, ...within });
        within.onProgress?.(video);
        return waitFor(video.id, within);
      });
    },

    get(id: string, options: RequestOptions = {}): Promise<Video> {
      return read(`/videos/${idInPath(id)}`, options);
    },

    /** Waits until the video is `ready` or `failed`. */
    wait(id: string, options: WaitOptions<Video> = {}): Promise<Video> {
      return withDeadline(options, (within) => waitFor(id, within));
    },

    /** The videos of the account, newest first. */
    list({ status, q, ...options }: VideoListOptions = {}): List<Video> {
      return listAt(connection, '/workspace', { status, q }, options);
    },

    /** Deletes the video. Minutes of one that is ready do not come back. */
    async delete(id: string, options: RequestOptions = {}): Promise<void> {
      await sendDeletion(connection, `/workspace/${idInPath(id)}`, options);
    },

    /** The chapters as a file: text for a description, WebVTT, Podcasting 2.0 JSON, CSV or ffmpeg metadata. */
    chapters(id: string, format: ChapterFormat, options: RequestOptions = {}): Promise<string> {
      return readText(`/videos/${idInPath(id)}/chapters.${format}`, options);
    },

    /** What is said, when, and by whom; there before the chapters are. */
    transcript(id: string, options: RequestOptions = {}): Promise<Transcript> {
      return read(`/videos/${idInPath(id)}/transcript`, options);
    },

    /** The transcript as a file: text, Markdown, SubRip or WebVTT. */
    transcriptFile(id: string, format: TranscriptFormat, options: RequestOptions = {}): Promise<string> {
      return readText(`/videos/${idInPath(id)}/transcript.${format}`, options);
    },

    /** Notes as Markdown: front matter, and a heading for each chapter that leads to its moment. */
    notes(id: string, { transcript = false, ...options }: NotesOptions = {}): Promise<string> {
      return readText(`/videos/${idInPath(id)}/notes.md`, options, { transcript: String(transcript) });
    },

    /** Why the chapters begin where they begin, and who made their titles. */
    evidence(id: string, options: RequestOptions = {}): Promise<Evidence> {
      return read(`/videos/${idInPath(id)}/evidence`, options);
    },

    /** What a language model says of the video and of each chapter, with moments; its `status` is `none` until somebody asks for it. */
    summary(id: string, options: RequestOptions = {}): Promise<Summary> {
      return read(summaryOf(id), options);
    },

    /** Has the summary made, which uses no minutes. It is safe to repeat: one that is there, or being made, is not made again. */
    summarize,

    /** Has it made and waits until it is `ready` or `failed`, which its `status` says. */
    summarizeAndWait(id: string, options: WaitOptions<Summary> = {}): Promise<Summary> {
      return withDeadline(options, async (within) => {
        const asked = await summarize(id, within);
        within.onProgress?.(asked);
        return asked.status === 'ready' ? asked : waitUntilFinal<Summary>(connection, summaryOf(id), within);
      });
    },
  };
}
