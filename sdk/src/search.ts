import { type List, type ListOptions, listAt } from './list.ts';
import type { Passage } from './objects.ts';
import type { Connection } from './request.ts';

export interface SearchOptions extends ListOptions {
  /** In this video alone. */
  videoId?: string;
}

/** What finds where the account's videos say something: `client.search`. */
export function searchOf(connection: Connection) {
  return (q: string, { videoId, ...options }: SearchOptions = {}): List<Passage> =>
    listAt(connection, '/search', { q, video_id: videoId }, options);
}
