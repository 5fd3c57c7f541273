import { expect, test } from 'vitest';
import { withFixedCapitals } from './fixed-capitals.ts';

test.each([
  ['Vice president Lindqvist', 'Vice President Lindqvist'],
  ['Elmsworth and prime minister Oswin Lowe', 'Elmsworth and Prime Minister Oswin Lowe'],
  ['Former secretary of state Nora Lind', 'Former Secretary of State Nora Lind'],
  ['Tropical storm Odalys', 'Tropical Storm Odalys'],
  ['Faith in the democratic Party', 'Faith in the Democratic Party'],
  ['Bread in the second world war', 'Bread in the Second World War'],
  ['World war ii', 'World War II'],
  ['Soviet union', 'Soviet Union'],
  ['Kansas city bakeries', 'Kansas City bakeries'],
  ['Ruling of the supreme court', 'Ruling of the Supreme Court'],
])('"%s" has its capitals: "%s"', (title, spelled) => {
  expect(withFixedCapitals(title)).toBe(spelled);
});

test.each([
  ['Electing a president'],
  ['How to address a senator'],
  ['Garden party'],
  ['Third-party lamps'],
  ['Social democratic parties and leftist leaders'],
  ['City streets in Kansas'],
  ['War and cold weather'],
  ['How a president governs'],
  ['Secretary of the club'],
  ["The mayor's Ferry"],
])('"%s" stays as it is', (title) => {
  expect(withFixedCapitals(title)).toBe(title);
});
