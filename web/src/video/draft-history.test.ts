import { expect, test } from 'vitest';
import { asksForUndo, type Step, withStep } from './draft-history.ts';

const lines = (...titles: string[]) => titles.map((title, id) => ({ id, time: `${id}:00`, title }));

test('what is typed in one field is one step, what is done otherwise is one each', () => {
  const [field, other] = [{}, {}];
  let past: readonly Step[] = [];
  past = withStep(past, { before: lines('A'), after: lines('Ab'), by: field });
  past = withStep(past, { before: lines('Ab'), after: lines('Abc'), by: field });
  expect(past.map(({ before }) => before)).toEqual([lines('A')]);
  past = withStep(past, { before: lines('Abc'), after: lines('Abcd'), by: other });
  past = withStep(past, { before: lines('Abcd'), after: lines() });
  past = withStep(past, { before: lines(), after: lines('E') });
  expect(past.map(({ before }) => before)).toEqual([lines('A'), lines('Abc'), lines('Abcd'), lines()]);
});

test('typing that is taken back in its field leaves no step behind', () => {
  const field = {};
  const past = withStep([], { before: lines('A'), after: lines('Ab'), by: field });
  expect(withStep(past, { before: lines('Ab'), after: lines('A'), by: field })).toEqual([]);
});

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{}, false],
])('z with %j asks for an undo: %j', (modifiers, asks) => {
  const press = { key: 'z', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers };
  expect(asksForUndo(press)).toBe(asks);
});
