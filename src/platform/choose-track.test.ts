import { expect, test } from 'vitest';
import type { CaptionTrack } from './caption-tracks.ts';
import { chooseTracks, rankTracks } from './choose-track.ts';

function track(language: string, more: Partial<CaptionTrack> = {}): CaptionTrack {
  const id = `${more.isAutomatic ? 'a' : ''}.${language}`;
  const plain = { isAutomatic: false, isDefault: false, isOriginal: undefined };
  return { address: `/${language}`, id, name: '', language, ...plain, ...more };
}

const automatic = { isAutomatic: true };
const ids = (tracks: CaptionTrack[]) => tracks.map(({ id }) => id);

test('made by hand in the spoken language comes before automatic', () => {
  expect(ids(rankTracks([track('fr'), track('en-GB'), track('en', automatic)]))).toEqual(['.en-GB', 'a.en', '.fr']);
});

test('automatic in the spoken language comes before a translation made by hand', () => {
  expect(ids(rankTracks([track('fr'), track('de', automatic)]))).toEqual(['a.de', '.fr']);
});

test('without an automatic track the one shown first counts as the original, or else the first one', () => {
  expect(ids(rankTracks([track('ja'), track('en', { isDefault: true })]))).toEqual(['.en', '.ja']);
  expect(ids(rankTracks([track('ja'), track('en')]))).toEqual(['.ja', '.en']);
  expect(rankTracks([])).toEqual([]);
});

test('of several by hand in the spoken language, the one that is shown first', () => {
  const tracks = [track('en', automatic), track('en'), track('en-US', { isDefault: true }), track('en-GB')];
  expect(ids(rankTracks(tracks))).toEqual(['.en-US', '.en', '.en-GB', 'a.en']);
});

test('what the platform says is the original goes before the language of an automatic track, which may be of a dubbed sound', () => {
  const tracks = [
    track('en', { ...automatic, isOriginal: false }),
    track('en', { isDefault: true, isOriginal: false }),
    track('de', { ...automatic, isOriginal: true }),
    track('de', { isOriginal: true }),
  ];
  expect(ids(rankTracks(tracks))).toEqual(['.de', 'a.de', '.en', 'a.en']);
});

test('an original without tracks of its own does not count', () => {
  const tracks = [track('fr', { isOriginal: false }), track('en', { ...automatic, isOriginal: false })];
  expect(ids(rankTracks(tracks))).toEqual(['a.en', '.fr']);
});

test('the automatic track of the same language is the spare of one by hand, and nothing else is', () => {
  expect(ids(chooseTracks([track('fr'), track('en-GB'), track('en', automatic)]))).toEqual(['.en-GB', 'a.en']);
  expect(ids(chooseTracks([track('fr'), track('de', automatic)]))).toEqual(['a.de']);
  expect(ids(chooseTracks([track('fr'), track('de')]))).toEqual(['.fr']);
  expect(chooseTracks([])).toEqual([]);
});
