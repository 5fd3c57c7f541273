import type { QueryKey } from '@tanstack/react-query';
import { videoOf } from './is-kept.ts';

/** What is known of something in the copy. */
export interface Kept {
  key: QueryKey;
  characters: number;
  /** When a page showed it last, and when the server said it, in milliseconds. */
  seenAt: number;
  askedAt: number;
  /** The ids of the chats, where it is the list of a video's chats. */
  chats?: string[];
}

const mostVideos = 50;
const mostLists = 20;
const mostCharacters = 20_000_000;

/**
 * The hashes of what has no place in the copy any more: a transcript that was replaced, chats that are gone, and the videos and
 * lists that were seen longest ago.
 */
export function leftOut(kept: Readonly<Record<string, Kept>>): string[] {
  const lastFirst = Object.entries(kept).toSorted(([, a], [, b]) => b.seenAt - a.seenAt);
  const gone: string[] = [];
  const transcripts = new Set<unknown>();
  /** What stays or goes together. */
  const groups = new Map<string, { hashes: string[]; characters: number; isVideo: boolean }>();
  for (const [hash, { key, characters }] of lastFirst) {
    const chats = key.length > 3 ? kept[JSON.stringify(key.slice(0, 3))]?.chats : undefined;
    const isReplaced = key[0] === 'transcript' && transcripts.has(key[1]);
    if (isReplaced || (chats && !chats.includes(String(key[3])))) {
      gone.push(hash);
      continue;
    }
    if (key[0] === 'transcript') transcripts.add(key[1]);
    const videoId = videoOf(key);
    const group = groups.get(videoId ?? hash) ?? { hashes: [], characters: 0, isVideo: videoId !== undefined };
    groups.set(videoId ?? hash, group);
    group.hashes.push(hash);
    group.characters += characters;
  }
  let [videos, lists, room] = [mostVideos, mostLists, mostCharacters];
  for (const { hashes, characters, isVideo } of groups.values()) {
    room -= characters;
    if (isVideo) videos -= 1;
    else lists -= 1;
    if (room < 0 || (isVideo ? videos : lists) < 0) gone.push(...hashes);
  }
  return gone;
}
