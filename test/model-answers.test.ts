import { describe, expect, test } from 'vitest';
import { builtinAnsweringEngine } from '../src/answering/builtin/builtin-engine.ts';
import { citationFaults } from '../src/answering/citations.ts';
import { createLanguageModelAnswering } from '../src/answering/language-model/language-model-engine.ts';
import type { ModelPiece } from '../src/language-model/language-model.ts';
import { createLanguageModel, type ModelPatience } from '../src/models/create-language-model.ts';
import { sampleCatalogue } from '../src/samples/catalogue.ts';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import {
  type AskedModel,
  inTurn,
  type ModelProtocol,
  type ModelServer,
  type ModelTurn,
  soundClaims,
  startModelServer,
  statedUsage,
} from './harness/model-server.ts';

const protocols = ['openai-compatible', 'anthropic', 'google'] as const;
const quick = { callMs: 10_000, tries: 3, backoffMs: 1, longestWaitMs: 1000 };
const never = () => new AbortController().signal;

const modelAt = (server: ModelServer, provider: ModelProtocol, patience: Partial<ModelPatience> = {}) =>
  createLanguageModel(
    { provider, baseUrl: server.baseUrl(provider), apiKey: 'sk-test', model: 'model-1' },
    { ...quick, ...patience },
  );

/** Asks once for an answer that is heard as it comes. */
async function hear(protocol: ModelProtocol, turns: ModelTurn[], patience: Partial<ModelPatience> = {}) {
  const server = await startModelServer(inTurn(...turns));
  const pieces: ModelPiece[] = [];
  const outcome = await modelAt(server, protocol, patience).complete(
    {
      instructions: 'Do this.',
      prompt: 'With that.',
      mostOutputTokens: 50,
      expectedTokens: 100,
      hear: (piece) => pieces.push(piece),
    },
    never(),
  );
  const text = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  return { outcome, pieces, text, asked: server.asked };
}

describe.each(protocols)('an answer that is heard from a model that speaks %s', (protocol) => {
  const text = 'One sentence after another, in pieces as they come.';

  test('comes in pieces, and whole at the end', async () => {
    const heard = await hear(protocol, [{ kind: 'text', text }]);
    expect(heard.outcome).toEqual({ kind: 'answer', text, isCut: false, usage: statedUsage });
    expect(heard.text).toBe(text);
    expect(heard.pieces.length).toBeGreaterThan(3);
    expect(heard.asked).toMatchObject([{ isStream: true, instructions: 'Do this.', prompt: 'With that.' }]);
  });

  test('may be cut off by its own limit, or refused', async () => {
    const cut = await hear(protocol, [{ kind: 'text', text, finish: 'length' }]);
    expect(cut.outcome).toMatchObject({ kind: 'answer', text, isCut: true });
    expect((await hear(protocol, [{ kind: 'refusal' }])).outcome.kind).toBe('refused');
  });

  test('that breaks off is not asked for again, since it was heard', async () => {
    const { outcome, asked, text: heard } = await hear(protocol, [{ kind: 'cut', text }]);
    expect(outcome.kind).toBe('away');
    expect(heard).toBe(text);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['429', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }],
    ['500', { kind: 'status', status: 500 }],
  ] satisfies [string, ModelTurn][])('is asked for again after %s', async (_, trouble) => {
    const heard = await hear(protocol, [trouble, { kind: 'text', text }]);
    expect(heard.text).toBe(text);
    expect(heard.asked).toHaveLength(2);
  });

  test.each(['silence', 'drip'] as const)('has one time limit as a whole: %s', async (kind) => {
    const { outcome } = await hear(protocol, [{ kind }], { callMs: 150 });
    expect(outcome).toMatchObject({ kind: 'away', cause: 'the model did not answer within 0.15 s' });
  });
});

test('a server that knows no streams is heard at the end', async () => {
  const { outcome, text, asked } = await hear('openai-compatible', [{ kind: 'whole', text: 'All at once.' }]);
  expect(outcome).toMatchObject({ kind: 'answer', text: 'All at once.' });
  expect(text).toBe('All at once.');
  expect(asked.map(({ isStream }) => isStream)).toEqual([true, false]);
});

