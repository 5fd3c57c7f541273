import { expect, test } from 'vitest';
import { titleOrder } from './title-order.ts';

test('titles are sorted as people look for them', () => {
  const titles = ['Part 10', '“Part 1”', 'part 2', 'Élan', 'Éclair', 'zebra', 'Part 002, again', '東京', 'Эхо'];
  const sorted = titles.toSorted((one, other) => (titleOrder(one) < titleOrder(other) ? -1 : 1));
  expect(sorted).toEqual([
    'Éclair',
    'Élan',
    '“Part 1”',
    'part 2',
    'Part 002, again',
    'Part 10',
    'zebra',
    'Эхо',
    '東京',
  ]);
});

test('an order is short, whatever the title is, and a text that a database takes', () => {
  const orders = ['7 '.repeat(200), '𝔸🙂'.repeat(200)].map(titleOrder);
  for (const order of orders) expect(order.length).toBeLessThanOrEqual(120);
  expect(orders.every((order) => order.isWellFormed())).toBe(true);
});
