import { expect, test } from 'vitest';
import { nameOfChat } from './name-of-chat.ts';

test.each([
  ['How  long\nis it? ', 'How long is it?'],
  ['🎬'.repeat(60), '🎬'.repeat(60)],
  ['🎬'.repeat(61), `${'🎬'.repeat(59)}…`],
  [`${'a'.repeat(58)} 🎬🎬`, `${'a'.repeat(58)}…`],
])('a chat that begins with %j is called %j', (question, name) => {
  expect(nameOfChat(question)).toBe(name);
});
