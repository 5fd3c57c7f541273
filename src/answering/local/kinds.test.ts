import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

test.each([
  ['Why did they stop lending the chainsaw?', 'why'],
  ['Warum kein Kneten?', 'why'],
  ['How do I take the wheel off?', 'how'],
  ['How often was the drill borrowed?', 'number'],
  ['How much was the drill?', 'number'],
  ['How much does a drill cost?', 'price'],
  ['Was kostet der Teig?', 'price'],
  ['How long does the dough rest?', 'duration'],
  ['Wie lange ruht der Teig?', 'duration'],
  ['When was the library founded?', 'date'],
  ['Ab wann ist offen?', 'moment'],
  ['Wann ist das Brot fertig?', 'date'],
  ['Wie heißt der Sauerteig?', 'what'],
  ['When does she talk about the pressure washer?', 'moment'],
  ['Where in the video is the wheel taken off?', 'moment'],
  ['Wo im Video geht es um Mehl?', 'moment'],
  ['Who repairs the drills?', 'who'],
  ['What tools do I need?', 'list'],
  ['What are the drills called?', 'what'],
  ['Was ist mit dem Teig?', 'what'],
  ['Was the drill borrowed?', 'yesNo'],
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
