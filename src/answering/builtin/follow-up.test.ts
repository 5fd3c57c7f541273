import { expect, test } from 'vitest';
import { readTranscript } from '../../transcripts/reading/reading.ts';
import { indexReading } from '../retrieval/indexed-reading.ts';
import { citedBefore, nearCited } from './follow-up.ts';

test('what was cited is what the last answer with a moment cites', () => {
  const answers = ['“A” 0:10', '“B” 1:10\n\n“C” 1:02:03', 'The video does not say that.'];
  expect(citedBefore(answers.map((answer) => ({ answer })))).toEqual([70, 3723]);
  expect(citedBefore([{ answer: 'No.' }])).toEqual([]);
});

test('what follows a cited passage is likelier than what is far away, and the passage itself is not told again', () => {
  const text = `Here are some words, ${'and some more '.repeat(8)}of them.`;
  const segments = Array.from({ length: 20 }, (_, at) => ({ start: at * 10, end: at * 10 + 9, text }));
  const reading = readTranscript({ language: 'en', kind: 'manual', segments }, 200);
  const indexed = indexReading(reading, { chapters: [], title: '', stem: (word) => word });
  const scores = nearCited([50], new Float64Array(20).fill(1), indexed);
  const [best] = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  expect([4, 7]).toContain(best);
  expect(scores[5]).toBeLessThan(scores[19] ?? 0);
  expect(scores[8]).toBeGreaterThan(scores[15] ?? 0);
  expect(nearCited([], scores, indexed)).toBe(scores);
});
