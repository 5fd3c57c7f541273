import { afterEach, expect, test, vi } from 'vitest';
import { builtinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { soundAnswer, startModelServer } from '../test/harness/model-server.ts';
import { measuredEngine, totalsLine } from './engines.ts';

afterEach(() => vi.unstubAllEnvs());

const segments = Array.from({ length: 60 }, (_, at) => ({
  start: at * 10,
  end: at * 10 + 9,
  text: `Story number ${at} is about a ladder and thing ${at * at}.`,
}));
const input = { reading: readTranscript({ language: 'en', kind: 'manual', segments }, 600), title: 'Ladders' };

test('the built-in engine is there without anything', async () => {
  const measured = measuredEngine('builtin');
  expect(measured?.name).toBe('built-in engine');
  expect((await measured?.engineBefore(builtinEngine).chapters(input))?.kind).toBe('chapters');
});

test('a model’s tokens and cost add up over documents', async () => {
  const server = await startModelServer(({ prompt }, place) =>
    place < 2 ? { kind: 'text', text: soundAnswer(prompt) } : { kind: 'status', status: 404 },
  );
  vi.stubEnv('LLM_PROVIDER', 'anthropic');
  vi.stubEnv('LLM_BASE_URL', server.baseUrl('anthropic'));
  vi.stubEnv('LLM_API_KEY', 'sk-test');
  vi.stubEnv('LLM_MODEL', 'model-1');
  vi.stubEnv('LLM_INPUT_PRICE', '1');
  vi.stubEnv('LLM_OUTPUT_PRICE', '10');
  const measured = measuredEngine('llm');
  if (!measured) throw new Error('no engine');
  for (let document = 0; document < 3; document++) await measured.engineBefore(builtinEngine).chapters(input);
  expect(measured.name).toBe('model-1');
  expect(totalsLine(measured.totals())).toBe(
    '2400 tokens in, 160 out, $0.0040; the built-in engine served parts of 1 documents (the model answered 404: it is not there: see LLM_MODEL and LLM_BASE_URL)',
  );
});

test('without a model there is none to measure', () => {
  vi.stubEnv('LLM_PROVIDER', '');
  expect(measuredEngine('llm')).toBeUndefined();
});
