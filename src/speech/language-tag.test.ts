import { expect, test } from 'vitest';
import { languageTag } from './language-tag.ts';

test.each([
  ['english', 'en'],
  ['German', 'de'],
  ['en', 'en'],
  ['de-AT', 'de-at'],
  ['cantonese', 'yue'],
  ['klingon', null],
  ['', null],
  [undefined, null],
])('%s is %s', (named, tag) => expect(languageTag(named)).toBe(tag));
