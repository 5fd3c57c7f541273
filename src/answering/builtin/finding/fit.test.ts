import { expect, test } from 'vitest';
import { givesReason } from './fit.ts';

test.each(['He sold it because it leaked.', 'Es blieb im Hafen, weil der Wind fehlte.'])(
  '%s gives a reason',
  (text) => {
    expect(givesReason(text, 'en')).toBe(true);
  },
);

test.each(['Not because it leaked.', 'It was not just because of the wind.', 'Nicht weil der Wind fehlte.'])(
  '%s gives none',
  (text) => {
    expect(givesReason(text, 'en')).toBe(false);
  },
);
