import { expect, test } from 'vitest';
import { asksOfSeveral } from './compared-figures.ts';

test.each(['How heavy are they?', 'How long do they last?', 'How much does each of them cost?'])(
  'several things are asked about: %s',
  (question) => {
    expect(asksOfSeveral(question)).toBe(true);
  },
);

test.each(['How much did they spend in total?', 'How much do they charge?', 'How long did they stay?'])(
  'those who did it are asked about: %s',
  (question) => {
    expect(asksOfSeveral(question)).toBe(false);
  },
);
