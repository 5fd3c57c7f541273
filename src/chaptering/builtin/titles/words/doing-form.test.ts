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
  ['quit', 'quitting'],
  ['quiz', 'quizzing'],
  ['queue', 'queuing'],
  ['begin', 'beginning'],
  ['permit', 'permitting'],
  ['transfer', 'transferring'],
  ['control', 'controlling'],
  ['unplug', 'unplugging'],
  ['format', 'formatting'],
  ['panic', 'panicking'],
  ['visit', 'visiting'],
  ['limit', 'limiting'],
  ['offer', 'offering'],
  ['target', 'targeting'],
  ['explain', 'explaining'],
  ['review', 'reviewing'],
  ['singe', 'singeing'],
])('%s becomes %s', (verb, form) => {
  expect(doingForm(verb)).toBe(form);
});
