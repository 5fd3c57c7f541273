import { expect, test } from 'vitest';
import { readSpoken } from '../../spoken/passages.ts';
import { respelled } from './respelled.ts';

const text =
  'Lower the opacity of the brush before you paint the background. The vibrance stands in its own panel. ' +
  'Mario Vandemeer drew the ellipse, and the ellipse is separate from the quarts of milk. Next Vandemeer left. The sulfate went.';
const said = readSpoken({ language: 'en', kind: 'file', segments: [{ start: 0, end: 30, text }] }, 30);

test.each([
  ['how do i change the oppacity?', 'how do i change the opacity?'],
  ['how do i paint the backround?', 'how do i paint the background?'],
  ['where is the vibranse?', 'where is the vibrance?'],
  ['who drew the elipse?', 'who drew the ellipse?'],
  ['is it seperate from that?', 'is it separate from that?'],
  ['What did Vandemeir do?', 'What did Vandemeer do?'],
  ['what is the vedio about?', 'what is the video about?'],
  ['how do i do that exatly?', 'how do i do that exactly?'],
  ['Should it stand betwen these?', 'Should it stand between these?'],
  ['Can it be the oppacity?', 'Can it be the opacity?'],
])('%s asks %s', (question, meant) => {
  expect(respelled(question, said).question).toBe(meant);
});

test.each([
  'What did Maria draw?',
  'where is the quartz?',
  'how do i unlink the brush?',
  'is it pixelated?',
  'what does numpy.sepperate do?',
  'what is the GPUs oppacity_max?',
  'Was ist die oppacity?',
  'do brushs rest?',
  'what does "oppacity" mean?',
  'what is sulfite?',
  'what is a vesicle?',
  "what did o'pacitie do?",
  'where is mortise@home?',
  'was it Panelle?',
  'Vad handlar videon om?',
])('%s stays as it is written', (question) => {
  expect(respelled(question, said)).toEqual({ question, readAs: new Map() });
});
