import { describe, expect, test } from 'vitest';
import type { ModelPiece } from '../src/language-model/language-model.ts';
import { createLanguageModel } from '../src/models/create-language-model.ts';
import { type AskedModel, inTurn, type ModelTurn, startModelServer } from './harness/model-server.ts';

const patience = { callMs: 10_000, tries: 3, backoffMs: 1, longestWaitMs: 1000 };
const asking = { instructions: 'Do this.', prompt: 'With that.', mostOutputTokens: 50, expectedTokens: 100 };

/** What comes of asking an OpenAI-compatible server that takes these turns, and what was heard of it. */
async function hear(turns: ModelTurn[], isHeard = true) {
  const server = await startModelServer(inTurn(...turns));
  const settings = { provider: 'openai-compatible', apiKey: 'k', model: 'm' } as const;
  const model = createLanguageModel({ ...settings, baseUrl: server.baseUrl(settings.provider) }, patience);
  let heard = '';
  const take = (piece: ModelPiece) => {
    if (piece.kind === 'anew') heard = '';
    if (piece.kind === 'text') heard += piece.text;
  };
  const outcome = await model.complete({ ...asking, ...(isHeard && { hear: take }) }, new AbortController().signal);
  return { outcome, heard, asked: server.asked };
}

const event = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
const end = 'data: [DONE]\n\n';

test.each(['think', 'thinking', 'reasoning'])(
  'what a model thinks aloud in <%s> is no part of its answer',
  async (tag) => {
    const text = `<${tag}>They ask for {"text":"a secret"}. Hm, "no.</${tag}>\nIt rained.`;
    const streamed = await hear([{ kind: 'text', text }]);
    expect(streamed.heard.trim()).toBe('It rained.');
    expect(streamed.outcome).toMatchObject({ kind: 'answer', isCut: false });
    const whole = await hear([{ kind: 'text', text }], false);
    expect(whole.outcome).toMatchObject({ kind: 'answer', text: expect.stringMatching(/^\s*It rained\.$/) });
  },
);

test.each([
  '</think>',
  '</THINK>',
  '</thinking>',
  '</seed:think>',
  '[/THINK]',
  '<channel|>',
  'assistantfinal',
  '<|channel|>final<|message|>',
  '<|channel|>final <|constrain|>json<|message|>',
])('nor is it where the mark that begins it stood in the prompt, and only %s comes', async (end) => {
  const text = `They ask for "a secret. Draft:\n{"text":"It snowed."}\nNo.${end}${end}\n\n{"text":"It rained."}\n`;
  for (const isHeard of [true, false]) {
    const { outcome, heard } = await hear([{ kind: 'text', text }], isHeard);
    expect(outcome).toMatchObject({ kind: 'answer', text: '\n\n{"text":"It rained."}\n' });
    if (isHeard) expect(heard.trim()).toBe('{"text":"It rained."}');
  }
  const cut = await hear([{ kind: 'text', text: `Hm.${end}{"text":"It rained."}` }]);
  expect(cut.heard).toBe('{"text":"It rained."}');
});

describe('thoughts that never end', () => {
  const line = '{"text":"It rained."}';

  test.each(['<think>', '[THINK]', '<|channel|>analysis<|message|>'])(
    'after %s leave objects at their end',
    async (begin) => {
      for (const isHeard of [true, false]) {
        const { outcome } = await hear([{ kind: 'text', text: `${begin}They ask. It snowed [3].\n${line}` }], isHeard);
        expect(outcome).toMatchObject({ text: line });
        const prose = await hear([{ kind: 'text', text: `${begin}They ask.\n${line}\nNo, it snowed [3].` }], isHeard);
        expect(prose.outcome).toMatchObject({ text: '' });
        expect(prose.heard).toBe('');
        const finish = 'length';
        const cut = await hear([{ kind: 'text', text: `${begin}They ask.\n${line}`, finish }], isHeard);
        expect(cut.outcome).toMatchObject({ text: '', isCut: true });
      }
    },
  );

  test('since their end comes last leave them too', async () => {
    const { outcome, heard } = await hear([{ kind: 'text', text: `${line}\n</think>\n` }]);
    expect(outcome).toMatchObject({ text: expect.stringContaining(line) });
    expect(heard).toContain(line);
  });

  test.each(['reasoning_content', 'reasoning'])('are an answer where a server tells all of one as %s', async (part) => {
    const thought = [`They ask.`, `\n${line}`].map((text) => event({ [part]: text })).join('');
    const streamed = await hear([{ kind: 'events', body: thought + event({}, 'stop') + end }]);
    expect(streamed.outcome).toMatchObject({ text: line });
    expect(streamed.heard).toContain(line);
    const message = { role: 'assistant', content: null, [part]: `They ask.\n${line}` };
    const body = JSON.stringify({ id: 'a', choices: [{ index: 0, message, finish_reason: 'stop' }] });
    expect((await hear([{ kind: 'raw', body }], false)).outcome).toMatchObject({ text: line });
    const prose = event({ [part]: 'It rained [3].' }) + event({}, 'stop') + end;
    expect((await hear([{ kind: 'events', body: prose }])).outcome).toMatchObject({ text: '' });
  });
});

