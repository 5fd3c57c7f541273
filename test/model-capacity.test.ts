import { describe, expect, test, vi } from 'vitest';
import { promptRoom } from '../src/language-model/capacity.ts';
import type { ModelRequest } from '../src/language-model/language-model.ts';
import { createLanguageModel } from '../src/models/create-language-model.ts';
import type { ModelSettings } from '../src/models/model-settings.ts';
import {
  inTurn,
  type ModelFacts,
  type ModelProtocol,
  type ModelTurn,
  openAiUsage,
  startModelServer,
} from './harness/model-server.ts';

const request: ModelRequest = {
  instructions: 'Do this.',
  prompt: 'With that.',
  mostOutputTokens: 50,
  expectedTokens: 100,
};
const never = () => new AbortController().signal;
const said: ModelTurn = { kind: 'text', text: 'It rained.' };

async function modelOf(
  turns: ModelTurn[],
  {
    facts = {},
    protocol = 'openai-compatible',
    ...settings
  }: Partial<ModelSettings> & { facts?: ModelFacts; protocol?: ModelProtocol } = {},
  patience = {},
) {
  const server = await startModelServer(inTurn(...turns), facts);
  const model = createLanguageModel(
    { provider: protocol, baseUrl: server.baseUrl(protocol), apiKey: 'sk-1', model: 'model-1', ...settings },
    { callMs: 10_000, tries: 2, backoffMs: 1, longestWaitMs: 1000, ...patience },
  );
  return { model, asked: server.asked };
}

