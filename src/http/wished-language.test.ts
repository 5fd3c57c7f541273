import { expect, test } from 'vitest';
import { wishedLanguage } from './wished-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['PT-br', 'pt'],
  ['zh-Hant-TW, ja ; q=0.7', 'ja'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['fr;q=0.9, es;q=0.9', 'fr'],
  ['fr;q=0, es;q=0.1', 'es'],
  ['nl-NL, nl;q=0.9', 'en'],
  ['*', 'en'],
  ['nl, *;q=0.5, de;q=0.1', 'de'],
  ['den, d, de-, -de, de;q=x, de;q=2', 'en'],
  ['__proto__, constructor', 'en'],
  [`${'x-'.repeat(8000)};q=1,ja`, 'ja'],
])('who wishes %s is spoken to in %s', (header, language) => {
  expect(wishedLanguage({ headers: { 'accept-language': header } })).toBe(language);
});
