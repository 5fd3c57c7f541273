import { expect, test } from 'vitest';
import { wordingFor } from './wording.ts';

test.each([
  ['es', '¿Quién es Carmen?'],
  ['fr', 'Quel est le prix des tomates ?'],
  ['fr', 'Qui est l’auteur du livre ?'],
  ['da', 'Hvem er Carmen?'],
  ['pl', 'Kto ich zna?'],
  ['nl', 'Wie heeft dat gezegd?'],
  ['sv', 'Hur länge ska degen jäsa?'],
  ['fi', 'Mitä hän sanoo tästä?'],
  ['tr', 'Kim bu videoda ne söylüyor?'],
  ['hu', 'Mennyi ideig kell sütni?'],
  [null, 'Quel est le prix des tomates ?'],
] as const)('of a talk in %s, %s is not answered in German', (language, question) => {
  expect(wordingFor(question, language).language).not.toBe('de');
});

test.each([
  ['es', 'Wer ist Carmen?'],
  ['sv', 'Wie heißt sie?'],
  ['tr', 'Worum geht es?'],
  ['en', 'Wie tief?'],
  ['en', 'Erkläre den Teig'],
  ['de', 'Zutaten?'],
  [null, 'Wie lange dauert das?'],
])('of a talk in %s, %s is', (language, question) => {
  expect(wordingFor(question, language).language).toBe('de');
});

test.each([
  ['es', '¿Quién es Carmen?', 'es'],
  ['pt', 'Qual é a cor do carro?', 'pt'],
  ['fr-CA', 'Pourquoi faut-il retourner le tas ?', 'fr'],
  ['pl', 'Dlaczego?', 'pl'],
  ['ja', 'なぜ？', 'ja'],
  ['en', 'なぜバターを入れないのですか？', 'ja'],
  ['en', 'O čem je to video?', 'cs'],
  ['ru', 'Combien coûte la serre dans cette vidéo ?', 'fr'],
  ['es', 'Who is Carmen de la Cruz?', 'en'],
  ['it', 'How much is it?', 'en'],
  ['en', 'Al Pacino or De Niro?', 'en'],
  ['en', 'müsli recipe', 'en'],
  ['sv', 'Vem är Carmen?', 'sv'],
  ['nb-NO', 'Hvem er Carmen?', 'no'],
  ['da', 'Hvem er Carmen?', 'da'],
  ['ms', 'Siapa Carmen?', 'id'],
  ['sr', 'Ко је Кармен?', 'sr'],
  ['sr', 'Ko je Karmen?', 'hr'],
  ['uk', 'Фото?', 'uk'],
  ['en', 'Varför är ugnen kall?', 'sv'],
  ['en', 'Siapa yang berbicara di video ini?', 'id'],
  ['de', 'Hvad koster cyklen i videoen?', 'da'],
  ['en', 'Combien coûte la perceuse pour une semaine ?', 'fr'],
  ['en', 'Pourquoi le four est-il froid ?', 'fr'],
  ['en', 'best à la carte dishes', 'en'],
  ['en', 'Den of thieves', 'en'],
  ['en', 'ten pro pod tips', 'en'],
  // Where nobody knows the language there are no words
  ['lt', 'Kodėl krosnis šalta?', null],
  ['et', 'Miks ahi on külm?', null],
  ['ka', 'რატომ არის ღუმელი ცივი?', null],
  ['en', 'რატომ არის ღუმელი ცივი?', null],
  ['lt', 'Why is the oven cold?', 'en'],
  ['lt', 'Warum ist der Ofen kalt?', 'de'],
  ['lt', 'Почему печь холодная?', 'ru'],
  ['lt', 'Pourquoi le four est-il froid ?', 'fr'],
])('of a talk in %s, %s is answered in %s', (talk, question, language) => {
  expect(wordingFor(question, talk).language).toBe(language);
});

const languages =
  'en de nl fr es it pt pl ru tr ja zh ko ar hi sv da no fi cs sk hu ro uk bg hr sr el ca id vi th he fa bn ta'.split(
    ' ',
  );

test.each(languages)('in %s every sentence is whole, and holds what is put into it', (language) => {
  const wording = wordingFor('', language);
  expect(wording.language).toBe(language);
  const made = [
    [wording.seeAlso(['1:02', '3:04']), '1:02', '3:04'],
    [wording.discussed('1:02', '3:04', [], true), '1:02', '3:04'],
    [wording.discussed('1:02', '3:04', ['5:06'], false), '1:02', '3:04', '5:06'],
    [wording.notSaid([])],
    [wording.notSaid([], true)],
    ...[['heddle'], ['heddle', 'loom']].flatMap((words) => [
      [wording.notSaid(words), ...words],
      [wording.notSaid(words, true), ...words],
      [wording.missing(words), ...words],
      [wording.silent(words), ...words],
      [wording.otherLanguage(words), ...words],
    ]),
    [wording.otherLanguage([])],
    [wording.nearestBy('Ada'), 'Ada'],
    [wording.speaking()],
    [wording.speaking(12), '12'],
    [wording.ends(3725), '5'],
    [wording.readAs([['helde', 'heddle']]), 'helde', 'heddle'],
  ];
  for (const [text = '', ...held] of made) {
    expect(text).not.toMatch(/[{}%@]|undefined/);
    for (const one of held) expect(text).toContain(one);
  }
  for (const [name, lead] of Object.entries(wording.leads)) {
    expect(lead.includes('@'), name).toBe(['moment', 'next', 'unsure'].includes(name));
    expect(lead, name).not.toContain('%');
  }
  for (const lead of Object.values(wording.leadsBy)) expect(lead.split('%')).toHaveLength(2);
});

test('without words quotes stand with their moments and names alone', () => {
  const wording = wordingFor('Kodėl krosnis šalta?', 'lt');
  expect(wording.told(wording.leads.why, wording.marked('šalta'), '0:20')).toBe('“šalta” (0:20)');
  expect(wording.told(wording.leads.moment, wording.marked('šalta'), '0:20')).toBe('0:20: “šalta”');
  expect(wording.told(wording.leads.unsure, wording.marked('šalta'), '0:20')).toBe('≈ 0:20: “šalta”');
  expect(wording.led(wording.leadsBy.what.replace('%', 'Ada'), wording.marked('šalta'))).toBe('Ada: “šalta”');
  expect(wording.seeAlso(['1:02', '3:04'])).toBe('→ 1:02, 3:04');
  expect(wording.missing(['Kodėl'])).toBe('');
  // What has to be said is said in English.
  expect(wording.notSaid([])).toContain('does not say');
});
