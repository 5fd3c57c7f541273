import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

test.each([
  ['Why did they stop lending the chainsaw?', 'why'],
  ['Warum kein Kneten?', 'why'],
  ['How do I take the wheel off?', 'how'],
  ['How often was the drill borrowed?', 'number'],
  ['Wie lange ruht der Teig?', 'number'],
  ['Wie heißt der Sauerteig?', 'what'],
  ['When does she talk about the pressure washer?', 'moment'],
  ['Where in the video is the wheel taken off?', 'moment'],
  ['Wo im Video geht es um Mehl?', 'moment'],
  ['Who repairs the drills?', 'who'],
  ['What tools do I need?', 'list'],
  ['Does the library lend nail guns?', 'yesNo'],
  ['Summarize the part about insurance', 'summary'],
  ['What was said about the remote control?', 'summary'],
  ['Fass den Teil über Mehl zusammen', 'summary'],
  ['And after that?', 'next'],
  ['Und dann?', 'next'],
  ['Tell me more', 'more'],
  ['Mehr dazu', 'more'],
  ['What is radial truing?', 'what'],
])('%s asks for: %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});
