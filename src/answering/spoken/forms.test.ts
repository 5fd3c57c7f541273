import { expect, test } from 'vitest';
import { formsAmong } from './forms.ts';
import { fold, stem } from './stem.ts';
import { stemmerFor } from './stemmers.ts';

const inLanguage = (language: string | null, text = '') =>
  stemmerFor({ language, kind: 'manual', segments: [{ start: 0, end: 9, text }] });

async function formsIn(language: string, said: string) {
  const words = said.split(' ');
  const vocabulary = new Map(words.map((word) => [fold(word), stem(word)]));
  const formsOf = formsAmong(words, vocabulary, await inLanguage(language));
  return (written: string) => words.filter((word) => formsOf(written).has(stem(word)));
}

test.each([
  ['ru', 'щели рамами теплица', 'щель', ['щели']],
  ['ru', 'щели рамами теплица', 'рамы', ['рамами']],
  // As it is written: `fold` takes the й for an и.
  ['ru', 'зимней зимою', 'зимний', ['зимней']],
  ['fr', 'arrosez humidité', 'arroser', ['arrosez']],
  ['fr', 'arrosez humidité', "l'humidité", ['humidité']],
  ['tr', 'odalar balon', 'odaları', ['odalar']],
  ['hi', 'मक्खी गमला', 'मक्खियों', ['मक्खी']],
  ['pt-BR', 'custos tela', 'custo', ['custos']],
] as const)('%s: of %s, %s is %s', async (language, said, written, forms) => {
  expect((await formsIn(language, said))(written)).toEqual(forms);
});

test('of English, German and languages that are not known there is no stemmer', async () => {
  for (const language of ['en', 'en-GB', 'de', 'pl', 'constructor', ''])
    expect(await inLanguage(language)).toBeUndefined();
});

test('where the source does not name the language its words do', async () => {
  expect(await inLanguage(null, 'Снимаем колесо и кладём его на стол')).toBeDefined();
  expect(await inLanguage(null, 'We take the wheel off and it is on the table')).toBeUndefined();
});
