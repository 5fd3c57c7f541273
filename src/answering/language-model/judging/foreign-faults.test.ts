import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../claim-tokens.ts';
import { claimFaults } from './claim-faults.ts';
import { seemsFalse } from './learned-check.ts';
import { saidWords } from './said-words.ts';

const faultsOf = (claim: string, said: string, tongue: 'en' | 'de', quote: string | null = null) =>
  claimFaults(claim, {
    own: [said],
    around: [said],
    titles: '',
    question: tongue === 'en' ? 'Was wird im Video dazu gesagt?' : 'What does she say about it in the video?',
    hosts: new Set(),
    video: saidWords(said),
    seemsFalse,
    language: tongue,
    tongue,
    foreign: { quote, vocabulary: new Set(tokensOf(said).map(({ folded }) => folded)) },
  }).map(({ kind }) => kind);

describe('what an English video does not say is no German answer', () => {
  test.each([
    ['number', 'Im Turm wohnen etwa sechzigtausend Fledermäuse.', 'About fifty thousand bats live in the tower.'],
    ['number', 'Der Turm hat zwölf Stufen.', 'The tower has eleven steps.'],
    ['number', 'Der Turm hat 12 Stufen.', 'The tower has many steps.'],
    ['name', 'Ein Onkel namens Alfons Obermeier hat ihn gebaut.', 'It was built by an uncle, Mr Hargreave.'],
    ['name', 'Frau Lindgren hat den Turm gebaut.', 'The tower was built by an uncle, Mr Hargreave.'],
    ['name', 'Sie ist später nach Madeira gezogen.', 'Later she moved to another island.'],
    ['name', 'Den Turm hat Sebastian gebaut.', 'The tower was built by an uncle, Mr Hargreave.'],
    ['negation', 'Ja, sie hat den Förster angerufen.', 'She did not call the ranger.'],
    ['negation', 'Sie hat den Förster nicht angerufen.', 'She called the ranger on Monday.'],
  ])('%s: %s', (kind, claim, said) => {
    expect(faultsOf(claim, said, 'en')).toContain(kind);
  });
});

describe('what a German video does not say is no English answer', () => {
  test.each([
    ['number', 'Sixty grams of sugar go into it.', 'Sechzehn Gramm Zucker kommen hinein.'],
    ['name', 'The honey comes from Munich.', 'Der Honig kommt von einem Imker in Passau.'],
    ['name', 'Her brother Sebastian carved it.', 'Mein Bruder Kilian hat es geschnitzt.'],
    ['negation', 'Yes, always dry it in the sun.', 'Trocknet es niemals in der Sonne.'],
    ['negation', 'There is no bowl of water in the kiln.', 'Eine Schale mit Wasser steht im Ofen.'],
  ])('%s: %s', (kind, claim, said) => {
    expect(faultsOf(claim, said, 'de')).toContain(kind);
  });
});

test('a clause that is quoted tells what is denied, where another clause denies nothing', () => {
  const said = 'It was not the frost that killed them, it was damp.';
  expect(faultsOf('Der Frost hat sie getötet.', said, 'en', 'It was not the frost')).toEqual(['negation']);
  expect(faultsOf('Die Nässe hat sie getötet.', said, 'en', 'it was damp')).toEqual([]);
});

describe('what is said stands in the other language too', () => {
  test.each([
    ['en', 'Im Turm wohnen 50.000 Fledermäuse.', 'About fifty thousand bats live in the tower.'],
    ['en', 'Ein Glas kostet 7,50 Pfund.', 'A jar is seven pounds fifty.'],
    ['en', 'Die Führung beginnt um halb vier.', 'The tour starts at half past three.'],
    ['en', 'Nein, sie hat den Förster nicht angerufen.', 'She did not call the ranger.'],
    ['en', 'Sie rät davon ab, im Winter zu klettern.', 'Nobody should climb in winter.'],
    ['en', 'Er trägt immer einen Helm.', 'He never climbs without a helmet.'],
    ['en', 'Man darf es nur bis Mitte Oktober füttern.', 'Never feed it after the middle of October.'],
    ['en', 'Dank der Nachbarn gibt es den Laden noch.', 'Without the neighbours the shop would have closed.'],
    ['en', 'Im Mai blüht der Efeu.', 'The ivy flowers in May when nothing else does.'],
    ['en', 'Sie müssen das Tor schließen.', 'Don’t forget to close the gate.'],
    ['en', 'Herr Hargreave hat den Turm in Schottland gebaut.', 'In Scotland Mr Hargreave built the tower.'],
    ['en', 'Im Herbst fliegen die Störche nach Süden.', 'In autumn the storks fly south.'],
    ['de', 'The honey comes from a beekeeper in Munich.', 'Der Honig kommt von einem Imker in München.'],
    ['de', 'Brown sugar is best in March.', 'Brauner Zucker ist im März am besten.'],
    ['de', 'The water must be at most forty degrees.', 'Das Wasser darf nicht heißer als vierzig Grad sein.'],
    ['de', 'It weighs sixteen grams.', 'Es wiegt sechzehn Gramm.'],
  ] as const)('%s: %s', (tongue, claim, said) => {
    expect(faultsOf(claim, said, tongue)).toEqual([]);
  });
});

test('of languages without known words figures and names are held against the video', () => {
  const said = 'The tower, which Mr Hargreave built, has eleven steps.';
  const inSpanish = (claim: string) => faultsOf(claim, said, 'en');
  expect(inSpanish('La torre que construyó el señor Hargreave tiene once escalones.')).toEqual([]);
  expect(inSpanish('La torre que construyó el señor Obermeier tiene 12 escalones.')).toEqual(['number', 'name']);
});
