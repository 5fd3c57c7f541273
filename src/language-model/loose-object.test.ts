import { expect, test } from 'vitest';
import { partOf, readLooseObject, textOf } from './loose-object.ts';

const names = ['title|heading', 'passages'];

test.each([
  ['JSON', '{"title": "Old boats", "passages": [3, 4]}', { title: 'Old boats', passages: [3, 4] }],
  ['a comma too many', '{"title": "Old boats", "passages": [3],}', { title: 'Old boats', passages: [3] }],
  ['a line broken within a text', '{"title": "Old\nboats", "passages": 3}', { title: 'Old boats', passages: 3 }],
  ['other marks', '{‘title’: ‘Old boats’, passages: [“3”, 4]}', { title: 'Old boats', passages: ['3', '4'] }],
  ['marks within a text', '{"title": "The "old" boats", "passages": 3}', { title: 'The "old" boats', passages: '3' }],
  [
    'notes',
    '{ // one\n"title": "Old boats", // of them\n"passages": [3] /* all */\n}',
    { title: 'Old boats', passages: ['3'] },
  ],
  ['an address', '{title: "At https://x.example", passages: 3}', { title: 'At https://x.example', passages: '3' }],
  ['no marks', '{Heading: Old boats, passages: 3}', { heading: 'Old boats', passages: '3' }],
])('%s is read', (_, text, object) => {
  expect(readLooseObject(text, names)).toEqual(object);
});

test.each(['{}x', '{boats}', '{title: alone}', '[1, 2', '"boats"', '12', 'null'])(
  '%s is no object of the kind',
  (text) => {
    expect(readLooseObject(text, names)).toBeUndefined();
  },
);

test('a part is found by any of its names, a text is the first of a list, and cut', () => {
  expect(partOf({ Heading: 'Old boats' }, 'title|heading')).toBe('Old boats');
  expect(textOf(['Old boats', 'new ones'], 3)).toBe('Old');
  expect(textOf(12, 3)).toBe('');
});
