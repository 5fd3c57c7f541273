import { expect, test } from 'vitest';
import { kindOf } from '../../kinds.ts';
import { readSpoken } from '../../spoken/passages.ts';
import { bearingOf } from './bearing.ts';

const spokenOf = (sentences: number) => {
  const segments = Array.from({ length: sentences }, (_, at) => ({
    start: at * 4,
    end: at * 4 + 4,
    text: 'The barge lay on the sandbank and the crew played cards.',
  }));
  return readSpoken({ language: 'en', kind: 'manual', segments }, sentences * 4);
};
const asked = { question: 'What happened to the barge?', kind: 'what' as const };

test('what became of something is looked for late in a talk, but not in one of hours', () => {
  expect(bearingOf(asked, [], spokenOf(20))).toBeDefined();
  expect(bearingOf(asked, [], spokenOf(600))).toBeUndefined();
});

test.each([
  [
    'What is the difference between tar and pitch?',
    'Tar runs, and pitch is the one that sets.',
    'Tar and pitch we heat.',
  ],
  ['What is a heddle?', 'So a heddle is a loop of wire.', 'It is not called a heddle.'],
  ['What is a heddle?', 'A wire heddle, by the way, is what holds the warp.', 'The heddle was a gift from my aunt.'],
  ['What is a heddle?', 'This is called a heddle.', 'When the heddle is a bit dirty, wash it.'],
  ['What does heddle mean?', 'They say that a heddle is something like an eye.', 'The dog near the heddle is a beast.'],
  ['Was ist eine Litze?', 'Eine Litze ist eine Schlaufe.', 'Die Litze ist die letzte, die mir geblieben ist.'],
  ['When does the varnish start?', 'From here on it is varnish.', 'The varnish smells of tar.'],
  ['Do I need a heddle?', "You don't really need a heddle.", 'I bought a heddle.'],
  ['Is a heddle required?', 'A heddle is optional.', 'My heddle is of oak.'],
  ['Can I use pine tar?', 'I take tar of birch, you can use pine.', 'Tar runs until it sets.'],
  ['What comes with the barge?', 'The barge comes with a rope.', 'None of these come with the barge.'],
])('%s favours what says so', (question, saying, other) => {
  const segments = [saying, other].map((text, at) => ({ start: at * 4, end: at * 4 + 4, text }));
  const spoken = readSpoken({ language: 'en', kind: 'manual', segments }, 8);
  const [gain = 0, otherGain = 0] = bearingOf({ question, kind: kindOf(question) }, [], spoken) ?? [];
  expect(gain).toBeGreaterThan(otherGain);
});

test('to be shown how something is done is no question whether one can', () => {
  const question = 'Can you show me how to tar a barge?';
  expect(bearingOf({ question, kind: kindOf(question) }, [], spokenOf(20))).toBeUndefined();
});

test('how much something is asks for money first, and how much is left does not', () => {
  const segments = ['It sells for ninety euros.', 'It holds two hundred bulbs.'].map((text, at) => ({
    start: at * 4,
    end: at * 4 + 4,
    text,
  }));
  const spoken = readSpoken({ language: 'en', kind: 'manual', segments }, 8);
  const gains = bearingOf({ question: 'How much is the crate?', kind: 'number' }, [], spoken);
  expect(gains?.[0]).toBeGreaterThan(gains?.[1] ?? 0);
  expect(bearingOf({ question: 'How much is left in the crate?', kind: 'number' }, [], spoken)).toBeUndefined();
});

test('a question that wants nothing beside its words favours no sentence', () => {
  expect(bearingOf({ question: 'How long is the barge?', kind: 'length' }, [], spokenOf(20))).toBeUndefined();
});