test('a connection that breaks once is no reason to do without streams from then on', async () => {
  const server = await startModelServer(inTurn({ kind: 'cut', text: '' }, { kind: 'text', text: 'Again, in pieces.' }));
  const model = modelAt(server, 'openai-compatible');
  for (const expected of ['Again, in pieces.', 'Again, in pieces.']) {
    const pieces: ModelPiece[] = [];
    const request = {
      instructions: '',
      prompt: 'x',
      mostOutputTokens: 50,
      expectedTokens: 1,
      hear: (piece: ModelPiece) => pieces.push(piece),
    };
    expect(await model.complete(request, never())).toMatchObject({ kind: 'answer', text: expected });
  }
  expect(server.asked.at(-1)?.isStream).toBe(true);
});

test.each([
  ['anthropic', 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n'],
  ['google', 'data: {"error":{"code":503,"message":"Overloaded","status":"UNAVAILABLE"}}\n\n'],
  ['openai-compatible', 'data: {"error":{"code":502,"message":"Bad gateway"}}\n\n'],
] as const)(
  'an error within a stream of %s is one of the server: it is asked again, for a stream',
  async (protocol, error) => {
    const usage = '"usage":{"input_tokens":9,"output_tokens":1}';
    const start = `event: message_start\ndata: {"type":"message_start","message":{"id":"m","role":"assistant","content":[],${usage}}}\n\n`;
    const trouble: ModelTurn = { kind: 'events', body: protocol === 'anthropic' ? start + error : error };
    const { outcome, asked } = await hear(protocol, [trouble, { kind: 'text', text: 'It rained.' }]);
    expect(outcome).toMatchObject({ kind: 'answer', text: 'It rained.' });
    expect(asked.map(({ isStream }) => isStream)).toEqual([true, true]);
  },
);

test('one empty answer of a provider that streams is no reason to do without streams', async () => {
  const server = await startModelServer(
    inTurn({ kind: 'events', body: 'data: {"usageMetadata":{}}\n\n' }, { kind: 'text', text: 'It rained.' }),
  );
  const model = modelAt(server, 'google');
  for (let times = 0; times < 2; times++) {
    const request = { instructions: '', prompt: 'x', mostOutputTokens: 50, expectedTokens: 1, hear: () => undefined };
    expect(await model.complete(request, never())).toMatchObject({ kind: 'answer', text: 'It rained.' });
  }
  expect(server.asked.map(({ isStream }) => isStream)).toEqual([true, false, true]);
});

test('an event that nobody knows yet takes nothing from an answer', async () => {
  const event = (type: string, more: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  const delta = (text: string) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
  const body = [
    event('message_start', { message: { id: 'm', usage: { input_tokens: 9, output_tokens: 1 } } }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    delta('It '),
    event('weather_report', { weather: 'rain' }),
    delta('rained.'),
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } }),
    event('message_stop'),
  ].join('');
  const { outcome, text } = await hear('anthropic', [{ kind: 'events', body }]);
  expect(outcome).toMatchObject({ kind: 'answer', text: 'It rained.', isCut: false });
  expect(text).toBe('It rained.');
});

/** What comes of a model that does not serve. */
const withoutModel = (failure: string) => ({
  markdown: expect.stringMatching(/\n\n\*The language model did not answer; this answer was found without it\.\*$/),
  report: { engine: 'builtin', failure },
});

