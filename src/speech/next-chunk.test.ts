import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framesPerSecond } from './loudness.ts';
import { type Chunk, nextChunk, spokenShare } from './next-chunk.ts';
import { spreadText } from './spread-text.ts';

const threshold = 100;

/** Sound that is loud but in the pauses, which are given in seconds. */
function sound(seconds: number, pauses: [from: number, to: number][]): Float32Array {
  const frames = new Float32Array(seconds * framesPerSecond).fill(1000);
  for (const [from, to] of pauses) frames.fill(5, from * framesPerSecond, to * framesPerSecond);
  return frames;
}

function chunks(frames: Float32Array, longestSeconds: number, tellsTimes = true): Chunk[] {
  const all: Chunk[] = [];
  for (let from = 0; ; ) {
    const chunk = nextChunk(frames, from, threshold, { longestSeconds, tellsTimes });
    if (!chunk) return all;
    all.push(chunk);
    from = chunk.to;
  }
}

test('a chunk ends in a pause', () => {
  const frames = sound(60, [
    [5, 6],
    [20, 20.5],
    [40, 41],
  ]);
  const cuts = chunks(frames, 28).map(({ to }) => to / framesPerSecond);
  expect(cuts[0]).toBeGreaterThan(20);
  expect(cuts[0]).toBeLessThan(20.5);
  expect(cuts[1]).toBeGreaterThan(40);
  expect(cuts[1]).toBeLessThan(41);
  expect(cuts[2]).toBe(60);
});

test('a chunk for a recogniser that tells no times ends at a long pause', () => {
  const frames = sound(60, [
    [2, 4],
    [10, 12],
    [20, 20.5],
  ]);
  const cuts = chunks(frames, 28, false).map(({ from, to }) => [from / framesPerSecond, to / framesPerSecond]);
  expect(cuts[0]).toEqual([0, 10.3]);
  expect(cuts[1]?.[0]).toBe(11.7);
});

test('silence belongs to no chunk, but for a breath before and after', () => {
  const frames = sound(300, [
    [0, 30],
    [40, 300],
  ]);
  expect(chunks(frames, 28)).toEqual([{ from: 29.7 * framesPerSecond, to: Math.round(40.3 * framesPerSecond) }]);
  expect(chunks(sound(300, [[0, 300]]), 28)).toEqual([]);
  expect(chunks(new Float32Array(0), 28)).toEqual([]);
});

test('whatever the sound, every loud frame is in one chunk, none is too long, and going on from a cut gives the same', () => {
  const noise = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(noise, fc.integer({ min: 2, max: 30 }), fc.boolean(), (stretches, most, tellsTimes) => {
      const frames = Float32Array.from(
        stretches.flatMap(([length, isLoud]) => Array.from({ length }, () => (isLoud ? 500 : 3))),
      );
      const all = chunks(frames, most, tellsTimes);
      const isIn = new Uint8Array(frames.length);
      for (const { from, to } of all) {
        expect(to - from).toBeLessThanOrEqual(most * framesPerSecond);
        expect(to).toBeGreaterThan(from);
        for (let frame = from; frame < to; frame++) isIn[frame] = (isIn[frame] ?? 0) + 1;
      }
      expect(isIn.every((times, frame) => times <= 1 && ((frames[frame] ?? 0) < threshold || times === 1))).toBe(true);
      const second = all[1];
      if (second)
        expect(nextChunk(frames, all[0]?.to ?? 0, threshold, { longestSeconds: most, tellsTimes })).toEqual(second);
    }),
  );
});

describe('a text without times', () => {
  const frames = sound(20, [[8, 12]]);
  const chunk = { from: 0, to: frames.length };
  const piece = { samples: Buffer.alloc(0), seconds: 20, spokenShare: spokenShare(frames, chunk, threshold) };

  test('is spread over what is spoken, sentence by sentence; pauses take none of it', () => {
    const segments = spreadText(' These are ten words.  Those are ten words. ', piece);
    expect(segments.map(({ text }) => text)).toEqual(['These are ten words.', 'Those are ten words.']);
    expect(segments[0]?.start).toBeCloseTo(0, 0);
    expect(segments[0]?.end).toBeCloseTo(8, 0);
    expect(segments[1]?.start).toBeCloseTo(12, 0);
    expect(segments[1]?.end).toBeCloseTo(20, 0);
  });

  test('ends its sentences in the pauses near where they are reckoned to end', () => {
    const uneven = sound(20, [[9, 9.5]]);
    const one = { ...piece, spokenShare: spokenShare(uneven, chunk, threshold) };
    const [first, second] = spreadText('These are ten words. Those are ten words.', one);
    expect([first?.end, second?.start]).toEqual([expect.closeTo(9, 1), expect.closeTo(9.5, 1)]);
  });

  test('of nothing is nothing', () => expect(spreadText(' \n', piece)).toEqual([]));
});
