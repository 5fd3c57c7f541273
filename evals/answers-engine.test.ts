import { afterEach, expect, test, vi } from 'vitest';
import { type ModelTurn, soundClaims, startModelServer } from '../test/harness/model-server.ts';
import { answerTotalsLines, type MeasuredAnswers, measuredAnswers } from './answers-engine.ts';
import { answerFigures, outcomesOf } from './answers-figures.ts';
import { type AskedDocument, someQuestions } from './answers-material.ts';

afterEach(() => vi.unstubAllEnvs());

const subjects = ['ladder', 'kettle', 'lantern', 'compass', 'anvil', 'barrel', 'saddle', 'trumpet', 'candle', 'mirror'];

/** A talk of one thing after another, ten seconds each, and a question about each of them. */
function talk(id: string): AskedDocument {
  const segments = subjects.map((subject, at) => ({
    start: at * 10,
    end: at * 10 + 9,
    text: `The ${subject} of ${id} was mended by somebody in the year ${1800 + at}.`,
  }));
  return {
    id,
    set: 'tutorialvqa',
    group: id,
    fold: 0,
    input: {
      transcript: { language: 'en', kind: 'manual', segments },
      chapters: [],
      durationSeconds: 100,
      title: id,
      earlier: [],
    },
    questions: subjects.map((subject, at) => ({
      question: `When was the ${subject} mended?`,
      answer: null,
      spans: [{ start: at * 10, end: at * 10 + 9 }],
    })),
  };
}

async function modelWith(turn: (prompt: string, place: number) => ModelTurn): Promise<MeasuredAnswers> {
  const server = await startModelServer(({ prompt }, place) => turn(prompt, place));
  vi.stubEnv('LLM_PROVIDER', 'openai-compatible');
  vi.stubEnv('LLM_BASE_URL', server.baseUrl('openai-compatible'));
  vi.stubEnv('LLM_MODEL', 'model-1');
  vi.stubEnv('LLM_INPUT_PRICE', '1');
  vi.stubEnv('LLM_OUTPUT_PRICE', '10');
  const measured = measuredAnswers();
  if (!measured) throw new Error('no engine');
  return measured;
}

test('a model’s hits are counted, with its tokens, its cost and its claims', async () => {
  const measured = await modelWith((prompt) => ({ kind: 'text', text: soundClaims(prompt) }));
  const documents = [talk('Ada'), talk('Bea')].map((one) => ({ ...one, questions: one.questions.slice(0, 2) }));
  const { outcomes, seconds } = await outcomesOf(documents, measured.answers);
  const figures = answerFigures(outcomes, seconds);
  expect(figures.questions).toBe(4);
  expect(figures.hit1.mean).toBeGreaterThan(0);
  expect(figures.declinedTrue.mean).toBe(0);
  const lines = answerTotalsLines(measured);
  expect(lines[0]).toBe('8 questions: 9600 tokens in, 640 out, 1280 a question, $0.0160');
  expect(lines[2]).toBe('0 questions got no answer, 0 were answered by the local engine');
});

test('a question that gets no answer is a miss that was not declined, and its cause is told', async () => {
  const measured = await modelWith(() => ({ kind: 'status', status: 404 }));
  const { outcomes } = await outcomesOf(
    [talk('Ada'), talk('Bea')].map((one) => ({ ...one, questions: one.questions.slice(0, 1) })),
    measured.answers,
  );
  expect(outcomes).toMatchObject([
    { first: false, firstThree: false, declined: false, wrongDeclined: false },
    { first: false, firstThree: false, declined: false, wrongDeclined: false },
  ]);
  const [, , failed, cause] = answerTotalsLines(measured);
  expect(failed).toBe('4 questions got no answer, 0 were answered by the local engine');
  expect(cause).toContain('404');
});

test('without a model there is none to measure', () => {
  vi.stubEnv('LLM_PROVIDER', '');
  expect(measuredAnswers()).toBeUndefined();
});

test('some questions are as many as asked for, of all documents, and the same ones each time', () => {
  const documents = [talk('Ada'), talk('Bea'), talk('Cy')];
  const some = someQuestions(documents, 12);
  expect(some.map(({ id }) => id)).toEqual(['Ada', 'Bea', 'Cy']);
  expect(some.reduce((sum, { questions }) => sum + questions.length, 0)).toBe(12);
  expect(some.every(({ questions }) => questions.length > 0)).toBe(true);
  expect(someQuestions(documents, 12)).toEqual(some);
});