describe.each(protocols)('answers by a model that speaks %s', (protocol) => {
  const sample = sampleCatalogue().get('sampleTalk1');
  const captions = parseCaptions(JSON.stringify(sample?.captions?.json3()));
  const transcript = {
    language: 'en',
    kind: 'automatic' as const,
    segments: captions.ok ? captions.segments : [],
  };
  const input = {
    reading: readTranscript(transcript, sample?.durationSeconds ?? 0),
    chapters: [],
    title: sample?.title ?? '',
    question: 'Who lent the drill?',
    earlier: [],
  };

  async function answerBy(turn: (asked: AskedModel) => ModelTurn, patience: Partial<ModelPatience> = {}) {
    const server = await startModelServer(turn);
    const engine = createLanguageModelAnswering({
      model: modelAt(server, protocol, patience),
      fallback: builtinAnsweringEngine,
      rankSentences: async () => [],
      patience: never,
      mostTokens: 60_000,
    });
    const told: string[] = [];
    const answer = await engine.answer(input, { tell: ({ markdown }) => told.push(markdown) });
    expect(citationFaults(answer, input.reading.durationSeconds)).toEqual([]);
    return { answer, told, asked: server.asked };
  }

  const sound = (asked: AskedModel): ModelTurn => {
    if (protocol !== 'anthropic') return { kind: 'text', text: soundClaims(asked.prompt) };
    const document = asked.document ?? '';
    const sentences = document.split('\n').filter((line) => line.split(' ').length >= 8);
    const blocks = sentences.slice(0, 3).map((text) => {
      const from = document.indexOf(text);
      return { text: `${text} `, cites: [[from, from + text.length] as [number, number]] };
    });
    return { kind: 'blocks', blocks };
  };

  test('are told sentence by sentence, each with its moment', async () => {
    const { answer, told, asked } = await answerBy(sound);
    expect(answer).toMatchObject({
      kind: 'answered',
      report: { engine: 'llm', model: 'model-1', requests: 1, usage: statedUsage, kept: 3, removed: 0 },
    });
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toBe(answer.markdown);
    expect(told.at(-1)?.match(/\(\d+:\d\d\)/g)).toHaveLength(3);
    expect(asked[0]?.document === undefined).toBe(protocol !== 'anthropic');
  });

  test('are told with their moments where they come at once', async () => {
    const { answer } = await answerBy((asked) => {
      const turn = sound(asked);
      return turn.kind === 'blocks'
        ? { ...turn, atOnce: true }
        : turn.kind === 'text'
          ? { ...turn, kind: 'whole' }
          : turn;
    });
    expect(answer).toMatchObject({ kind: 'answered', report: { engine: 'llm', requests: 1, kept: 3, removed: 0 } });
  });

  test('are the built-in engine’s where the model writes nonsense', async () => {
    const { answer, asked } = await answerBy(() => ({ kind: 'text', text: 'Lorem ipsum dolor sit amet (0:07).' }));
    const { markdown, citations } = await builtinAnsweringEngine.answer(input);
    expect(answer).toMatchObject({ markdown, citations, report: { engine: 'builtin', requests: 2 } });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['silence', { kind: 'silence' }],
    ['a slow drip', { kind: 'drip' }],
    ['errors', { kind: 'status', status: 500 }],
  ] satisfies [string, ModelTurn][])('are the built-in engine’s after %s', async (_, turn) => {
    const { answer } = await answerBy(() => turn, { callMs: 150 });
    expect(answer).toMatchObject(withoutModel('away'));
    expect(JSON.stringify(answer)).not.toContain('sk-test');
  });

  test('are the built-in engine’s after rate limits', async () => {
    const limited: ModelTurn = { kind: 'status', status: 429, headers: { 'retry-after': '9999' } };
    const { answer, asked } = await answerBy(() => limited);
    expect(answer).toMatchObject(withoutModel('busy'));
    expect(asked).toHaveLength(1);
  });

  test.each([401, 403, 404, 301])('are the built-in engine’s after %i', async (status) => {
    expect((await answerBy(() => ({ kind: 'status', status }))).answer).toMatchObject(withoutModel('misset'));
  });

  test('are the built-in engine’s where the model refuses', async () => {
    expect((await answerBy(() => ({ kind: 'refusal' }))).answer).toMatchObject(withoutModel('refused'));
  });

  test('keep what was told of one that breaks off', async () => {
    if (protocol === 'anthropic') return; // its sentences are known with the end of their stretch
    const { answer, told } = await answerBy(({ prompt }) => ({ kind: 'cut', text: soundClaims(prompt) }));
    expect(answer).toMatchObject({ markdown: `${told.at(-1)}\n\n*The answer breaks off here.*` });
  });

  test('are asked for anew where a stream broke off before anything was told, and its tokens are counted', async () => {
    let place = 0;
    const { answer, asked } = await answerBy((one) => (place++ === 0 ? { kind: 'cut', text: 'Hm, th' } : sound(one)));
    expect(asked).toHaveLength(2);
    expect(answer).toMatchObject({ kind: 'answered', report: { engine: 'llm', requests: 2, kept: 3 } });
    expect(answer.report?.usage.inputTokens).toBeGreaterThan(statedUsage.inputTokens + 100);
    expect((await answerBy(() => ({ kind: 'cut', text: 'Hm, th' }))).answer).toMatchObject({
      report: { engine: 'builtin', failure: 'away', requests: 2, usage: { outputTokens: 4 } },
    });
  });

  test('are asked for with what bears on the question, where the whole was too long', async () => {
    let place = 0;
    const { answer, asked } = await answerBy((one) => (place++ === 0 ? { kind: 'status', status: 413 } : sound(one)));
    expect(asked).toHaveLength(2);
    expect(answer).toMatchObject({ kind: 'answered', report: { engine: 'llm', requests: 2 } });
  });
});
