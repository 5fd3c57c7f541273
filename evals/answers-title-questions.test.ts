import { expect, test } from 'vitest';
import { stemmerFor } from '../src/transcripts/reading/stemming.ts';
import { titleAsQuestion } from './answers-title-questions.ts';

const stem = await stemmerFor('en');

/** By default the video says every word; the first form is taken, and capitals are kept. */
function asked(title: string, { isSaid = (): boolean => true, numbers = [0, 0, 0.9] } = {}): string | undefined {
  const left = [...numbers];
  return titleAsQuestion(title, 'Keeping bees in town', { isSaid, stem, random: () => left.shift() ?? 0 });
}

test('a title that asks something stays as it is, with its mark', () => {
  expect(asked('Why do drones die?')).toBe('Why do drones die?');
  expect(asked('How honey sets')).toBe('How honey sets?');
});

test('any other title is put into one of our forms, often in small letters', () => {
  const forms = Array.from({ length: 200 }, (_, at) =>
    asked('Thoughts on the Waggle Dance', { numbers: [at / 200, at / 200, at / 200] }),
  );
  expect(forms).toContain('the waggle dance');
  expect(forms).toContain('When do they talk about the Waggle Dance?');
  expect(forms.every((form) => /the waggle dance/i.test(form ?? ''))).toBe(true);
});

test('a German title is asked in German', () => {
  const german = (title: string, number = 0.9) =>
    titleAsQuestion(title, 'Bienen in der Stadt', { isSaid: () => true, stem, random: () => number, language: 'de' });
  expect(german('Warum Drohnen sterben')).toBe('Warum Drohnen sterben?');
  expect(german('Der Schwänzeltanz')).toBe('Wo wird über Der Schwänzeltanz gesprochen?');
  expect(german('Werbung: Imkerei Hexley')).toBeUndefined();
  expect(german('Begrüßung')).toBeUndefined();
});

test('of a long title with several things one is asked for', () => {
  const title = 'Wintering a hive, candles from old wax, and then what the vet said of mites that year';
  const all = Array.from({ length: 20 }, (_, at) => asked(title, { numbers: [at / 20, 0, 0] }) ?? '');
  expect(all.some((one) => one.includes('wintering a hive') && !one.includes('wax'))).toBe(true);
  expect(all.some((one) => one.includes('mites') && !one.includes('hive'))).toBe(true);
});

test.each(['Intro', "Today's top stories", 'Sponsor: Hexley Hives', 'And that?', 'Keeping bees'])(
  'nobody asks for “%s”',
  (title) => expect(asked(title)).toBeUndefined(),
);

test('what the video says no word of is not asked for', () => {
  expect(asked('Propolis', { isSaid: () => false })).toBeUndefined();
});