describe('the size of a context', () => {
  const trained = { model_info: { 'qwen2.context_length': 32_768 }, parameters: 'stop "<|im_end|>"' };
  test.each<[string, ModelFacts, number]>([
    [
      'llama.cpp’s, of which one request has a part',
      {
        '/v1/models': { data: [{ id: 'a.gguf', meta: { n_ctx: 32_768, n_ctx_train: 131_072 } }] },
        '/props': { default_generation_settings: { n_ctx: 8192 } },
      },
      8192,
    ],
    [
      'llama.cpp’s, where it keeps its properties to itself',
      { '/v1/models': { data: [{ id: 'a.gguf', meta: { n_ctx: 4096, n_ctx_train: 131_072 } }] } },
      4096,
    ],
    [
      'vLLM’s, of the model by its name',
      {
        '/v1/models': {
          data: [
            { id: 'x', max_model_len: 1024 },
            { id: 'model-1', max_model_len: 40_960 },
          ],
        },
      },
      40_960,
    ],
    ['a router’s', { '/v1/models': { data: [{ id: 'model-1', context_length: 131_072 }] } }, 131_072],
    [
      'Ollama’s, which has loaded the model',
      {
        '/v1/models': { data: [{ id: 'model-1' }] },
        '/api/ps': { models: [{ model: 'model-1', context_length: 4096 }] },
        '/api/show': trained,
      },
      4096,
    ],
    [
      'Ollama’s, which lists it as its latest version',
      {
        '/v1/models': { data: [{ id: 'model-1:latest' }, { id: 'other' }] },
        '/api/ps': { models: [{ model: 'model-1:latest', context_length: 4096 }] },
        '/api/show': trained,
      },
      4096,
    ],
    [
      'Ollama’s, which is set',
      {
        '/v1/models': { data: [{ id: 'model-1' }] },
        '/api/show': { ...trained, parameters: 'num_ctx                        16384' },
      },
      16_384,
    ],
    [
      'Ollama’s, where the model could have no more',
      {
        '/v1/models': { data: [{ id: 'model-1' }] },
        '/api/show': { model_info: { 'gemma.context_length': 2048 } },
      },
      2048,
    ],
  ])('is asked for: %s', async (_, facts, contextTokens) => {
    const { model, asked } = await modelOf([said], { facts });
    expect(await model.capacity()).toMatchObject({ contextTokens, source: 'asked' });
    expect(asked).toHaveLength(0);
  });

  test.each(['anthropic', 'google'] as const)('is asked of %s', async (protocol) => {
    const fact = { anthropic: { max_input_tokens: 500_000 }, google: { inputTokenLimit: 500_000 } }[protocol];
    const { model } = await modelOf([said], { protocol, facts: { '/models/model-1': fact } });
    expect(await model.capacity()).toMatchObject({ contextTokens: 500_000, source: 'asked' });
  });

  test('is what the operator says', async () => {
    const facts = { '/v1/models': { data: [{ id: 'model-1', max_model_len: 40_960 }] } };
    const { model } = await modelOf([said], { facts, contextTokens: 6000 });
    expect(await model.capacity()).toMatchObject({ contextTokens: 6000, source: 'set' });
  });

  test('is asked of Ollama anew once it has loaded the model: before, it tells what the model could have', async () => {
    const facts: ModelFacts = { '/v1/models': { data: [{ id: 'model-1' }] }, '/api/show': trained };
    const { model } = await modelOf([said], { facts });
    expect(await model.capacity()).toMatchObject({ contextTokens: 8192, source: 'assumed' });
    facts['/api/ps'] = { models: [{ model: 'model-1', context_length: 4096 }] };
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    expect(await model.capacity()).toMatchObject({ contextTokens: 4096, source: 'asked' });
    clock.mockRestore();
  });

  test('is a small one where nobody says so, or nobody is there', async () => {
    const { model } = await modelOf([said]);
    expect(await model.capacity()).toMatchObject({ contextTokens: 8192, source: 'assumed' });
    const { model: away } = await modelOf([said], { baseUrl: 'http://127.0.0.1:9/v1' });
    expect(await away.capacity()).toMatchObject({ contextTokens: 8192, source: 'assumed' });
  });

  test.each<[string, ModelProtocol, string]>([
    [
      'llama.cpp',
      'openai-compatible',
      '{"error":{"code":400,"message":"request (14204 tokens) exceeds the available context size (4352 tokens), try increasing it","type":"exceed_context_size_error","n_prompt_tokens":14204,"n_ctx":4352}}',
    ],
    [
      'OpenAI',
      'openai-compatible',
      '{"error":{"message":"This model\'s maximum context length is 4352 tokens. However, your messages resulted in 9000 tokens.","code":"context_length_exceeded"}}',
    ],
    [
      'vLLM, which names the limit of the answer too',
      'openai-compatible',
      '{"object":"error","message":"\'max_tokens\' or \'max_completion_tokens\' is too large: 2000. This model\'s maximum context length is 4352 tokens and your request has 4000 input tokens"}',
    ],
    [
      'Anthropic',
      'anthropic',
      '{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 9000 tokens > 4352 maximum"}}',
    ],
    [
      'Google',
      'google',
      '{"error":{"code":400,"message":"The input token count (9000) exceeds the maximum number of tokens allowed (4352).","status":"INVALID_ARGUMENT"}}',
    ],
  ])('is learned from a refusal of %s, which is asked once', async (_, protocol, body) => {
    const { model, asked } = await modelOf([{ kind: 'status', status: 400, body }], { protocol });
    const outcome = await model.complete({ ...request, schema: {} }, never());
    expect(outcome).toMatchObject({ kind: 'away', isUnfit: true, cause: expect.stringContaining('too long') });
    expect(asked).toHaveLength(1);
    expect(await model.capacity()).toMatchObject({ contextTokens: 4352, source: 'learned' });
  });

  test('that was learned is asked for anew after ten minutes: the server may have more room by then', async () => {
    const body = '{"error":{"code":400,"type":"exceed_context_size_error","n_prompt_tokens":1500,"n_ctx":1024}}';
    const facts: ModelFacts = { '/v1/models': { data: [{ id: 'model-1', meta: { n_ctx: 2048 } }] } };
    const { model } = await modelOf([{ kind: 'status', status: 400, body }], { facts });
    await model.capacity();
    await model.complete(request, never());
    expect(await model.capacity()).toMatchObject({ contextTokens: 1024, source: 'learned' });
    facts['/v1/models'] = { data: [{ id: 'model-1', meta: { n_ctx: 16_384 } }] };
    const later = performance.now() + 601_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await model.capacity()).toMatchObject({ contextTokens: 16_384, source: 'asked' });
    clock.mockRestore();
  });

  test('is learned where a server leaves out what has no room, and says so by its count alone', async () => {
    const turn: ModelTurn = { kind: 'text', text: 'It rained.', usage: { inputTokens: 4096, outputTokens: 5 } };
    const { model } = await modelOf([turn]);
    const long = { ...request, prompt: 'And then it rained again for an hour. '.repeat(800) };
    expect(await model.complete(long, never())).toMatchObject({
      kind: 'away',
      isUnfit: true,
      isTaken: true,
      usage: { inputTokens: 4096 },
    });
    expect(await model.capacity()).toMatchObject({ contextTokens: 4096, source: 'learned' });
  });

  test.each([
    ['English', 'And then it rained again for an hour. ', 8.5],
    ['German', 'Und dann regnete es wieder eine Stunde lang. ', 12],
    ['Russian', 'А потом снова целый час шёл дождь. ', 9],
    ['Chinese', '然后又下了一个小时的雨。', 7],
  ])('is not doubted where all of a text in %s was read', async (_, text, tokens) => {
    const usage = { inputTokens: Math.ceil(tokens * 800), outputTokens: 5 };
    const { model } = await modelOf([{ kind: 'text', text: 'Yes.', usage }]);
    expect((await model.complete({ ...request, prompt: text.repeat(800) }, never())).kind).toBe('answer');
  });
});

