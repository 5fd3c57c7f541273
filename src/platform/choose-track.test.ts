import { expect, test } from 'vitest';
import { chooseTrack } from './choose-track.ts';

const track = (language: string, isAutomatic = false) => ({ address: `/${language}`, language, isAutomatic });

test('made by hand in the spoken language comes before automatic', () => {
  const tracks = [track('fr'), track('en-GB'), track('en', true)];
  expect(chooseTrack(tracks)).toBe(tracks[1]);
});

test('automatic in the spoken language comes before a translation made by hand', () => {
  const tracks = [track('fr'), track('de', true)];
  expect(chooseTrack(tracks)).toBe(tracks[1]);
});

test('without an automatic track the first one made by hand counts as the original', () => {
  expect(chooseTrack([track('ja'), track('en')])?.language).toBe('ja');
  expect(chooseTrack([])).toBeUndefined();
});
