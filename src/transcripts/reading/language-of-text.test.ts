import { expect, test } from 'vitest';
import { languageOfText } from './language-of-text.ts';

test.each([
  ['does a metal lamp need a third grounding wire', 'en'],
  ['i have a loft cistern, do i need to shut something else off', 'en'],
  ['is vinegar ok as a substitute', null],
  ['am I allowed to take painted ones', null],
  ['The jalapeño is what they sell at the market, and it is hot.', 'en'],
  ['¿Qué compran?', 'es'],
  ['Cuándo y dónde se compra la escalera', 'es'],
  ['a que horas abre a loja do bairro', 'pt'],
  ['De quoi parle cette vidéo, et quels chiffres sont cités ?', 'fr'],
  ['Di che cosa parla il video?', 'it'],
  ['¿De qué trata?', 'es'],
  ['jak i gdzie się to robi', 'pl'],
  ['wie macht man das', 'de'],
  ['schöne Grüße', 'de'],
  ['vado a casa a piedi', null],
  ['ladders', null],
])('%s is in %s', (text, language) => expect(languageOfText(text)).toBe(language));

test.each([
  ['tr', 'Bu merdiven ne kadar eder ve nasıl taşınır, bir de kim için alındı. '],
  ['pl', 'To jest drabina i nie wiem, gdzie ona stoi, bo jak się ją pożycza, to na dwa tygodnie. '],
  ['de', 'Das ist die Leiter, und die wird für zwei Wochen verliehen. '],
] as const)('a long text in %s may hold a little English', (language, sentence) => {
  const english =
    'And this is what they say about it: you should not have it there, but then it has been from the library. ';
  expect(languageOfText(sentence.repeat(40) + english)).toBe(language);
});