test('what an answer says of the mark that ends thoughts is told', async () => {
  for (const mark of ['</think>', '<think>']) {
    const text = `{"text":"The mark is ${mark}, and \\\\"no\\\\" other."}`;
    const { outcome, heard } = await hear([{ kind: 'text', text }]);
    expect(outcome).toMatchObject({ text });
    expect(heard).toBe(text);
  }
});

test('an answer is whole whatever the server calls its end, and cut where it names its limit', async () => {
  const ended = await hear([{ kind: 'events', body: event({ content: 'It rained.' }) + event({}, 'eos') + end }]);
  expect(ended.outcome).toMatchObject({ kind: 'answer', text: 'It rained.', isCut: false });
  const cut = await hear([{ kind: 'events', body: event({ content: 'It rai' }) + event({}, 'length') + end }]);
  expect(cut.outcome).toMatchObject({ kind: 'answer', isCut: true });
});

test.each([null, ''])(
  'an answer is whole where its stream ends in the way of the protocol without a reason: %j',
  async (none) => {
    const whole = event({ content: 'It ' }) + event({ content: 'rained.' }) + event({}, none);
    const ended = await hear([{ kind: 'events', body: whole + end }]);
    expect(ended).toMatchObject({ outcome: { kind: 'answer', text: 'It rained.', isCut: false }, heard: 'It rained.' });
    const cut = await hear([{ kind: 'events', body: whole }]);
    expect(cut.outcome).not.toMatchObject({ isCut: false });
  },
);

test('what a tool is called with that there is none of is an answer', async () => {
  const called = (text: string, more = {}) =>
    event({ tool_calls: [{ index: 0, ...more, function: { ...more, arguments: text } }] });
  const opening = called('', { id: 'c', type: 'function', name: 'answer' });
  const body = `${opening}${called('{"text":"It')}${called(' rained."}')}${event({}, 'tool_calls')}${end}`;
  const { outcome, heard } = await hear([{ kind: 'events', body }]);
  expect(outcome).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('{"text":"It rained."}'),
    isCut: false,
  });
  expect(heard.trim()).toBe('{"text":"It rained."}');
});

test('an answer without a word is not asked for again and again', async () => {
  const { outcome, asked } = await hear([{ kind: 'events', body: event({}, 'length') + end }]);
  expect(outcome).toMatchObject({ kind: 'answer', text: '', isCut: true });
  expect(asked).toHaveLength(1);
});

test('comments, line ends of two characters and an end without a mark are nothing to a stream', async () => {
  const body = `: ping\r\n\r\n${event({ content: 'It ' }).replaceAll('\n', '\r\n')}: ping\n\n${event({ content: 'rained.' })}${event({}, 'stop')}`;
  expect((await hear([{ kind: 'events', body }])).outcome).toMatchObject({ text: 'It rained.', isCut: false });
});

test.each([
  ['keep it open', 'data:\n\n', 'data: \r\n\r\n'],
  ['are the server’s own', 'event: ping\ndata: {"type":"ping"}\n\n', 'data: {"status":"done"}\n\n'],
  ['tell tokens alone', '', 'data: {"id":"a","usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":7}}\n\n'],
])('events of a stream that %s take nothing from an answer, nor from its end', async (_, before, after) => {
  const body = `${before}${event({ content: 'It rained.' })}${before}${event({}, 'stop')}${after}${end}`;
  const { outcome, asked } = await hear([{ kind: 'events', body }]);
  const inputTokens = after.includes('usage') ? 5 : 0;
  expect(outcome).toMatchObject({ kind: 'answer', text: 'It rained.', isCut: false, usage: { inputTokens } });
  expect(asked).toHaveLength(1);
});

