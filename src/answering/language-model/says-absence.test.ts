import { expect, test } from 'vitest';
import { saysAbsence } from './says-absence.ts';

test.each([
  'I don’t know.',
  'The video does not say.',
  'The video did not say anything about bees.',
  'The speakers did not say anything about salaries.',
  'The meeting did not mention the salaries of the managers.',
  'The provided excerpts do not mention a price.',
  'The costs were not discussed in the recording.',
  'Unfortunately, the transcript doesn’t contain that information.',
  'The costs were not mentioned in the video.',
  'Not mentioned.',
  'I’m sorry, but I cannot answer that from the transcript.',
  'There is no mention of a regatta in the video.',
  'Das weiß ich nicht.',
  'Das wird im Video nicht erwähnt.',
  'No lo sé.',
  'Je ne sais pas, la vidéo n’en parle pas.',
  '動画では言及されていません。',
  'N/A',
])('says that the answer is not there: %s', (sentence) => {
  expect(saysAbsence(sentence)).toBe(true);
});

test.each([
  'The report does not mention the costs.',
  'The video does not give a price, but it names three shops.',
  'His wages were not provided by the club.',
  'The speaker does not eat meat.',
  'The meeting did not begin before noon.',
  'The meeting has no chair.',
  'The budget was not discussed in the meeting.',
  'The text messages did not say where he was.',
  'The talks do not include Hamas.',
  'The texts do not mention women.',
  'This passage does not say that Moses crossed the sea.',
  'The recordings have no vocals.',
  'Das Loch ist nicht breiter.',
  'I don’t know anybody who paints, she says.',
  'She never wears gloves.',
  'I know.',
])('says something: %s', (sentence) => {
  expect(saysAbsence(sentence)).toBe(false);
});
