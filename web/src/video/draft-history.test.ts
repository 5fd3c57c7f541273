import { expect, test } from 'vitest';
import { asksFor, historyOf, redone, undone, withStep } from './draft-history.ts';

const lines = (...titles: string[]) => titles.map((title, id) => ({ id, time: `${id}:00`, title }));

test('what is typed in one field is one step, what is done otherwise is one each', () => {
  const [field, other] = [{}, {}];
  let history = withStep(historyOf(lines('A')), lines('Ab'), field);
  history = withStep(history, lines('Abc'), field);
  expect(history.past.map((step) => step.lines)).toEqual([lines('A')]);
  history = withStep(history, lines('Abcd'), other);
  history = withStep(history, lines());
  history = withStep(history, lines('E'));
  expect(history.past.map((step) => step.lines)).toEqual([lines('A'), lines('Abc'), lines('Abcd'), lines()]);
});

test('typing that is taken back in its field leaves no step behind', () => {
  const field = {};
  const history = withStep(historyOf(lines('A')), lines('Ab'), field);
  expect(withStep(history, lines('A'), field)).toEqual(historyOf(lines('A')));
});

test('what was undone is done again, step by step, until something else is done', () => {
  const done = withStep(withStep(historyOf(lines('A')), lines('B')), lines('C'));
  const back = undone(undone(done));
  expect(back.lines).toEqual(lines('A'));
  expect(undone(back)).toBe(back);
  expect(redone(redone(back))).toEqual(done);
  const otherwise = withStep(undone(done), lines('D'));
  expect(redone(otherwise)).toBe(otherwise);
  expect(undone(otherwise).lines).toEqual(lines('B'));
});

test.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['y', { metaKey: true }, undefined],
  ['z', { ctrlKey: true, altKey: true }, undefined],
  ['z', {}, undefined],
])('%s with %j asks for %s', (key, modifiers, asks) => {
  const press = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers };
  expect(asksFor(press)).toBe(asks);
});
