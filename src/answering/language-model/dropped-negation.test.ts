import { expect, test } from 'vitest';
import { dropsNegation } from './dropped-negation.ts';

test.each([
  ['The ferries are delayed by the fog.', 'The ferries are not delayed, said the harbour master.'],
  ['The new pier has been opened.', 'The pier is not yet opened.'],
  ['He glues the planks with resin.', 'he glues the planks with wax, not with resin'],
  ['She puts salt into the dough.', 'She makes the dough without any salt.'],
  ['He found many leaks in the hull.', 'and he found not one leak that was his fault'],
  ['Die Bretter werden mit Leim befestigt.', 'Die Bretter befestige ich mit Schrauben, nicht mit Leim.'],
  ['They approved the roof.', 'They did not approve the roof without a second quote.'],
  ['He recommends the wax museum to visitors.', 'He would skip the wax museum.'],
  ['Everybody evacuated after the warning.', 'he warned them but nobody evacuated'],
])('%s drops what is denied in: %s', (claim, passage) => {
  expect(dropsNegation(claim, passage)).toBe(true);
});

test.each([
  ['The ferries are on time.', 'The ferries are not delayed, said the harbour master.'],
  ['The ferries are not delayed.', 'The ferries are not delayed, said the harbour master.'],
  ['He glues the planks with wax, since resin is dear.', 'he glues the planks with wax, not with resin'],
  ['She makes the dough.', 'She makes the dough without any salt.'],
  ['She never regretted the night shift.', 'Night shifts, and I never regretted it.'],
  ['Every bridge is tested.', 'No bridge goes without being tested.'],
  ['Avoid the limit screws.', 'Do not touch the limit screws.'],
  ['Die Tomaten kommen erst ab Mai hinaus.', 'Die Tomaten kommen nie vor Mai hinaus.'],
])('%s drops nothing of: %s', (claim, passage) => {
  expect(dropsNegation(claim, passage)).toBe(false);
});
