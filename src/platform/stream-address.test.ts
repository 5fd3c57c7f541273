import { expect, test } from 'vitest';
import { streamAddress } from './stream-address.ts';

const sound = (url: string | undefined, more: object = {}) => ({ url, mimeType: 'audio/webm; codecs="opus"', ...more });
const of = (adaptiveFormats: object[], formats: object[] = []) =>
  streamAddress({ streamingData: { adaptiveFormats, formats } });

test('the smallest sound that is good enough for speech', () => {
  const formats = [
    { url: 'picture', mimeType: 'video/mp4', bitrate: 41_000 },
    sound('large', { bitrate: 130_000 }),
    sound('small', { bitrate: 50_000 }),
    sound('smallest', { bitrate: 30_000 }),
    sound('evened-out', { bitrate: 45_000, isDrc: true }),
  ];
  expect(of(formats)).toBe('small');
  expect(of(formats.filter(({ url }) => url !== 'small' && url !== 'large'))).toBe('smallest');
});

test('the original language, not a dubbed one', () => {
  const dubbed = { bitrate: 50_000, audioTrack: { audioIsDefault: false } };
  const original = { bitrate: 70_000, audioTrack: { audioIsDefault: true } };
  expect(of([sound('dubbed', dubbed), sound('original', original)])).toBe('original');
});

test('an address that a script makes is none; a film with sound serves where there is no sound alone', () => {
  const ciphered = { signatureCipher: 's=1&url=x', mimeType: 'audio/mp4', bitrate: 64_000 };
  expect(of([ciphered])).toBeUndefined();
  expect(of([ciphered], [{ url: 'film', mimeType: 'video/mp4', bitrate: 400_000 }])).toBe('film');
});

test.each([undefined, null, {}, [], 'text', { streamingData: {} }, { streamingData: { adaptiveFormats: 'no' } }])(
  'none in %o',
  (answer) => expect(streamAddress(answer)).toBeUndefined(),
);
