import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['STRASSE', 'Straße'],
  ['ete', 'Été'],
  ['ночь', 'НОЧЬ'],
  ['istanbul', 'İstanbul'],
  ['σοφος', 'ΣΟΦΟΣ'],
  ['full width', 'Ｆｕｌｌ　ｗｉｄｔｈ'],
  ['ガイド', 'ｶﾞｲﾄﾞ'],
])('%s is the same as %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('other marks tell words apart', () => {
  expect(foldText('か')).not.toBe(foldText('が'));
  expect(foldText('कि')).not.toBe(foldText('की'));
});
