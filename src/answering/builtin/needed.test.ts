import { expect, test } from 'vitest';
import { builtinAnsweringEngine } from './builtin-engine.ts';

const lines = [
  'Hello, today we build a little habit tracker in Python.',
  "First let's make the folder, I'm going to call it habits, and inside of it I'm going to create a virtual environment.",
  'So python dash m venv dot venv.',
  "And then we activate that you don't really need a virtual environment here because we install nothing.",
  'Then create a file and open that in your editor.',
  'The file holds the streaks, and the streaks are printed in green.',
];

test('whether one needs it is told, and not that one does it', async () => {
  const segments = lines.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const input = { transcript, chapters: [], durationSeconds: 60, title: '', earlier: [] };
  const { markdown } = await builtinAnsweringEngine.answer({ ...input, question: 'Do I need a virtual environment?' });
  expect(markdown).toMatch(/^On that, the video says: “[^”]*you don't really need a virtual environment/);
  expect(markdown).not.toContain('create');
});
