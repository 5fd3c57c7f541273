import { expect, test } from 'vitest';
import { leadsMeeting, thanksOnly } from './leading.ts';

test.each([
  ['We will now go to Mrs. Oduya.', true],
  ['Mr. Lund, you have the floor.', true],
  ["I think we'll move on to the next section.", true],
  ['Mrs. Oduya, go ahead.', true],
  ['I believe that Per wants to come in on that.', true],
  ['We will go to the island every Sunday in summer.', false],
  ['You can go ahead and paint the boat.', false],
  ['We move to a cheaper harbour.', false],
])('%s only leads a meeting: %s', (text, leads) => {
  expect(leadsMeeting(text)).toBe(leads);
});

test.each([
  ['Thank you, Chair.', true],
  ['That is a very good question.', true],
  ['It is thanks to the ferry that the school stays open.', false],
  ['Thank you for the letters that the fishermen of the northern quay have sent to all of us since last May.', false],
])('%s only thanks: %s', (text, thanks) => {
  expect(thanksOnly(text)).toBe(thanks);
});
