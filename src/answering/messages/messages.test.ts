import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messageLanguages, messagesFor } from './messages.ts';

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${language}.json`), 'utf8'));
const placeholders = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();
const english = catalogue('en');

test.each(messageLanguages)(
  '%s says all that English says, with the same placeholders, in words of its own',
  (language) => {
    const own = catalogue(language);
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(own)) {
      expect([key, placeholders(message)]).toEqual([key, placeholders(english[key] ?? '')]);
      if (language !== 'en') expect(message).not.toBe(english[key]);
    }
  },
);

test.each(messageLanguages)('%s writes any number of minutes', (language) => {
  const say = messagesFor(language);
  for (const minutes of [5, 21, 100]) {
    const said = say('beyond_end', { minutes });
    expect(said).toContain(new Intl.NumberFormat(language).format(minutes));
    expect(said).not.toMatch(/[{}#]|plural/);
  }
});

test('numbers choose the form of the word', () => {
  const minutes = (language: string) =>
    [1, 2, 5].map((count) => messagesFor(language)('beyond_end', { minutes: count }));
  expect(minutes('en').map((said) => said.split('lasts ')[1])).toEqual(['1 minute.', '2 minutes.', '5 minutes.']);
  const forms = new Set(minutes('pl').map((said) => said.replace(/\d/, '')));
  expect(forms.size).toBe(3);
});

test('a language without a catalogue, or none, is spoken to in English', () => {
  for (const language of [null, 'ga', 'x', '__proto__']) expect(messagesFor(language)('said')).toBe(english.said);
});
