import { expect, test } from 'vitest';
import { type LeftOut, titleAsQuestion } from './answers-title-questions.ts';

const said = () => true;
/** Takes the first form, and keeps capitals. */
const steady = () => {
  const numbers = [0, 0, 0.9];
  return () => numbers.shift() ?? 0;
};

test('a title that asks something stays as it is, with its mark', () => {
  const asked = (title: string) => titleAsQuestion(title, 'On bees', said, steady());
  expect(asked('Why do drones die?')).toEqual({ question: 'Why do drones die?' });
  expect(asked('How honey sets')).toEqual({ question: 'How honey sets?' });
});

test('any other title is put into one of our forms, often in small letters', () => {
  const forms = Array.from({ length: 200 }, (_, at) =>
    titleAsQuestion('Thoughts on the Waggle Dance', 'On bees', said, () => at / 200),
  ).map((one) => ('question' in one ? one.question : ''));
  expect(new Set(forms)).toContain('the waggle dance');
  expect(new Set(forms)).toContain('When do they talk about the Waggle Dance?');
  expect(forms.every((form) => /the waggle dance/i.test(form))).toBe(true);
});

test('of a long title with several things one is asked for', () => {
  const title = 'Wintering a hive, candles from old wax, and then what the vet said of mites that year';
  const whole = Array.from({ length: 20 }, (_, at) => titleAsQuestion(title, 'On bees', said, () => at / 20));
  const asked = whole.map((one) => ('question' in one ? one.question.toLowerCase() : ''));
  expect(asked.some((one) => one.includes('wintering a hive') && !one.includes('wax'))).toBe(true);
  expect(asked.some((one) => one.includes('mites') && !one.includes('hive'))).toBe(true);
});

test.each<[string, LeftOut]>([
  ['Intro', 'frame'],
  ["Today's top stories", 'frame'],
  ['Sponsor: Hexley Hives', 'frame'],
  ['And that?', 'nothing'],
  ['Keeping bees', 'whole'],
])('nobody asks for “%s”', (title, leftOut) => {
  expect(titleAsQuestion(title, 'Keeping bees in town', said, steady())).toEqual({ leftOut });
});

test('what the video says no word of is not asked for', () => {
  expect(titleAsQuestion('Propolis', 'On bees', () => false, steady())).toEqual({ leftOut: 'unsaid' });
});
