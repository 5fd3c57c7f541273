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
])('of a talk in %s, %s is not answered in German', (language, question) => {
  expect(wordingFor(question, language).language).toBe('en');
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
