import { expect, test } from 'vitest';
import { type Kept, leftOut } from './left-out.ts';

/** What is in the copy, the first one seen last. */
function keptOf(keys: readonly (readonly unknown[])[], more: Partial<Kept> = {}): Record<string, Kept> {
  const entries = keys.map((key, place) => [
    JSON.stringify(key),
    { key, characters: 1000, seenAt: -place, askedAt: 0, ...more },
  ]);
  return Object.fromEntries(entries);
}
const hash = (...key: unknown[]) => JSON.stringify(key);

test('of more than fifty videos the one that was seen longest ago goes with all that is of it, and of lists the twenty-first', () => {
  const videos = Array.from({ length: 51 }, (_, at) => ['video', `vid_${at}`]);
  const parts = [
    ['transcript', 'vid_50', 1],
    ['tags', 'vid_50'],
  ];
  const lists = Array.from({ length: 21 }, (_, after) => ['videos', { after }]);
  const gone = [hash('video', 'vid_50'), ...parts.map((key) => hash(...key)), hash('videos', { after: 20 })];
  expect(leftOut(keptOf([...videos, ...parts, ...lists])).toSorted()).toEqual(gone.toSorted());
  expect(leftOut(keptOf(videos.slice(1)))).toEqual([]);
});

test('a video whose part was just seen is no old one', () => {
  const videos = Array.from({ length: 51 }, (_, at) => ['video', `vid_${at}`]);
  expect(leftOut(keptOf([['transcript', 'vid_50', 1], ...videos]))).toEqual([hash('video', 'vid_49')]);
});

test('of more than twenty million characters what was seen longest ago goes', () => {
  const videos = Array.from({ length: 5 }, (_, at) => ['video', `vid_${at}`]);
  expect(leftOut(keptOf(videos, { characters: 6_000_000 }))).toEqual([hash('video', 'vid_3'), hash('video', 'vid_4')]);
});

test('a transcript that was replaced goes, and a chat that is none of the video’s any more', () => {
  const kept = keptOf([
    ['video', 'vid_a', 'chats'],
    ['video', 'vid_a', 'chats', 'chat_1'],
    ['video', 'vid_a', 'chats', 'chat_2'],
    ['video', 'vid_b', 'chats', 'chat_3'],
    ['transcript', 'vid_a', 2],
    ['transcript', 'vid_a', 1],
    ['transcript', 'vid_b', 1],
  ]);
  Object.assign(kept[hash('video', 'vid_a', 'chats')] ?? {}, { chats: ['chat_2'] });
  expect(leftOut(kept)).toEqual([hash('video', 'vid_a', 'chats', 'chat_1'), hash('transcript', 'vid_a', 1)]);
});
