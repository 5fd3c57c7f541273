import { expect, test } from 'vitest';
import { readSpoken } from './passages.ts';
import { goesOnActing, isNextStep, stepBegin, stepEnd, tellsAct } from './steps.ts';

const spoken = readSpoken(
  {
    language: 'en',
    kind: 'manual',
    segments: [
      'The wheel runs on two cones.',
      'To true the wheel, turn the bicycle upside down.',
      'Then take the spoke key and turn the nipple a quarter.',
      'That pulls the rim to the left.',
      'Now let us look at the chain.',
      'Open the drawer under the bench.',
      'In the drawer you find the chain whip.',
    ].map((text, at) => ({ start: at * 5, end: at * 5 + 5, text })),
  },
  40,
);

test('a step begins with the sentence that says what it is for', () => {
  expect([1, 2, 3].map((place) => stepBegin(place, spoken))).toEqual([1, 1, 1]);
});

test('a step begins with the sentence that says where it is made', () => {
  expect(stepBegin(6, spoken)).toBe(5);
});

test('what does not lean on the sentence before begins by itself, and another step is known', () => {
  expect(stepBegin(5, spoken)).toBe(5);
  expect([2, 4].map((place) => isNextStep(place, spoken))).toEqual([false, true]);
});

test('a step goes on to the last thing that is done in it', () => {
  expect([1, 5].map((place) => stepEnd(place, spoken, place, 60))).toEqual([2, 5]);
  expect(stepEnd(1, spoken, 1, 12)).toBe(1);
});

test('a step ends before what something else is for, and begins where it is made by its own words', () => {
  const lines = [
    'Open the lid of the kiln.',
    'Then go to the shelf and take the tongs.',
    'To glaze a bowl, dip it in the tub.',
  ];
  const kiln = readSpoken(
    { language: 'en', kind: 'manual', segments: lines.map((text, at) => ({ start: at * 5, end: at * 5 + 5, text })) },
    20,
  );
  expect(stepEnd(0, kiln, 0, 60)).toBe(1);
  expect(stepBegin(1, kiln)).toBe(1);
});

function told(lines: readonly string[]) {
  const segments = lines.map((text, at) => ({ start: at * 5, end: at * 5 + 5, text }));
  return readSpoken({ language: 'en', kind: 'manual', segments }, lines.length * 5);
}

test('what finishes a step ends it, unless “then” goes on', () => {
  const dialog = ['Choose Frame and type nine.', 'Click OK.', 'Open the tray of the printer.'];
  expect(stepEnd(0, told(dialog), 0, 60)).toBe(1);
  expect(stepEnd(0, told([...dialog.slice(0, 2), 'Then drag the frame up.']), 0, 60)).toBe(2);
});

test('a step that is found by its last act begins with the first', () => {
  const dialog = [
    'The kiln hums.',
    "I'll lower the shelf a bit.",
    "I'll slide the bowl in.",
    "I'll press Enter to start it.",
  ];
  expect(stepBegin(3, told(dialog))).toBe(1);
});

test('whatever somebody says they will do is an act; what they will show is none', () => {
  expect(["I'll soften the clay.", "I'll show you the clay."].map(tellsAct)).toEqual([true, false]);
});

test('what only goes wrong begins no step', () => {
  expect(stepBegin(1, told(['If I make a mistake, I can tap it flat.', "I'll soften the clay."]))).toBe(1);
});

test('what leads up to a step is no act of it: what is done then is told too', () => {
  const knot = [
    'Then I decide that I want another knot.',
    'The old one may stay.',
    'All I have to do is tie the cord.',
  ];
  expect(stepEnd(0, told(knot), 0, 60)).toBe(2);
});

test('“To do that, …”, “Or …” and “If that happens, …” go on with the step before them', () => {
  const stamp = told([
    'Now we load the stamp with ink.',
    'To do that, go to the bench and hold down the grey key.',
    'The lamp turns green.',
    'Press the pad and then let go.',
  ]);
  expect(stepEnd(0, stamp, 0, 60)).toBe(3);
  expect(stepBegin(1, stamp)).toBe(0);
  const sun = told([
    'The sun is hidden now.',
    'To do that, take the white brush.',
    'Then paint it over.',
    'There is wax left.',
  ]);
  expect([2, 3].map((place) => stepBegin(place, sun))).toEqual([0, 3]);
  const wax = told(['Rub the wax in.', 'Wax lasts longer in the dark.', 'To do that, close the shutters.']);
  expect(stepEnd(0, wax, 0, 60)).toBe(0);
  const lid = told(['To open the lid, choose the small key.', 'Or press the lid on both sides.']);
  expect(stepBegin(1, lid)).toBe(0);
  const broken = told(['If you move the file, open the list of links.', 'But if that happens, press the red key.']);
  expect(stepBegin(1, broken)).toBe(0);
});

test('what is done somewhere, or once something is so, is an act, and what it is done to is told with it', () => {
  expect(['In the left drawer, pick the wax.', 'Once it is warm, rub it in.'].map(tellsAct)).toEqual([true, true]);
  expect(['In the left drawer there is wax.', 'If it also leaks, rub it in.'].map(tellsAct)).toEqual([false, false]);
  const lamp = told([
    'The grey dial sets the flame.',
    'Turning it to the left makes it smaller.',
    'For example, I turn it.',
  ]);
  expect([1, 2].map((place) => stepBegin(place, lamp))).toEqual([0, 0]);
});

test('what merely happens then goes on with no step', () => {
  expect(['Then I had the soup of the house.', 'Then go to the bench.'].map(goesOnActing)).toEqual([false, true]);
});
