import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesFor, partsCalled } from './messages.ts';

const catalogue = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
const parameters = (message = '') => message.match(/\{\w+\}/g) ?? [];

test.each(files)('%s has every message with its parameters, and none of them empty', (file) => {
  const [english, own] = [catalogue('en.json'), catalogue(file)];
  expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
  for (const [key, message] of Object.entries(english)) {
    expect(own[key]?.trim()).toBeTruthy();
    expect(parameters(own[key])).toEqual(parameters(message));
  }
});

test('is said in the language, with what is filled in as it is', () => {
  expect(messagesFor('de-AT')('intro')).toBe('Begrüßung');
  expect(messagesFor('en')('sponsor_of', { brand: "O'Neill & {Sons}" })).toBe("Sponsor: O'Neill & {Sons}");
  expect(messagesFor('zh_TW')('intro')).toBe(messagesFor('zh-Hant')('intro'));
  for (const unknown of [null, 'tlh']) expect(messagesFor(unknown)('part', { number: '3' })).toBe('Part 3');
});

test('a part is known by its name in any language, whatever its case', () => {
  expect(partsCalled('intro')).toEqual(['intro']);
  expect(partsCalled('WERBUNG')).toEqual(['sponsor']);
  expect(partsCalled('Verabschiedung')).toEqual(['outro']);
  expect(partsCalled('Bread')).toEqual([]);
});
