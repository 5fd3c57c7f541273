import { expect, test } from 'vitest';
import { stemmerFor } from '../../transcripts/reading/stemming.ts';
import { readQuestion } from './question.ts';

const stem = await stemmerFor('en');
const read = (question: string, earlier: string[] = [], speakers: string[] = []) => {
  const { terms, speaker, isFollowUp } = readQuestion(question, earlier, speakers, stem);
  return { words: terms.map(({ folded, weight }) => `${folded} ${weight}`), speaker, isFollowUp };
};

test('what is looked for are its topical words, each once', () => {
  expect(read('What does she say about the drill, and why was the drill lent?').words).toEqual(['drill 1', 'lent 1']);
});

test.each([
  'What is this video about?',
  'Summarize it',
  'Worum geht es in diesem Video?',
  'De quoi parle cette vidéo ?',
  '¿De qué trata este vídeo?',
  '这个视频讲了什么？',
  'この動画は何についてですか？',
])('%s asks about the whole video', (question) => {
  expect(read(question)).toEqual({ words: [], speaker: undefined, isFollowUp: false });
});

test('a question without words of its own takes those of the one before, as if they were asked for again', () => {
  expect(read('And after that?', ['Who has the ladder?', 'Why?'])).toEqual({
    words: ['ladder 1'],
    speaker: undefined,
    isFollowUp: true,
  });
});

test('a short one that points back takes them at less weight; one that stands alone takes none', () => {
  expect(read('How much did it cost?', ['Who has the ladder?'])).toMatchObject({
    words: ['cost 1', 'ladder 0.4'],
    isFollowUp: true,
  });
  expect(read('How much did insurance cost?', ['Who has the ladder?'])).toMatchObject({
    words: ['insurance 1', 'cost 1'],
    isFollowUp: false,
  });
});

test('a speaker is named in full, or by a name that nobody else has', () => {
  const speakers = ['Ingrid Solberg', 'Juan Solberg', 'Ana Díaz'];
  expect(read('What does Ingrid say about ladders?', [], speakers)).toMatchObject({
    words: ['ladders 1'],
    speaker: 'Ingrid Solberg',
  });
  expect(read('And diaz?', [], speakers).speaker).toBe('Ana Díaz');
  expect(read('What does Solberg say about ladders?', [], speakers).speaker).toBeUndefined();
});