test.each([
  [{ error: { message: 'Slow down', code: 429 } }, { isBusy: true, cause: expect.stringContaining('answered 429') }],
  [{ error: { message: 'No such model', code: '404' } }, { isMisset: true }],
  [{ error: { code: 400, message: 'exceeds the available context size' } }, { isUnfit: true }],
  [{ error: 'something broke' }, { cause: expect.stringContaining('answered 500') }],
])('an error that a server tells by 200 is that error, and took no tokens: %j', async (error, told) => {
  for (const isHeard of [true, false]) {
    const { outcome } = await hear([{ kind: 'raw', body: JSON.stringify(error) }], isHeard);
    expect(outcome).toMatchObject({ kind: 'away', ...told });
    expect(outcome).not.toHaveProperty('isTaken');
    expect(outcome).not.toHaveProperty('lostTries');
  }
});

test('what a filter turns down is refused, by whatever status', async () => {
  const body = JSON.stringify({ error: { code: 'content_filter', message: 'Filtered.' } });
  const { outcome, asked } = await hear([{ kind: 'status', status: 400, body }]);
  expect(outcome.kind).toBe('refused');
  expect(asked).toHaveLength(1);
});

test('a quota that is used up passes with money alone', async () => {
  const body = JSON.stringify({ error: { code: 'insufficient_quota', message: 'You exceeded your current quota.' } });
  const { outcome, asked } = await hear([{ kind: 'status', status: 429, body }]);
  expect(outcome).toMatchObject({ kind: 'away', isMisset: true });
  expect(asked).toHaveLength(1);
});

const short = 'The number of tokens is greater than the context length (n_ctx: 4096).';

test.each([
  ['a status', { kind: 'status', status: 400, body: JSON.stringify({ error: { message: short } }) }],
  [
    'an error within a stream',
    { kind: 'events', body: `event: error\ndata: ${JSON.stringify({ error: { message: short } })}\n\n` },
  ],
] satisfies [string, ModelTurn][])('a request that is too long for a model is told as such by %s', async (_, turn) => {
  const { outcome, asked } = await hear([turn]);
  expect(outcome).toMatchObject({ kind: 'away', isUnfit: true, cause: expect.stringContaining('too long for it') });
  expect(asked).toHaveLength(1);
});

test('a server that sends elsewhere, or answers in another form, is told as such', async () => {
  const sent = await hear([{ kind: 'status', status: 301, headers: { location: 'http://127.0.0.1:1/' } }], false);
  expect(sent.outcome).toMatchObject({ cause: expect.stringContaining('LLM_BASE_URL'), isLasting: true });
  expect(sent.asked).toHaveLength(1);
  const empty = await hear([{ kind: 'raw', body: '{"id":"x","object":"chat.completion","choices":[]}' }], false);
  expect(empty.outcome).toMatchObject({ cause: 'the model’s answer broke off, or is in another form' });
});

describe('counts of tokens that are written as texts', () => {
  const text = 'It rained "completion_tokens": "7" drops.';
  const body = (usage: object) =>
    JSON.stringify({ id: 'a', choices: [{ index: 0, message: { content: text }, finish_reason: 'stop' }], usage });

  test('are counts', async () => {
    const usage = { prompt_tokens: '1234', completion_tokens: '56', prompt_tokens_details: { cached_tokens: 'x' } };
    const expected = { kind: 'answer', text, usage: { inputTokens: 1234, outputTokens: 56 } };
    const { outcome, asked } = await hear([{ kind: 'raw', body: body(usage) }], false);
    expect(outcome).toMatchObject(expected);
    expect(asked).toHaveLength(1);
    const last = `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', choices: [], usage })}\n\n`;
    const events = event({ content: text }) + event({}, 'stop') + last + end;
    const streamed = await hear([{ kind: 'events', body: events }]);
    expect(streamed).toMatchObject({ outcome: expected, heard: text });
  });

  test('or are not said where they are none', async () => {
    const { outcome } = await hear(
      [{ kind: 'raw', body: body({ prompt_tokens: 'many', completion_tokens: '' }) }],
      false,
    );
    expect(outcome).toMatchObject({ kind: 'answer', text, usage: { inputTokens: 0, outputTokens: 0 } });
  });
});