describe.each(['openai-compatible', 'anthropic', 'google'] as const)(
  'a request to a model that speaks %s',
  (protocol) => {
    test('asks for the likeliest answer, and for no more than so much of it, heard or not', async () => {
      const { model, asked } = await modelOf([said], { protocol });
      await model.complete(request, never());
      await model.complete({ ...request, hear: () => undefined }, never());
      for (const one of asked) expect(one).toMatchObject({ temperature: 0, limit: 50 });
      expect(asked).toHaveLength(2);
    });
  },
);

describe('a server that does not take', () => {
  const refusing = (message: string): ModelTurn => ({
    kind: 'status',
    status: 400,
    body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }),
  });

  test('a temperature is asked without it, from then on', async () => {
    const no = refusing("Unsupported value: 'temperature' does not support 0 with this model.");
    const { model, asked } = await modelOf([no, said]);
    expect((await model.complete(request, never())).kind).toBe('answer');
    expect((await model.complete(request, never())).kind).toBe('answer');
    expect(asked.map(({ temperature, limit }) => [temperature, limit])).toEqual([
      [0, 50],
      [undefined, 50],
      [undefined, 50],
    ]);
  });

  test('a limit is asked without it', async () => {
    const no = refusing("Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.");
    const { model, asked } = await modelOf([no, said]);
    expect((await model.complete({ ...request, hear: () => undefined }, never())).kind).toBe('answer');
    expect(asked.map(({ temperature, limit }) => [temperature, limit])).toEqual([
      [0, 50],
      [0, undefined],
    ]);
  });

  test('some of it, and does not say what, is asked with less and less', async () => {
    const { model, asked } = await modelOf([refusing('Bad request'), refusing('Bad request'), said]);
    expect((await model.complete(request, never())).kind).toBe('answer');
    expect(asked.map(({ temperature, limit }) => [temperature, limit])).toEqual([
      [0, 50],
      [undefined, 50],
      [undefined, undefined],
    ]);
  });

  test.each([true, false])(
    'whether a server takes the schema of an answer is known from what it answers: %s',
    async (takes) => {
      const turns: ModelTurn[] = takes ? [said] : [refusing('response_format is not supported'), said];
      const { model } = await modelOf(turns);
      expect((await model.capacity()).takesSchema).toBeUndefined();
      await model.complete({ ...request, schema: { type: 'object' } }, never());
      expect((await model.capacity()).takesSchema).toBe(takes);
    },
  );
});

test('a model that thinks aloud is given room for that, once it is seen to', async () => {
  const thinking = (content: string, finish: string): ModelTurn => ({
    kind: 'raw',
    body: JSON.stringify({
      id: 'a',
      choices: [
        { index: 0, message: { role: 'assistant', content, reasoning_content: 'Well. ' }, finish_reason: finish },
      ],
      usage: openAiUsage,
    }),
  });
  const { model, asked } = await modelOf([thinking('', 'length'), thinking('It rained.', 'stop')]);
  const outcome = await model.complete(request, never());
  expect(outcome).toMatchObject({ kind: 'answer', text: 'It rained.' });
  const once = await model.complete(request, never());
  expect(outcome.usage).toEqual({
    inputTokens: 2 * once.usage.inputTokens, // what it wrote in vain counts too
    outputTokens: 2 * once.usage.outputTokens,
  });
  expect(once.usage.inputTokens).toBeGreaterThan(0);
  const gone = await modelOf([thinking('', 'length'), { kind: 'status', status: 401 }]);
  expect(await gone.model.complete(request, never())).toMatchObject({ kind: 'away', usage: once.usage });
  expect(asked.map(({ limit }) => limit)).toEqual([50, 8050, 8050]);
});

test('how quick a model is is learned from its answers, and from those that did not come', async () => {
  const usage = { inputTokens: 900, outputTokens: 100 };
  const { model } = await modelOf(
    [{ kind: 'text', text: 'Yes.', usage }, { kind: 'silence' }],
    {},
    { callMs: 400, tries: 1 },
  );
  expect((await model.capacity()).tokensPerSecond).toBeUndefined();
  await model.complete(request, never());
  expect((await model.capacity()).tokensPerSecond).toBeGreaterThan(1700);
  await model.complete({ ...request, expectedTokens: 400 }, never());
  expect((await model.capacity()).tokensPerSecond).toBeLessThan(510);
});

test('a prompt has room beside its answer, and is read in time', () => {
  const slow = { contextTokens: 8192, source: 'asked' as const, tokensPerSecond: 55, callSeconds: 180 };
  expect(promptRoom({ ...slow, tokensPerSecond: undefined }, 600)).toBe(6772);
  expect(promptRoom(slow, 300)).toBe(5025);
  expect(promptRoom(slow, 300, 60)).toBe(75);
  expect(promptRoom(slow, 8192)).toBe(0);
});
