import { expect, test } from 'vitest';
import { dropsNegation } from './dropped-negation.ts';

test.each([
  ['The ferries are delayed by the fog.', 'The ferries are not delayed, said the harbour master.'],
  ['The new pier has been opened.', 'The pier is not yet opened.'],
  ['He glues the planks with resin.', 'he glues the planks with wax, not with resin'],
  ['She puts salt into the dough.', 'She makes the dough without any salt.'],
  ['He found many leaks in the hull.', 'and he found not one leak that was his fault'],
  ['Die Bretter werden mit Leim befestigt.', 'Die Bretter befestige ich mit Schrauben, nicht mit Leim.'],
])('%s drops what is denied in: %s', (claim, passage) => {
  expect(dropsNegation(claim, passage)).toBe(true);
});

test.each([
  ['The ferries are on time.', 'The ferries are not delayed, said the harbour master.'],
  ['The ferries are not delayed.', 'The ferries are not delayed, said the harbour master.'],
  ['He glues the planks with wax, since resin is dear.', 'he glues the planks with wax, not with resin'],
  ['She makes the dough.', 'She makes the dough without any salt.'],
])('%s drops nothing of: %s', (claim, passage) => {
  expect(dropsNegation(claim, passage)).toBe(false);
});