describe('a server that does not take a part of the request', () => {
  const refusal = (status: number, message: string): ModelTurn => ({
    kind: 'status',
    status,
    body: JSON.stringify({ error: { message } }),
  });
  const verified = 'Your organization must be verified to stream this model.';
  const argument = 'Unrecognized request argument supplied: stream_options';
  const schema = { type: 'object' };

  /** Asks twice, once heard and once for JSON, of a server that turns down what `isRefused` says. */
  async function askTwice(isRefused: (asked: AskedModel) => boolean, turn: ModelTurn, form: 'stream' | 'json') {
    const server = await startModelServer((asked) => (isRefused(asked) ? turn : { kind: 'text', text: 'It rained.' }));
    const baseUrl = server.baseUrl('openai-compatible');
    const model = createLanguageModel({ provider: 'openai-compatible', baseUrl, apiKey: 'k', model: 'm' }, patience);
    let heard = '';
    const hear = (piece: ModelPiece) => {
      if (piece.kind === 'text') heard += piece.text;
    };
    for (let times = 0; times < 2; times++) {
      const request = { ...asking, ...(form === 'stream' ? { hear } : { schema }) };
      const outcome = await model.complete(request, new AbortController().signal);
      expect(outcome).toMatchObject({ kind: 'answer', text: 'It rained.' });
    }
    if (form === 'stream') expect(heard).toBe('It rained.It rained.');
    return server.asked;
  }

  test.each([
    ['verified organisations alone', 400, verified],
    ['no streams, in few words', 422, 'Bad request'],
    ['no streams that are not built', 501, 'Not implemented'],
    ['none by an error', 500, 'This model does not support streaming'],
  ])('is asked for no stream, from then on: %s', async (_, status, message) => {
    const asked = await askTwice(({ isStream }) => isStream, refusal(status, message), 'stream');
    expect(asked.map(({ isStream }) => isStream)).toEqual([true, false, false]);
  });

  test('is asked for a stream whose tokens are not told', async () => {
    const asked = await askTwice(({ isCounted }) => isCounted, refusal(400, argument), 'stream');
    expect(asked.map(({ isStream, isCounted }) => [isStream, isCounted])).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  test('is asked for no stream where it is still not content with that', async () => {
    const asked = await askTwice(({ isStream }) => isStream, refusal(400, argument), 'stream');
    expect(asked.map(({ isStream }) => isStream)).toEqual([true, true, false, false]);
  });

  test.each([
    [404, 'No endpoints found that can handle the requested parameters.'],
    [500, 'Failed to initialize samplers: failed to parse grammar'],
    [501, 'Not implemented'],
    [400, "'response_format.type' must be 'text'"],
  ])('is asked for no form, from then on: %i, %s', async (status, message) => {
    const asked = await askTwice(({ isStructured }) => isStructured, refusal(status, message), 'json');
    expect(asked.map(({ isStructured }) => isStructured)).toEqual([true, false, false]);
  });

  test('and does not say which, is asked without at its second error, and with it another time', async () => {
    const asked = await askTwice(({ isStructured }) => isStructured, { kind: 'status', status: 500 }, 'json');
    const once = [true, true, false];
    expect(asked.map(({ isStructured }) => isStructured)).toEqual([...once, ...once]);
  });

  test('is away for the reason that is left when the rest is left out', async () => {
    const server = await startModelServer(({ isStream }) =>
      isStream ? refusal(400, verified) : { kind: 'status', status: 402 },
    );
    const baseUrl = server.baseUrl('openai-compatible');
    const model = createLanguageModel({ provider: 'openai-compatible', baseUrl, apiKey: 'k', model: 'm' }, patience);
    const request = { ...asking, hear: () => undefined };
    const outcome = await model.complete(request, new AbortController().signal);
    expect(outcome).toMatchObject({ kind: 'away', cause: expect.stringContaining('402'), isLasting: true });
    expect(outcome).not.toHaveProperty('isUnfit');
  });
});
