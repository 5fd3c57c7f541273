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
  ['She rang the mayor too.', 'She did not ring the mayor.'],
  ['Ida left a note and rang the mayor.', 'She did not ring the mayor.'],
  ['She has taken sleeping pills.', 'I have not used any sleeping pills.'],
  ['You should buy used climbing ropes.', 'Do not buy old climbing ropes, they may snap.'],
  ['Varnish the handle rather thickly.', 'Do not varnish the handle of a chisel.'],
  ['Steam more than ten minutes helps.', 'Do not steam it more than ten minutes.'],
  ['They sell maps and guidebooks.', 'We sell neither maps nor guidebooks.'],
  ['Everybody should do that for the people.', 'Nobody should do that for the people.'],
  ['You should do that for the people.', 'Nobody should do that for the people.'],
  ['Man knetet den Ton.', 'Ihr knetet ihn nicht, ihr gießt ihn nur.'],
  ['Der Ton wird kräftig geknetet.', 'Ihr knetet ihn nicht, ihr gießt ihn nur.'],
  ['The harbour faces south, which is ideal.', 'It faces south, which sounds ideal, but it is not.'],
  ['The map shelf is sorted by colour.', 'Except for the map shelf, everything is sorted by colour.'],
  ['He will buy a second boat.', 'I doubt that I will buy a second boat.'],
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
  ['She always wears a helmet when she opens the kiln.', 'I never open the kiln without a helmet.'],
  ['He leaves the limit screws alone.', 'Do not touch the limit screws.'],
  ['They used to sell maps.', 'We no longer sell maps.'],
  ['The handle is too thin to varnish.', 'Do not varnish the handle.'],
  ['Wax is better than resin for the hull.', 'There is no better wax for the hull than this resin.'],
  ['The planks have been used in other boats.', 'You don’t see it. The planks have been used in other boats.'],
  ['All in all he liked the summary.', 'I never said I liked it all, but the summary was good.'],
  ['Heather is of use because it still flowers in October.', 'heather flowers in October when nothing else does'],
  ['Das Bad darf höchstens dreißig Grad heiß sein.', 'Das Bad darf nicht heißer als dreißig Grad sein.'],
  ['They support small ferries.', 'We support small ferries every year. We did not support the small ferries in May.'],
  ['The harbour seems ideal.', 'It sounds ideal, but it is not.'],
  ['Only the map shelf is not sorted by colour.', 'Except for the map shelf, everything is sorted by colour.'],
  ['Die Tomaten kommen erst ab Mai hinaus.', 'Die Tomaten kommen nie vor Mai hinaus.'],
])('%s drops nothing of: %s', (claim, passage) => {
  expect(dropsNegation(claim, passage)).toBe(false);
});
