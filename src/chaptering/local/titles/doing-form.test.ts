import { expect, test } from 'vitest';
import { doingForm } from './doing-form.ts';

test.each([
  ['count', 'counting'],
  ['true', 'truing'],
  ['swap', 'swapping'],
  ['see', 'seeing'],
  ['tie', 'tying'],
  ['squeeze', 'squeezing'],
  ['clean', 'cleaning'],
])('%s becomes %s', (verb, form) => {
  expect(doingForm(verb)).toBe(form);
});
