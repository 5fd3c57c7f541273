import { expect, test } from 'vitest';
import { chooseTrack } from './choose-track.ts';

const track = (language: string, isAutomatic = false) => ({
  address: `/${language}`,
  language,
  isAutomatic,
  isDefault: false,
});

test('made by hand in the spoken language comes before automatic', () => {
  const tracks = [track('fr'), track('en-GB'), track('en', true)];
  expect(chooseTrack(tracks)).toBe(tracks[1]);
});

test('automatic in the spoken language comes before a translation made by hand', () => {
  const tracks = [track('fr'), track('de', true)];
  expect(chooseTrack(tracks)).toBe(tracks[1]);
});

test('without an automatic track the one shown first counts as the original, or else the first one', () => {
  expect(chooseTrack([track('ja'), { ...track('en'), isDefault: true }])?.language).toBe('en');
  expect(chooseTrack([track('ja'), track('en')])?.language).toBe('ja');
  expect(chooseTrack([])).toBeUndefined();
});
