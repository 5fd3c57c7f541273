import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { decisionsAbout } from './decisions.ts';

/** What is told of what was decided from the first line on. */
function decided(...lines: string[]): string[] {
  const segments = lines.map((line, at) => {
    const [, speaker = '', text = ''] = /^(\p{L}+): (.*)$/u.exec(line) ?? [];
    return { start: at * 10, end: (at + 1) * 10, text: `>> ${text}`, speaker };
  });
  const spoken = readSpoken({ language: 'en', kind: 'manual', segments }, lines.length * 10);
  return decisionsAbout(0, 1, spoken).map((place) => spoken.sentences[place]?.text.replace(/^>> /, '') ?? '');
}

test.each([
  'Right, um, parking spaces.',
  'Last thing.',
  'Just quickly.',
  'One more from me.',
  'Third thing.',
  'Okay, anything else?',
  'Nächster Punkt.',
  'Right, next, I have here the dogs.',
  'Next is the fare.',
  'Okay. The bakery roof.',
  'Right, the bakery roof.',
])('another item’s decision is not told after %s', (next) => {
  expect(decided('Ann: The ferry is late.', 'Bob: It is.', `Ann: ${next}`, "Bob: Okay, let's do it in May.")).toEqual(
    [],
  );
});

test.each(['Okay, fair enough.', 'Right, I see.', 'Okay, Bob.', 'The last thing I want is a fight.', 'Now, honestly.'])(
  'nothing else comes up with %s',
  (remark) => {
    const told = decided('Ann: The ferry is late.', `Bob: ${remark}`, "Ann: Then let's do two trips.");
    expect(told).toEqual(["Then let's do two trips."]);
  },
);

test.each([
  'Okay, so no second ferry.',
  "Yeah, I'd go with the small boat.",
  "I don't want to decide that today.",
  'Dann keine Fähre.',
])('%s decides', (text) => {
  expect(decided('Ann: What about the ferry?', `Bob: ${text}`)).toEqual([text]);
});

test.each([
  "Then let's stop here.",
  "Then we'll talk about it on Friday.",
  'So no worries.',
  'So no one came.',
  "Okay, let's see.",
])('%s decides nothing', (text) => {
  expect(decided('Ann: What about the ferry?', `Bob: ${text}`)).toEqual([]);
});

test('what all are asked to agree to is decided', () => {
  const told = decided(
    'Ann: What about the ferry?',
    'Ann: Good. So, two trips a day until the autumn. Does anybody object?',
  );
  expect(told).toEqual(['So, two trips a day until the autumn.']);
});
