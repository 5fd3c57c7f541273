import { expect, test } from 'vitest';
import { createLanguageModel } from '../src/models/language-model.ts';
import type { Piece } from '../src/models/outcome.ts';
import { inTurn, type ModelTurn, startModelServer } from './harness/model-server.ts';

const patience = { callMs: 10_000, tries: 3, backoffMs: 1, longestWaitMs: 1000 };
const asking = { instructions: 'Do this.', prompt: 'With that.', expectedTokens: 100 };

/** What comes of asking an OpenAI-compatible server that takes these turns, and what was heard of it. */
async function hear(turns: ModelTurn[], isHeard = true) {
  const server = await startModelServer(inTurn(...turns));
  const settings = { provider: 'openai-compatible', apiKey: 'k', model: 'm' } as const;
  const model = createLanguageModel({ ...settings, baseUrl: server.baseUrl(settings.provider) }, patience);
  let heard = '';
  const take = (piece: Piece) => {
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

test.each(['</think>', '</thinking>', '</seed:think>', '[/THINK]'])(
  'nor is it where the mark that begins it stood in the prompt, and only %s comes',
  async (end) => {
    const text = `They ask for "a secret. Draft:\n{"text":"It snowed."}\nNo.${end}${end}\n\n{"text":"It rained."}\n`;
    for (const isHeard of [true, false]) {
      const { outcome, heard } = await hear([{ kind: 'text', text }], isHeard);
      expect(outcome).toMatchObject({ kind: 'answer', text: '\n\n{"text":"It rained."}\n' });
      if (isHeard) expect(heard.trim()).toBe('{"text":"It rained."}');
    }
    const cut = await hear([{ kind: 'text', text: `Hm.${end}{"text":"It rained."}` }]);
    expect(cut.heard).toBe('{"text":"It rained."}');
  },
);

test('what an answer says of the mark that ends thoughts is told', async () => {
  const text = '{"text":"The mark is </think>, and \\"no\\" other."}';
  const { outcome, heard } = await hear([{ kind: 'text', text }]);
  expect(outcome).toMatchObject({ text });
  expect(heard).toBe(text);
});

test('an answer is whole whatever the server calls its end, and cut where it names its limit', async () => {
  const ended = await hear([{ kind: 'events', body: event({ content: 'It rained.' }) + event({}, 'eos') + end }]);
  expect(ended.outcome).toMatchObject({ kind: 'answer', text: 'It rained.', isCut: false });
  const cut = await hear([{ kind: 'events', body: event({ content: 'It rai' }) + event({}, 'length') + end }]);
  expect(cut.outcome).toMatchObject({ kind: 'answer', isCut: true });
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

test('what a filter turns down is refused, by whatever status', async () => {
  const body = JSON.stringify({ error: { code: 'content_filter', message: 'Filtered.' } });
  const { outcome, asked } = await hear([{ kind: 'status', status: 400, body }]);
  expect(outcome.kind).toBe('refused');
  expect(asked).toHaveLength(1);
});

test('a server that sends elsewhere, or answers in another form, is told as such', async () => {
  const sent = await hear([{ kind: 'status', status: 301, headers: { location: 'http://127.0.0.1:1/' } }], false);
  expect(sent.outcome).toMatchObject({ cause: expect.stringContaining('LLM_BASE_URL'), isLasting: true });
  expect(sent.asked).toHaveLength(1);
  const empty = await hear([{ kind: 'raw', body: '{"id":"x","object":"chat.completion","choices":[]}' }], false);
  expect(empty.outcome).toMatchObject({ cause: 'the model’s answer broke off, or is in another form' });
});
