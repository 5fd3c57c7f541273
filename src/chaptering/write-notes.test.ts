import { expect, test } from 'vitest';
import { writeNotes } from './write-notes.ts';

const notes = {
  title: 'A talk',
  source: 'https://www.youtube.com/watch?v=Q8wVMdwhlh4',
  linkAt: (seconds: number) => `https://www.youtube.com/watch?v=Q8wVMdwhlh4&t=${seconds}s`,
  date: new Date('2026-11-21T09:30:00Z'),
  durationSeconds: 3725,
  chapters: [
    { startSeconds: 0, title: 'Welcome' },
    { startSeconds: 65, title: 'The rest' },
  ],
};
const sentence = (startSeconds: number, text: string, speaker: string | null = null) => ({
  startSeconds,
  text,
  speaker,
  opensTurn: speaker !== null,
});

test('notes have front matter, the title, and a heading a chapter with a link to its second', () => {
  expect(writeNotes(notes)).toBe(`---
title: "A talk"
source: "https://www.youtube.com/watch?v=Q8wVMdwhlh4"
date: 2026-11-21
duration: "1:02:05"
tags:
  - video
---

# A talk

## [0:00](https://www.youtube.com/watch?v=Q8wVMdwhlh4&t=0s) Welcome

## [1:05](https://www.youtube.com/watch?v=Q8wVMdwhlh4&t=65s) The rest
`);
});

test('what is said stands under its chapter, a paragraph a turn', () => {
  const sentences = [
    sentence(0.4, 'Good evening.', 'Ann'),
    sentence(2, 'Welcome.'),
    sentence(30.2, '>> Thank you.', 'Bob'),
    sentence(65.9, 'So.'),
  ];
  const text = writeNotes({ ...notes, linkAt: undefined, sentences });
  expect(text.slice(text.indexOf('## '))).toBe(
    '## 0:00 Welcome\n\n0:00 *Ann:* Good evening. Welcome.\n\n0:30 *Bob:* Thank you.\n\n## 1:05 The rest\n\n1:05 So.\n',
  );
});

test('what sums up the video stands under its title, what sums up a chapter under its heading, and their moments are links', () => {
  const chapters = [
    { startSeconds: 0, text: null },
    { startSeconds: 65, text: 'They begin at 9:30 (1:05, 1:02:03). Then they end (70:01).' },
    { startSeconds: 90, text: 'Of a chapter that is no more (1:30).' },
  ];
  const text = writeNotes({
    ...notes,
    summary: { text: 'Much is said (0:02).', chapters },
    sentences: [sentence(65, 'So.')],
  });
  const at = (time: string, seconds: number) => `[${time}](https://www.youtube.com/watch?v=Q8wVMdwhlh4&t=${seconds}s)`;
  expect(text.slice(text.indexOf('# A talk'))).toBe(
    `# A talk

Much is said (${at('0:02', 2)}).

## ${at('0:00', 0)} Welcome

## ${at('1:05', 65)} The rest

They begin at 9:30 (${at('1:05', 65)}, ${at('1:02:03', 3723)}). Then they end (70:01).

${at('1:05', 65)} So.
`.replace('(70:01)', `(${at('1:10:01', 4201)})`),
  );
  expect(writeNotes({ ...notes, linkAt: undefined, summary: { text: 'Much is said (0:02).', chapters } })).toContain(
    '\n\nMuch is said (0:02).\n\n',
  );
});

test('what a title or speaker says is text: no markup, no new line, no property', () => {
  const title = 'a: "b"\n---\n# <img src=x> [[link]] `code` *x* ==y== %%z%% $m$ &lt; \u2028\u0000';
  const text = writeNotes({ ...notes, title, chapters: [{ startSeconds: 0, title: '](javascript:x) <b>' }] });
  const [front = ''] = text.split('\n---\n');
  expect(front.split('\n')).toHaveLength(7);
  expect(JSON.parse(/^title: (.*)$/m.exec(front)?.[1] ?? '')).toBe(title);
  expect(text).toContain('\\[\\[link\\]\\] \\`code\\` \\*x\\* \\=\\=y\\=\\= \\%\\%z\\%\\% \\$m\\$ \\&lt;');
  expect(text).toMatch(/^# a: "b" --- \\# \\<img src=x\\> /m);
  expect(text).toMatch(/^## \[0:00\]\(\S+\) \\\]\(javascript:x\) \\<b\\>$/m);
});
