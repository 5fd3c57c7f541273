import { expect, test } from 'vitest';
import { withoutMoments } from './without-moments.ts';

const cited = (text: string) => withoutMoments(text, (seconds) => seconds === 24);

test.each([
  ['At 0:24, she says that oak floats.', 'She says that oak floats.'],
  ['Um 0:24 sagt sie, dass Eiche schwimmt.', 'Hier sagt sie, dass Eiche schwimmt.'],
  ['Sie sagt ab 0:24, dass Eiche schwimmt.', 'Sie sagt, dass Eiche schwimmt.'],
  ['In Minute 0:24 zeigt sie das Boot.', 'Hier zeigt sie das Boot.'],
  ['Op 0:24 zegt ze dat eik drijft.', 'Hier zegt ze dat eik drijft.'],
  ['À 0:24, elle dit que le chêne flotte.', 'Elle dit que le chêne flotte.'],
  ['En el minuto 0:24 dice que el roble flota.', 'Dice que el roble flota.'],
])('%s', (text, rest) => {
  expect(cited(text)).toBe(rest);
});

test.each([
  'Um 0:24 Uhr fährt das letzte Boot.',
  'He ran a 0:24 lap.',
  'In 0:24 she has tied the knot.',
  'Um 0:25 sagt sie, dass Eiche schwimmt.',
])('what may be a time of day, or a length, stays: %s', (text) => {
  expect(cited(text)).toBe(text);
});
