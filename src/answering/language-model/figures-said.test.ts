import { expect, test } from 'vitest';
import { figureUnsaid } from './figures-said.ts';

test.each([
  ['Das Loch misst 32 Millimeter.', 'thirty two millimetres'],
  ['Es kostet 1.000 Euro.', 'a thousand euros'],
  ['Il y en a 10 000.', 'ten thousand of them'],
  ['Il y en a 10\u202f000.', '10,000 of them'],
  ['2,5 Prozent', 'two point five percent'],
  ['99,9 Prozent', 'ninety nine point nine percent'],
  ['3月に30万人', 'three hundred thousand people in March'],
  ['50万人', 'half a million people'],
  ['im 19. Jahrhundert', 'in the nineteenth century'],
  ['٤٥ متر', 'forty five metres'],
  ['1.234.567 Stimmen', '1,234,567 votes'],
])('“%s” says no figure that “%s” does not', (claim, said) => {
  expect(figureUnsaid(claim, { said, readsWords: true })).toBeUndefined();
});

test.each([
  ['Das Loch misst 45 Millimeter.', 'thirty two millimetres', '45'],
  ['Es kostet 1.000 Euro.', 'a hundred euros', '1.000'],
  ['von 1984 an', 'from nineteen eighty five on', '1984'],
  ['٤٥ متر', 'forty metres', '45'],
])('“%s” says one that “%s” does not', (claim, said, figure) => {
  expect(figureUnsaid(claim, { said, readsWords: true })).toBe(figure);
});

test('where numbers that are said in words can not be read, figures are held against figures alone', () => {
  const from = (said: string) => figureUnsaid('The hole is 45 millimetres wide.', { said, readsWords: false });
  expect(from('fünfundvierzig Millimeter breit')).toBeUndefined();
  expect(from('45 Millimeter breit')).toBeUndefined();
  expect(from('32 Millimeter breit')).toBe('45');
});
