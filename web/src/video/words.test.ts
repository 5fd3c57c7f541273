import { expect, test } from 'vitest';
import english from '../i18n/locales/en/app.json' with { type: 'json' };
import { addMessages } from '../i18n/messages.ts';
import { age } from './age.ts';
import { clockTime } from './clock-time.ts';
import { descriptionSize } from './description-size.ts';

addMessages(english);

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [754, '12:34'],
  [3600, '1:00:00'],
  [10_721, '2:58:41'],
])('%d seconds are written %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test.each([
  [5, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [3 * 86_400, '3 days ago'],
  [30 * 86_400, 'June 1, 2026'],
])('%d seconds ago is said as %s', (seconds, text) => {
  const now = Date.parse('2026-07-01T12:00:00Z');
  expect(age(now - seconds * 1000, now)).toBe(text);
});

test('the size of a description is counted in bytes, not letters', () => {
  expect(descriptionSize('0:00 - Über')).toEqual({ bytes: 12, limit: 5000, fits: true });
  expect(descriptionSize('ü'.repeat(2501))).toMatchObject({ bytes: 5002, fits: false });
});
