import { expect, test, vi } from 'vitest';
import { holdPage, whenNothingIsHeld } from './hold-page.ts';

test('the page begins anew at once, or when the last who holds it lets go', () => {
  const begin = vi.fn();
  whenNothingIsHeld(begin);
  expect(begin).toHaveBeenCalledTimes(1);
  const [first, second] = [holdPage(), holdPage()];
  whenNothingIsHeld(begin);
  first();
  first();
  expect(begin).toHaveBeenCalledTimes(1);
  second();
  expect(begin).toHaveBeenCalledTimes(2);
  holdPage()();
  expect(begin).toHaveBeenCalledTimes(2);
});
