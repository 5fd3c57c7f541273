import { describe, expect, test } from 'vitest';
import { equalSpacing } from './figures.ts';
import { bootstrap, boundaryF1, iou, iouF1, rougeL, spansOf, tIou, titleScore, windowErrors } from './measures.ts';

const at = (starts: number[], duration = 100) =>
  spansOf(
    starts.map((start) => ({ start })),
    duration,
  );

describe('spans', () => {
  test('reach to the next start, the last to the end, and one from 0 is added', () => {
    expect(at([40, 10])).toMatchObject([
      { start: 0, end: 10 },
      { start: 10, end: 40 },
      { start: 40, end: 100 },
    ]);
  });

  test('overlap by the shared part of what they cover together', () => {
    expect(iou({ start: 0, end: 60 }, { start: 30, end: 90 })).toBeCloseTo(30 / 90);
    expect(iou({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(0);
  });
});

describe('IoU-F1', () => {
  test('is 1 for the same chapters and 0 without any', () => {
    expect(iouF1(at([0, 50]), at([0, 50]))).toBe(1);
    expect(iouF1([], at([0, 50]))).toBe(0);
  });

  test('averages over ten thresholds', () => {
    // Spans 0–50, 50–100 against 0–60, 60–100: IoU 50/60 = .833 (7 thresholds) and 40/50 = .8 (7: .5 … .8).
    expect(iouF1(at([0, 50]), at([0, 60]))).toBeCloseTo(0.7);
  });

  test('counts precision and recall of unequal numbers', () => {
    // One span 0–100 against halves: IoU .5 on both, a hit at .50 alone: F1 1 there, so .1.
    expect(iouF1(at([0]), at([0, 50]))).toBeCloseTo(0.1);
    // 0–50, 50–75, 75–100 against 0–50, 50–100: at .50 all hit; above, precision 1/3 and recall 1/2: F1 .4.
    expect(iouF1(at([0, 50, 75]), at([0, 50]))).toBeCloseTo((1 + 9 * 0.4) / 10);
  });
});

test('tIoU is the mean of pairs matched one to one, best first', () => {
  // Pairs: 0–50 with 0–50 (1), then 50–100 with 50–75 (.5); 75–100 stays alone.
  expect(tIou(at([0, 50]), at([0, 50, 75]))).toBeCloseTo(0.75);
});

describe('boundary F1', () => {
  test('leaves the first start out and takes the collar as included', () => {
    expect(boundaryF1(at([0, 53]), at([0, 50]), 3)).toBe(1);
    expect(boundaryF1(at([0, 53.5]), at([0, 50]), 3)).toBe(0);
    expect(boundaryF1([], at([0]), 3)).toBe(0);
  });

  test('matches each boundary once', () => {
    // Two of ours near one of theirs: precision ½, recall 1.
    expect(boundaryF1(at([0, 49, 51]), at([0, 50]), 5)).toBeCloseTo(2 / 3);
  });
});

describe('Pk and WindowDiff', () => {
  test('are 0 for the same chapters', () => {
    expect(windowErrors(at([0, 48], 96), at([0, 48], 96), 96)).toEqual({ pk: 0, windowDiff: 0 });
  });

  test('count the windows that see a boundary on one side only', () => {
    // 16 chunks, boundary at chunk 8, k = 4: windows 4–7 of 12 hold it; we predict none.
    expect(windowErrors(at([0], 96), at([0, 48], 96), 96)).toEqual({ pk: 4 / 12, windowDiff: 4 / 12 });
  });

  test('differ where a window holds another number of boundaries', () => {
    // Ours at chunks 8 and 9: windows 5–7 hold two for their one (not for Pk), window 8 one for none.
    expect(windowErrors(at([0, 48, 54], 96), at([0, 48], 96), 96)).toEqual({ pk: 1 / 12, windowDiff: 4 / 12 });
  });
});

describe('titles', () => {
  test('share the longest common run of words', () => {
    // Common: "the cat" (2 of 3 and of 4): F = 2·(2/3)(2/4)/(2/3+2/4) = 4/7.
    expect(rougeL('The cat sat', 'a the big Cat!')).toBeCloseTo(4 / 7);
    expect(rougeL('', 'cat')).toBe(0);
  });

  test('count only where the chapters overlap by half', () => {
    const reference = spansOf(
      [
        { start: 0, title: 'one' },
        { start: 50, title: 'two' },
      ],
      100,
    );
    const predicted = spansOf(
      [
        { start: 0, title: 'one' },
        { start: 80, title: 'two' },
      ],
      100,
    );
    // 0–80 overlaps 0–50 by .625: 1. 50–100 overlaps 80–100 by .4: 0.
    expect(titleScore(predicted, reference)).toBeCloseTo(0.5);
    expect(titleScore(predicted, at([0, 50]))).toBeNull();
  });
});

test('the interval draws whole channels, the same ones every time', () => {
  const values = ['a', 'a', 'b', 'b'].map((group) => ({ group, value: group === 'a' ? 0 : 1 }));
  expect(bootstrap(values)).toEqual([0, 1]);
  expect(bootstrap(values)).toEqual(bootstrap(values));
});

test('equal spacing cuts the video into parts of one length', () => {
  expect(equalSpacing(4, 100)).toEqual([{ start: 0 }, { start: 25 }, { start: 50 }, { start: 75 }]);
});
