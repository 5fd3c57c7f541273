import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from '../contract/interface-languages.ts';
import { readMessages } from './read-messages.ts';

const source = path.resolve(import.meta.dirname, '..');

/** What mails say, and the pages that the server writes: both are in every language of the interface. */
describe.each(['accounts', 'http'])('the catalogues of %s', (room) => {
  const folder = path.join(source, room, 'messages');
  const catalogue = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'));
  const english = catalogue('en');
  const keys = Object.keys(english);
  const { languages, messagesFor } = readMessages(folder);

  test('are there for every language of the interface', () => {
    expect(languages.toSorted()).toEqual([...interfaceLanguages].toSorted());
  });

  test.each(interfaceLanguages)('%s says all that English says, with the same placeholders', (language) => {
    const own = catalogue(language);
    expect(Object.keys(own)).toEqual(keys);
    for (const key of keys) {
      expect(own[key]?.trim(), key).toBeTruthy();
      expect(placeholders(own[key]), key).toEqual(placeholders(english[key]));
      expect(isSentence(own[key]) && own[key] === english[key] && language !== 'en', key).toBe(false);
    }
  });

  test.each(interfaceLanguages)('%s says each message, whatever the numbers and texts', (language) => {
    const say = messagesFor(language);
    for (const key of keys) {
      for (const number of [0, 1, 2, 24, 1_000_000]) {
        const holes = placeholders(english[key]).map(([name = '', isNumber]) => [
          name,
          isNumber ? number : `‹{${name}}›`,
        ]);
        const said = say(key, Object.fromEntries(holes));
        expect(said.replace(/‹\{\w+\}›/g, ''), key).not.toMatch(/[{}#]|plural/);
        for (const [, value] of holes) if (typeof value === 'string') expect(said, key).toContain(value);
        if (number > 1)
          for (const [, value] of holes)
            if (typeof value === 'number') expect(said, key).toContain(value.toLocaleString(language));
      }
    }
  });

  test('have no message that is never said', () => {
    const program = readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(path.join(source, room, name), 'utf8'))
      .join('\n');
    expect(keys.filter((key) => !program.includes(`'${key}'`))).toEqual([]);
  });
});

/** Their names, and whether they are numbers. */
const placeholders = (message = '') =>
  [...message.matchAll(/\{(\w+)(, plural)?[,}]/g)]
    .map(([, name, plural]) => [name, plural !== undefined] as const)
    .toSorted();

const isSentence = (message = '') => message.includes(' ') && message.endsWith('.');
