import { expect, test } from 'vitest';
import { keyActionOf } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, target: null };

test.each([
  [' ', { does: 'toggle' }],
  ['j', { does: 'seek', by: -10 }],
  ['7', { does: 'part', tenth: 7 }],
  ['N', { does: 'chapter', by: 1 }],
  ['n', undefined],
  ['C', undefined],
  ['Enter', undefined],
])('%j asks for %j', (key, action) => {
  expect(keyActionOf({ ...plain, key })).toEqual(action);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key belongs to the browser', (modifier) => {
  expect(keyActionOf({ ...plain, key: 'k', [modifier]: true })).toBeUndefined();
});
