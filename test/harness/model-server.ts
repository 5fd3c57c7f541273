import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { citationOf, type StreamedBlock, sendStream } from './model-streams.ts';
import { bodyOf } from './request-body.ts';

export type ModelProtocol = 'openai-compatible' | 'anthropic' | 'google';

/** A question as a provider's server gets it. */
export interface AskedModel {
  protocol: ModelProtocol;
  path: string;
  headers: IncomingHttpHeaders;
  /** Whether the answer is to be JSON of a schema, in the way of the protocol. */
  isStructured: boolean;
  /** Whether that way is a tool to be called: what Anthropic's older models know. */
  usesTool: boolean;
  isStream: boolean;
  /** Whether a stream is to tell its tokens, in OpenAI's way. */
  isCounted: boolean;
  /** A document that is to be cited from, in Anthropic's way. */
  document: string | undefined;
  temperature: number | undefined;
  /** Tokens after which the answer is to be cut off. */
  limit: number | undefined;
  instructions: string;
  prompt: string;
}

/** What the server does with a question. */
export type ModelTurn =
  | {
      kind: 'text';
      text: string;
      finish?: 'stop' | 'length';
      /** Milliseconds between two pieces of a stream. */
      pause?: number;
      /** The end of a stream never comes. */
      endless?: boolean;
      /** Instead of `statedUsage`, where the answer is no stream. */
      usage?: { inputTokens?: number; outputTokens?: number };
    }
  /** The same, in stretches that cite, streamed unless `atOnce`. */
  | { kind: 'blocks'; blocks: StreamedBlock[]; atOnce?: boolean }
  /** One whole answer, even where a stream is asked for. */
  | { kind: 'whole'; text: string }
  /** The protocol's own way of not answering. */
  | { kind: 'refusal' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** 200, and a body that no protocol knows. */
  | { kind: 'raw'; body: string }
  /** 200, and server-sent events as they are written here. */
  | { kind: 'events'; body: string }
  /** The answer's first half, or a stream without its end, and then the connection breaks. */
  | { kind: 'cut'; text: string }
  /** Nothing, for as long as somebody listens. */
  | { kind: 'silence' }
  /** A space every few milliseconds, for as long as somebody listens. */
  | { kind: 'drip' }
  /** Spaces without end, as fast as they are taken. */
  | { kind: 'flood' };

export interface ModelServer {
  /** The base address for a protocol, version segment included. */
  baseUrl: (protocol: ModelProtocol) => string;
  /** What was asked so far. */
  asked: AskedModel[];
}

/** What servers tell of their models, by the end of the address; `/props` of llama.cpp, `/api/show` of Ollama. */
export type ModelFacts = Record<string, object>;

/** Tokens that every answer says it took. */
export const statedUsage = { inputTokens: 1200, outputTokens: 80 };

/**
 * A stand-in for the providers of language models: it speaks OpenAI's chat completions , Anthropic's
 * messages and Google's generateContent, streamed or not, and does what the test writes for each question. It ends with the test.
 */
export async function startModelServer(
  turn: (asked: AskedModel, place: number) => ModelTurn,
  facts: ModelFacts = {},
): Promise<ModelServer> {
  const { stop, ...server } = await openModelServer(turn, facts);
  onTestFinished(stop);
  return server;
}

/** The same, until it is stopped. */
export async function openModelServer(
  turn: (asked: AskedModel, place: number) => ModelTurn,
  facts: ModelFacts = {},
): Promise<ModelServer & { stop: () => void }> {
  const asked: AskedModel[] = [];
  const server = createServer(async (request, response) => {
    const sent = await bodyOf(request);
    if (!sent) return;
    const fact = Object.entries(facts).find(([end]) => request.url?.endsWith(end))?.[1];
    if (fact) return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fact));
    const question = readQuestion(request, sent);
    if (!question) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{}}');
    asked.push(question);
    await take(turn(question, asked.length - 1), question, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const versions = { 'openai-compatible': 'v1', anthropic: 'v1', google: 'v1beta' };
  return { asked, stop, baseUrl: (protocol) => `http://127.0.0.1:${port}/${protocol}/${versions[protocol]}` };
}

/** The turn for a list of them: the last one goes for all further questions. */
export function inTurn(...turns: ModelTurn[]): (asked: AskedModel, place: number) => ModelTurn {
  return (_, place) => turns[Math.min(place, turns.length - 1)] ?? { kind: 'silence' };
}

/** A sound answer to a prompt of the chaptering engine: every `step`-th sentence, called by the longest words up to the next. */
export function soundAnswer(prompt: string, step = 20): string {
  const sentences = [...prompt.matchAll(/^(\d+)\t(.+)$/gm)].map(([, number, text = '']) => ({
    number: Number(number),
    text,
  }));
  const chapters = sentences.flatMap(({ number, text }, place) => {
    if (place % step > 0) return [];
    const own = sentences.slice(place, place + step).flatMap((one) => one.text.match(/\p{L}+/gu) ?? []);
    const words = own.toSorted((one, other) => other.length - one.length).slice(0, 2);
    return [{ sentence: number, quote: text.split(' ').slice(0, 6).join(' '), title: words.join(' ') }];
  });
  return JSON.stringify({ chapters });
}

interface Body {
  stream?: boolean;
  stream_options?: object;
  temperature?: number;
  max_tokens?: number;
  // OpenAI and Anthropic
  messages?: { role: string; content: string | { type?: string; text?: string; source?: { data?: string } }[] }[];
  response_format?: object;
  system?: { text: string }[];
  output_config?: { format?: object };
  tools?: { name: string }[];
  // Google
  contents?: { parts: { text?: string }[] }[];
  systemInstruction?: { parts: { text?: string }[] };
  generationConfig?: { responseMimeType?: string; temperature?: number; maxOutputTokens?: number };
}

function readQuestion(request: IncomingMessage, sent: Buffer): AskedModel | undefined {
  const path = request.url ?? '';
  const body = JSON.parse(sent.toString() || '{}') as Body;
  const usesTool = body.tools?.[0]?.name === 'json';
  const document = body.messages
    ?.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
    .find((part) => part.type === 'document')?.source?.data;
  const isCounted = body.stream_options !== undefined;
  const temperature = body.temperature ?? body.generationConfig?.temperature;
  const limit = body.max_tokens ?? body.generationConfig?.maxOutputTokens;
  const common = {
    path,
    headers: request.headers,
    isStream: body.stream === true,
    isCounted,
    usesTool,
    document,
    temperature,
    limit,
  };
  const said = (role: string) =>
    textOf(body.messages?.filter((one) => one.role === role).map(({ content }) => content));
  if (path === '/openai-compatible/v1/chat/completions') {
    const isStructured = body.response_format !== undefined;
    return {
      ...common,
      protocol: 'openai-compatible',
      isStructured,
      instructions: said('system'),
      prompt: said('user'),
    };
  }
  if (path === '/anthropic/v1/messages') {
    const isStructured = body.output_config?.format !== undefined || usesTool;
    return { ...common, protocol: 'anthropic', isStructured, instructions: textOf(body.system), prompt: said('user') };
  }
  const google = /^\/google\/v1beta\/models\/[^/]+:(generateContent$|streamGenerateContent\?alt=sse$)/.exec(path);
  if (google) {
    const isStructured = body.generationConfig?.responseMimeType === 'application/json';
    const prompt = textOf(body.contents?.flatMap(({ parts }) => parts));
    const instructions = textOf(body.systemInstruction?.parts);
    return {
      ...common,
      protocol: 'google',
      isStream: google[1] !== 'generateContent',
      isStructured,
      instructions,
      prompt,
    };
  }
  return undefined;
}

/** Texts in whatever parts a protocol puts them. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('\n');
  return typeof content === 'object' && content !== null && 'text' in content ? textOf(content.text) : '';
}

async function take(turn: ModelTurn, asked: AskedModel, response: ServerResponse): Promise<void> {
  const json = (status: number, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  switch (turn.kind) {
    case 'text':
      if (asked.isStream) {
        const { text, finish = 'stop', pause, endless } = turn;
        return sendStream(asked, { blocks: [{ text }], finish, pause, endless }, response);
      }
      return void json(
        200,
        JSON.stringify(stating(turn.usage, asked, answerOf(asked, turn.text, turn.finish ?? 'stop'))),
      );
    case 'blocks':
      if (turn.atOnce) return void json(200, JSON.stringify(citing(turn.blocks, asked)));
      return sendStream(asked, { blocks: turn.blocks, finish: 'stop' }, response);
    case 'whole':
      return void json(200, JSON.stringify(answerOf(asked, turn.text, 'stop')));
    case 'refusal':
      if (asked.isStream) return sendStream(asked, { blocks: [], finish: 'refusal' }, response);
      return void json(200, JSON.stringify(refusalOf(asked.protocol)));
    case 'status':
      return void json(turn.status, turn.body ?? errorOf(asked.protocol, turn.status), turn.headers);
    case 'raw':
      return void json(200, turn.body);
    case 'events':
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(turn.body);
    case 'cut': {
      if (asked.isStream) return sendStream(asked, { blocks: [turn], finish: 'stop', breaks: true }, response);
      const whole = JSON.stringify(answerOf(asked, turn.text, 'stop'));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      return;
    }
    case 'silence':
      return;
    case 'drip':
    case 'flood':
      response.writeHead(200, { 'content-type': 'application/json' });
      await pour(turn.kind, response);
  }
}

async function pour(kind: 'drip' | 'flood', response: ServerResponse): Promise<void> {
  const closed = once(response, 'close');
  const spaces = ' '.repeat(kind === 'drip' ? 1 : 1_000_000);
  for (;;) {
    const isOver = await Promise.race([
      closed.then(() => true),
      new Promise<boolean>((resolve) => {
        if (response.write(spaces) || kind === 'drip') setTimeout(() => resolve(false), kind === 'drip' ? 5 : 0);
        else response.once('drain', () => resolve(false));
      }),
    ]);
    if (isOver) return;
  }
}

export const openAiUsage = {
  prompt_tokens: statedUsage.inputTokens,
  completion_tokens: statedUsage.outputTokens,
  total_tokens: statedUsage.inputTokens + statedUsage.outputTokens,
};
const anthropicUsage = { input_tokens: statedUsage.inputTokens, output_tokens: statedUsage.outputTokens };
export const googleUsage = {
  promptTokenCount: statedUsage.inputTokens,
  candidatesTokenCount: statedUsage.outputTokens,
  totalTokenCount: statedUsage.inputTokens + statedUsage.outputTokens,
};

function answerOf({ protocol, usesTool }: AskedModel, text: string, finish: 'stop' | 'length'): object {
  switch (protocol) {
    case 'openai-compatible':
      return openAi({ content: text }, finish);
    case 'anthropic':
      return anthropic(text, finish === 'stop' ? 'end_turn' : 'max_tokens', usesTool);
    case 'google':
      return {
        candidates: [
          {
            content: { role: 'model', parts: [{ text }] },
            finishReason: finish === 'stop' ? 'STOP' : 'MAX_TOKENS',
            index: 0,
          },
        ],
        usageMetadata: googleUsage,
      };
  }
}

/** The answer with other tokens than usual. */
function stating(
  usage: { inputTokens?: number; outputTokens?: number } | undefined,
  { protocol }: AskedModel,
  answer: object,
) {
  if (!usage) return answer;
  const { inputTokens: input, outputTokens: output } = usage;
  switch (protocol) {
    case 'openai-compatible':
      return { ...answer, usage: { prompt_tokens: input, completion_tokens: output } };
    case 'anthropic':
      return { ...answer, usage: { input_tokens: input, output_tokens: output } };
    case 'google':
      return { ...answer, usageMetadata: { promptTokenCount: input, candidatesTokenCount: output } };
  }
}

function openAi(message: object, finish: string): object {
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }];
  return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'model-1', choices, usage: openAiUsage };
}

