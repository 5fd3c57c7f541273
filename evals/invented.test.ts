import { expect, test } from 'vitest';
import { inventedTalkOf, readInventedTalks } from './invented.ts';

const talk = `# Mending a kite
genre: how-to
channel: Wind and String

## Hello
This is my kite and it has a hole.

(pause 4)

## The patch
Ann: Cut a square of ripstop, not tape.

Ben: Why not tape?

Ann: Tape peels off in the sun.

Ben: Right.

Ann: Then sew it. Small stitches.

Ben: Aye.

Ann: And that is that.

== Questions
? what do you put over the hole
~ de: Was kommt über das Loch?
< Cut a square
> not tape.
! how long does the line have to be
`;

test('a talk gets times, chapters, speakers and the passages of its questions', () => {
  const { document, genre, questions, across, unanswered } = inventedTalkOf(talk, 'z/kite');
  expect([document.title, genre, document.channel]).toEqual(['Mending a kite', 'how-to', 'invented z']);
  expect(document.chapters.map(({ title }) => title)).toEqual(['Hello', 'The patch']);
  const [first, second] = document.segments;
  expect([first?.text, first?.speaker]).toEqual(['This is my kite and it has a hole.', undefined]);
  expect([second?.text, second?.speaker]).toEqual(['Cut a square of ripstop, not tape.', 'Ann']);
  // Four seconds of silence lie before the second chapter.
  expect((second?.start ?? 0) - (first?.end ?? 0)).toBeGreaterThan(4);
  expect(document.chapters[1]?.start_seconds).toBe(Math.floor(second?.start ?? 0));
  expect(questions).toEqual([
    { question: 'what do you put over the hole', spans: [{ start: second?.start, end: second?.end }] },
  ]);
  expect(across).toEqual([
    {
      ...{ question: 'Was kommt über das Loch?', english: 'what do you put over the hole', language: 'de' },
      spans: questions[0]?.spans,
    },
  ]);
  expect(unanswered).toEqual(['how long does the line have to be']);
});

test.each([
  ['a passage that is not said', talk.replace('< Cut a square', '< Cut a circle'), /Cut a circle/],
  ['a passage that is said twice', talk.replace('And that is that.', 'Cut a square again.'), /Cut a square/],
  ['a question in no language', talk.replace('~ de: ', '~ '), /no question in another language/],
  ['a question that nothing answers', talk.replace('> not tape.\n', ''), /what do you put/],
])('%s is refused', (_, text, reason) => {
  expect(() => inventedTalkOf(text, 'z/kite')).toThrow(reason);
});

test('all talks are in form, each with chapters from its beginning on and questions of both sorts', () => {
  const talks = readInventedTalks();
  expect(talks.length).toBeGreaterThan(70);
  for (const { document, questions, unanswered } of talks) {
    expect(document.chapters.length, document.id).toBeGreaterThan(3);
    expect(document.chapters[0]?.start_seconds, document.id).toBe(0);
    expect(questions.length, document.id).toBeGreaterThan(5);
    expect(unanswered.length, document.id).toBeGreaterThan(0);
  }
  expect(talks.flatMap(({ across }) => across)).toHaveLength(40);
});
