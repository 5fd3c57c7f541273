import { expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

/** A SubRip file of cues a second apart. */
function spoken(...cues: string[]) {
  const parsed = parseCaptions(
    cues.map((text, at) => `00:00:0${at},000 --> 00:00:0${at + 1},000\n${text}\n`).join('\n'),
  );
  return parsed.ok ? parsed.segments.map(({ text, speaker }) => (speaker === undefined ? text : [speaker, text])) : [];
}

test('lines that open with recurring names say who speaks, and hold only what is said', () => {
  expect(
    spoken('Ann Lee: Hello.', 'And welcome.', 'Bob: Hi Ann.', 'ann: no label', 'Ann Lee: So, to work.', 'Bob:\nYes.'),
  ).toEqual([
    ['Ann Lee', 'Hello.'],
    ['Ann Lee', 'And welcome.'],
    ['Bob', '>> Hi Ann.'],
    ['Bob', 'ann: no label'],
    ['Ann Lee', '>> So, to work.'],
    ['Bob', '>> Yes.'],
  ]);
});

test('a name in capitals is one where it recurs, also behind a mark, and beside it one that is heard once', () => {
  expect(
    spoken('>> ANN: Hello.', '>> ANN: Here I am.', 'MAN 2: Who?', '>> ANN: Me.', '>> DR. O’NEIL: Ah.', '>> Oh.'),
  ).toEqual([
    ['ANN', 'Hello.'],
    ['ANN', 'Here I am.'],
    ['MAN 2', '>> Who?'],
    ['ANN', '>> Me.'],
    ['DR. O’NEIL', '>> Ah.'],
    '>> Oh.',
  ]);
});

test('where somebody else begins inside a caption, the next one says who it is', () => {
  expect(spoken('- Ann: Hello.\n- Bob: Hi.', 'There.', 'Ann: Well.', 'Bob: Good.')).toEqual([
    ['Ann', 'Hello. >> Hi.'],
    ['Bob', 'There.'],
    ['Ann', '>> Well.'],
    ['Bob', '>> Good.'],
  ]);
});

test.each([
  [['Note: hot.', 'Step 2: cut.', 'Note: cold.', 'Step 2: go.', 'Tip: oil.', 'Tip: wait.']],
  [['Ingredients: flour.', 'Ingredients: salt.', 'So: on.', 'So: off.', 'http://a.b', 'http://a.b']],
  [['Berlin: the city.', 'Berlin: again.', 'Berlin: and again.', 'Berlin: once more.']],
  [['Ann: once.', 'Bob: once.', 'At 10:30 we go', 'At 10:30 we come']],
])('what is no name stays where it is: %j', (lines) => {
  expect(spoken(...lines)).toEqual(lines);
});

test('the times of words stay with their words', () => {
  const parsed = parseCaptions(
    'WEBVTT\n\n00:01.000 --> 00:03.000\nANN: <00:01.500>Good <00:02.000>day.\n\n' +
      ['BOB: a', 'ANN: b', 'BOB: c'].map((text, at) => `00:0${at + 3}.000 --> 00:0${at + 4}.000\n${text}`).join('\n\n'),
  );
  expect(parsed.ok && parsed.segments[0]).toEqual({
    start: 1,
    end: 3,
    text: 'Good day.',
    speaker: 'ANN',
    wordStarts: [1.5, 2],
  });
});

test('the voice of a WebVTT cue is its speaker', () => {
  const parsed = parseCaptions(
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v.loud Ann &amp; Co>Hi.</v>\n\n00:02.000 --> 00:03.000\n<i><v Bob>Yes.\n\n00:03.000 --> 00:04.000\nNo.',
  );
  expect(parsed.ok && parsed.segments.map(({ text, speaker }) => [speaker, text])).toEqual([
    ['Ann & Co', 'Hi.'],
    ['Bob', '>> Yes.'],
    [undefined, 'No.'],
  ]);
});
