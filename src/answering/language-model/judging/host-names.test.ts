import { expect, test } from 'vitest';
import { hostNames } from './host-names.ts';

test('who tells their name is known by it', () => {
  const said = 'Hello, I’m Martha, and this is Oliver here. My name is Peter Smith.';
  expect(hostNames(said)).toEqual(new Set(['Martha', 'Oliver', 'Peter']));
});

test('days, things and whoever is merely spoken of are no hosts', () => {
  const said = 'It’s Thursday, and this is Glasgow. I asked Martha. I’m happy. Oliver was here.';
  expect(hostNames(said)).toEqual(new Set());
});
