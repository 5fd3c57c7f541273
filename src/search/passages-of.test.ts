import { expect, test } from 'vitest';
import { readTranscript } from '../transcripts/reading/reading.ts';
import { passagesOf } from './passages-of.ts';
import { termsOf } from './terms.ts';

const sentence = (start: number, text: string, wordStarts?: number[]) => ({
  start,
  end: start + 5,
  text,
  ...(wordStarts && { wordStarts }),
});
const read = (segments: ReturnType<typeof sentence>[], duration = 3600) =>
  passagesOf(readTranscript({ language: 'en', kind: 'manual', segments }, duration), 'own ');

test('passages are whole sentences, some of them together, and each term is said when its word is', () => {
  const { passages, terms } = read([
    sentence(10, 'We lend tools.', [10, 11.2, 12.5]),
    sentence(20, 'L’été vient.', [20, 22]),
    sentence(30, '机器学习。'),
    ...Array.from({ length: 20 }, (_, at) => sentence(40 + at * 5, 'Eight words make one sentence of this talk.')),
  ]);
  expect(passages.length).toBeGreaterThan(2);
  expect(passages[0]).toMatchObject({ startSeconds: 10 });
  expect(passages[0]?.text).toMatch(/^We lend tools\. L’été vient\. 机器学习。 Eight/);
  expect(passages[0]?.moments.slice(0, 6)).toEqual([0, 12, 25, 100, 100, 120]);
  expect(passages[0]?.words).toMatch(/^'own we':1C 'own lend':2C 'own tools':3C 'own l':4C 'own ete':5C /);
  for (const { text } of passages) expect(text.split(' ').length).toBeLessThanOrEqual(60);
  expect(passages.map(({ text }) => text).join(' ')).toMatch(/talk\.$/);
  for (const [at, { text, tail, moments }] of passages.entries()) {
    expect(moments).toHaveLength(termsOf(text).length);
    expect(`${passages[at + 1]?.text ?? ''} ${passages[at + 2]?.text ?? ''}`.slice(0, tail.length - 1)).toBe(
      tail.slice(1),
    );
    expect(tail.trim().split(' ').length).toBe(at < passages.length - 1 ? 12 : 1);
  }
  expect(terms).toEqual(expect.arrayContaining(['own lend', 'own ete', 'own 学习', 'own sentence']));
  expect(new Set(terms).size).toBe(terms.length);
});

test('what is no speech is taken up to a bound', () => {
  const words = Array.from({ length: 250_000 }, (_, at) => `w${at}.`);
  const { passages } = read([sentence(0, words.join(' '))]);
  expect(passages.reduce((sum, { moments }) => sum + moments.length, 0)).toBeLessThanOrEqual(200_000);
});