function anthropic(text: string, stopReason: string, usesTool: boolean): object {
  const input = usesTool ? objectOf(text) : undefined;
  const content = [input ? { type: 'tool_use', id: 'toolu_1', name: 'json', input } : { type: 'text', text }];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'model-1',
    content,
    stop_reason: input ? 'tool_use' : stopReason,
    stop_sequence: null,
    usage: anthropicUsage,
  };
}

function citing(blocks: readonly StreamedBlock[], { document = '' }: AskedModel): object {
  const content = blocks.map(({ text, cites = [] }) => ({
    type: 'text',
    text,
    citations: cites.map(([from, to]) => citationOf(document, from, to)),
  }));
  return { ...anthropic('', 'end_turn', false), content };
}

/** A tool is called with an object; a model that has none to give writes text. */
function objectOf(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

function refusalOf(protocol: ModelProtocol): object {
  switch (protocol) {
    case 'openai-compatible':
      return openAi({ content: null, refusal: 'I can not help with that.' }, 'stop');
    case 'anthropic':
      return anthropic('', 'refusal', false);
    case 'google':
      return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: googleUsage };
  }
}

function errorOf(protocol: ModelProtocol, status: number): string {
  const message = `error ${status}`;
  if (protocol === 'anthropic') return JSON.stringify({ type: 'error', error: { type: 'api_error', message } });
  return JSON.stringify({ error: { message, code: status, status: 'ERROR', type: 'server_error' } });
}

/** A sound answer to a prompt of the answering engine: the first long sentences of the transcript, word for word. */
export function soundClaims(prompt: string, count = 3): string {
  const sentences = [...prompt.matchAll(/^(\d+)\t(.+)$/gm)].filter(([, , text = '']) => text.split(' ').length >= 8);
  return sentences
    .slice(0, count)
    .map(([, number, text = '']) => ({
      text,
      passages: [Number(number)],
      quote: text.split(' ').slice(0, 6).join(' '),
      form: 'sentence',
    }))
    .map((claim) => `${JSON.stringify(claim)}\n`)
    .join('');
}
