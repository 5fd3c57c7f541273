import { expect, test } from 'vitest';
import { draftDescription } from './draft-description.ts';

const chapters = '0:00 - Intro\n1:02 - Sanding\n1:02:03 - Outro';

test('a description begins with three sentences of the summary, without their moments, and goes on with the chapters', () => {
  const summary =
    'One is *here* (0:12). Two, e.g. this, is too (0:15, 1:02:03). Is three (1:20)? Four is left out (1:30).';
  expect(draftDescription(summary, chapters)).toBe(`One is *here*. Two, e.g. this, is too. Is three?\n\n${chapters}`);
});

test('it is text: Markdown of a summary has no marks in it', () => {
  expect(draftDescription('- It is \\*dry\\* \\<b\\> (0:12).\n- And \\[so\\] (0:20).', chapters)).toBe(
    `It is *dry* <b>. And [so].\n\n${chapters}`,
  );
});
