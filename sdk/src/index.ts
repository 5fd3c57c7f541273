/** What the package offers; nothing inside it imports this file. */
export { type Client, type ClientOptions, createClient } from './client.ts';
export * from './errors.ts';
export type { List, ListOptions, Page } from './list.ts';
export type * from './objects.ts';
export type { RequestOptions } from './request.ts';
export type { SearchOptions } from './search.ts';
export { type VerifyOptions, verifyWebhook } from './verify-webhook.ts';
export type { ChapterFormat, CreateOptions, NotesOptions, TranscriptFormat, VideoListOptions } from './videos.ts';
export type { WaitOptions } from './wait.ts';
