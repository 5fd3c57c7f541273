import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedSpeech } from '../../../bench/generated-speech.ts';
import type { Segment } from '../transcript.ts';
import { packReading, unpackReading } from './pack-reading.ts';
import { type Reading, readTranscript, withoutSentences } from './reading.ts';
import { readingVersion } from './reading-version.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'the',
        'owl',
        'so',
        'Is',
        'that?',
        'it.',
        '[Music]',
        '>>',
        '—',
        '今日は',
        'ไทย',
        '"ok"',
        '\ud800',
      ),
      {
        maxLength: 30,
      },
    )
    .map((words) => words.join(' ')),
);
const segment: fc.Arbitrary<Segment> = fc.record(
  {
    start: fc.double({ min: 0, max: 10_800, noNaN: true }),
    end: fc.double({ min: 0, max: 10_800, noNaN: true }),
    text,
    speaker: fc.constantFrom('Ada', 'Ben Okoro', '__proto__'),
  },
  { requiredKeys: ['start', 'end', 'text'] },
);
const reading = fc
  .record({
    segments: fc.array(segment, { maxLength: 40 }),
    language: fc.constantFrom('en', 'de-AT', 'ja', null),
    durationSeconds: fc.integer({ min: 0, max: 10_800 }),
    left: fc.array(fc.nat(20), { maxLength: 5 }),
  })
  .map(({ segments, language, durationSeconds, left }) => {
    const sorted = segments.toSorted((one, other) => one.start - other.start);
    const whole = readTranscript({ language, kind: 'file', segments: sorted }, durationSeconds);
    return withoutSentences(whole, new Set(left));
  });

const toMillisecond = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** The reading with its times to the millisecond. */
function rounded({ words, asSaid, sentences, ...rest }: Reading): Reading {
  const roundedWord = <T extends Reading['words'][number]>(word: T) => ({
    ...word,
    start: toMillisecond(word.start),
    pause: toMillisecond(word.pause),
  });
  return {
    ...rest,
    words: words.map(roundedWord),
    asSaid: asSaid.map(roundedWord),
    sentences: sentences.map((one) => ({ ...one, start: toMillisecond(one.start), end: toMillisecond(one.end) })),
  };
}

test('what was packed comes out as it was, to the millisecond', () => {
  fc.assert(
    fc.property(reading, (given) => {
      expect(unpackReading(packReading(given))).toEqual(rounded(given));
    }),
    { numRuns: 300 },
  );
});

test('what came out is packed as the same again', () => {
  fc.assert(
    fc.property(reading, (given) => {
      const once = unpackReading(packReading(given));
      expect(unpackReading(packReading(once))).toEqual(once);
    }),
  );
});

test('three hours of speech take less than half a megabyte', () => {
  const packed = packReading(readTranscript(generatedSpeech(10_800), 10_800));
  expect(unpackReading(packed).words.length).toBeGreaterThan(25_000);
  expect(packed.length).toBeLessThan(500_000);
});

test('a reading of another version is not taken for one of this', () => {
  const old = { ...readTranscript(generatedSpeech(60), 60), version: readingVersion - 1 };
  expect(() => unpackReading(packReading(old))).toThrow(/version/);
});

test('times between milliseconds are read as they are stored, so that a stored reading is what was read', () => {
  const segments = [
    { start: 0, end: 7 / 3, text: 'One thing that nobody timed.' },
    { start: 10 / 3, end: 17 / 3, text: 'And another thing.' },
  ];
  const reading = readTranscript({ language: 'en', kind: 'automatic', segments }, 20);
  expect(unpackReading(packReading(reading))).toEqual(reading);
});
