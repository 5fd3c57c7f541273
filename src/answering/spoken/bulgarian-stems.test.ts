import { expect, test } from 'vitest';
import { stemmer } from './bulgarian-stems.ts';

test.each([
  ['ръжен', 'ръжена'],
  ['яйце', 'яйцето'],
  ['войници', 'войника'],
  ['фурната', 'фурна'],
  ['кучетата', 'кучета'],
  ['градове', 'градовете'],
  ['брашното', 'брашно'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stemmer(one)).toBe(stemmer(other));
});

test('a short word is left as it is', () => {
  expect(stemmer('нож')).toBe('нож');
});
