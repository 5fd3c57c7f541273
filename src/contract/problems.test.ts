import { expect, test } from 'vitest';
import { Problem, tryAgainIn } from './problems.ts';

test('a refusal that waiting ends says for how long, and no other does', () => {
  expect(new Problem('unavailable', { retryAfter: 30 }).message).toMatch(/\. Try again in 30 seconds\.$/);
  expect(new Problem('rate_limited', { retryAfter: 0.2 }).message).toMatch(/\. Try again in 1 second\.$/);
  expect(new Problem('unavailable', { retryAfter: 600 }).message).toMatch(/\. Try again in 60 seconds\.$/);
  expect(new Problem('unavailable').message).not.toContain('Try again in');
  expect(new Problem('video_not_ready', { retryAfter: 30 }).message).not.toContain('Try again in');
  expect(new Problem('unavailable', { detail: 'No room.', retryAfter: 9 }).message).toBe('No room.');
});

test('a second is one', () => {
  expect([1, 2].map(tryAgainIn)).toEqual(['Try again in 1 second.', 'Try again in 2 seconds.']);
});
