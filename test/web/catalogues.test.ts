import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { afterAll, expect, test } from 'vitest';
import { problems, unsupportedReasons } from '../../src/contract/problems.ts';
import { questionOutcomes } from '../../src/questions/finish-question.ts';
import { videoFailures } from '../../src/videos/finish-video.ts';
import { bestLanguage, languages, localeOf, ownName } from '../../web/src/i18n/languages.ts';
import { addMessages, type MessageKey, setPageLanguage, t } from '../../web/src/i18n/messages.ts';

const source = path.resolve(import.meta.dirname, '../../web/src');
const parts = ['start', 'app'] as const;
const categories = /_(?:zero|one|two|few|many|other)$/;

function catalogue(language: string, part: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(source, 'i18n/locales', language, `${part}.json`), 'utf8'));
}

const english = { ...catalogue('en', 'start'), ...catalogue('en', 'app') };

afterAll(() => {
  setPageLanguage('en', 'en');
  addMessages(english);
});

test.each(languages.flatMap((language) => parts.map((part) => [language, part])))(
  '%s says all that English says in %s, each message with the same values and elements',
  (language, part) => {
    const inEnglish = catalogue('en', part);
    const own = catalogue(language, part);
    const keysOf = (messages: object) => [...new Set(Object.keys(messages).map((key) => key.replace(categories, '')))];
    expect(keysOf(own)).toEqual(keysOf(inEnglish));
    for (const [key, message] of Object.entries(own)) {
      const bare = key.replace(categories, '');
      const other = inEnglish[key] ?? inEnglish[bare] ?? inEnglish[`${bare}_other`] ?? '';
      // A language may say "one" without the figure.
      const without = (holes: string[]) => holes.filter((hole) => bare === key || !hole.startsWith('{{count'));
      expect(without(holesOf(message)), `${language} ${key}`).toEqual(without(holesOf(other)));
      expect(message.trim(), `${language} ${key}`).not.toBe('');
    }
  },
);

const holesOf = (message: string) => (message.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).toSorted();

test.each(languages)('the plural forms of %s are complete', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const messages = { ...catalogue(language, 'start'), ...catalogue(language, 'app') };
  const forms = Object.keys(messages).filter((key) => categories.test(key));
  const bases = new Set(forms.map((key) => key.replace(categories, '')));
  const needed = [...bases].flatMap((key) => pluralCategories.map((category) => `${key}_${category}`));
  expect(forms.toSorted()).toEqual(needed.toSorted());
});

test('every message is said somewhere', () => {
  const program = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(source, name), 'utf8'))
    .join('\n');
  const keys = new Set(Object.keys(english).map((key) => key.replace(categories, '')));
  const unsaid = [...keys].filter((key) => !program.includes(`'${key}'`) && !program.includes(`"${key}"`));
  // What the server names by a code of its own.
  const codes = [
    ...Object.keys(videoFailures).map((code) => `failure.${code}`),
    ...[...questionOutcomes].map((code) => `ask.failed.${code}`),
    ...Object.keys(problems).map((code) => `problem.${code}`),
    ...Object.keys(unsupportedReasons).map((reason) => `problem.video_not_supported.${reason}`),
  ];
  const rules = readFileSync(path.join(source, '../../src/chaptering/rules.ts'), 'utf8');
  const isRule = (key: string) => key.startsWith('rule.') && new RegExp(`\\b${key.slice(5)}\\b`).test(rules);
  expect(unsaid.filter((key) => !codes.includes(key) && !isRule(key))).toEqual([]);
});

test.each(languages)('in %s every message reads as i18next reads it', async (language) => {
  const instance = i18next.createInstance();
  const translation = { ...catalogue(language, 'start'), ...catalogue(language, 'app') };
  const interpolation = { escapeValue: false };
  await instance.init({
    lng: language,
    resources: { [language]: { translation } },
    keySeparator: false,
    nsSeparator: false,
    interpolation,
  });
  setPageLanguage(language, language);
  addMessages(translation);
  for (const key of new Set(Object.keys(translation).map((one) => one.replace(categories, '')))) {
    const forms = Object.entries(translation).filter(([one]) => one.replace(categories, '') === key);
    const holes = forms.flatMap(([, message]) => [...message.matchAll(/\{\{(\w+)(, number)?/g)]);
    const named = Object.fromEntries(holes.map(([, name = '', isNumber]) => [name, isNumber ? 4321 : `‹${name}›`]));
    for (const count of [0, 1, 2, 1234, 1_000_000]) {
      const values = { ...named, count };
      expect(t(key as MessageKey, values), key).toBe(instance.t(key, values));
    }
  }
});

test('of what a browser wishes the first language that there is counts, in the form of its region', () => {
  expect(bestLanguage(['nl-NL', 'pt-BR', 'en'])).toBe('pt');
  expect(bestLanguage(['nl', 'tlh'])).toBe('en');
  expect(localeOf('de', ['en-US', 'de-AT', 'de'])).toBe('de-AT');
  expect(localeOf('ja', ['en-US'])).toBe('ja');
  expect(languages.map(ownName)).toEqual(['English', 'Deutsch', 'Español', 'Français', 'Português', '日本語']);
});
