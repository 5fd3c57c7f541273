import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AskedModel, googleUsage, openAiUsage, statedUsage } from './model-server.ts';

/** A stretch of a streamed answer, and the characters of the document that it cites (Anthropic's protocol alone says so). */
export interface StreamedBlock {
  text: string;
  cites?: [from: number, to: number][];
}

export interface Stream {
  blocks: StreamedBlock[];
  finish: 'stop' | 'length' | 'refusal';
  /** The connection breaks where the end would come. */
  breaks?: boolean;
  /** Milliseconds between two pieces. */
  pause?: number | undefined;
  /** The end never comes, for as long as somebody listens. */
  endless?: boolean | undefined;
}

/** Streams an answer as server-sent events, in the way of the protocol, a few characters an event. */
export async function sendStream(asked: AskedModel, stream: Stream, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = { 'openai-compatible': openAiEvents, anthropic: anthropicEvents, google: googleEvents }[
    asked.protocol
  ];
  for (const event of pieces(stream, asked.document ?? '')) {
    if (stream.breaks && event.isEnd) break;
    if (stream.endless && event.isEnd) return;
    if (response.destroyed) return;
    const name = event.name ? `event: ${event.name}\n` : '';
    response.write(`${name}data: ${typeof event.data === 'string' ? event.data : JSON.stringify(event.data)}\n\n`);
    if (stream.pause) await sleep(stream.pause);
  }
  if (stream.breaks) setTimeout(() => response.destroy(), 20);
  else response.end();
}

interface Event {
  name?: string;
  data: object | string;
  /** Whether the answer's text is over with it. */
  isEnd?: boolean;
}

function* piecesOf(text: string) {
  for (const [piece] of text.matchAll(/[\s\S]{1,12}/g)) yield piece;
}

function* openAiEvents({ blocks, finish }: Stream): Generator<Event> {
  const chunk = (choice: object, more: object = {}) => ({
    data: { id: 'a', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }], ...more },
  });
  for (const { text } of blocks) {
    for (const piece of piecesOf(text))
      yield chunk({ delta: { role: 'assistant', content: piece }, finish_reason: null });
  }
  const reason = finish === 'refusal' ? 'content_filter' : finish;
  yield { ...chunk({ delta: {}, finish_reason: reason }, { usage: openAiUsage }), isEnd: true };
  yield { data: '[DONE]', isEnd: true };
}

function* anthropicEvents({ blocks, finish }: Stream, document: string): Generator<Event> {
  const event = (type: string, more: object, isEnd = false): Event => ({ name: type, data: { type, ...more }, isEnd });
  const usage = { input_tokens: statedUsage.inputTokens, output_tokens: 1 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'model-1', content: [], usage };
  yield event('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } });
  for (const [index, { text, cites = [] }] of blocks.entries()) {
    yield event('content_block_start', { index, content_block: { type: 'text', text: '' } });
    for (const piece of piecesOf(text)) {
      yield event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } });
    }
    for (const [from, to] of cites) {
      const citation = citationOf(document, from, to);
      yield event('content_block_delta', { index, delta: { type: 'citations_delta', citation } });
    }
    yield event('content_block_stop', { index });
  }
  const reason = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[finish];
  const delta = { stop_reason: reason, stop_sequence: null };
  yield event('message_delta', { delta, usage: { output_tokens: statedUsage.outputTokens } }, true);
  yield event('message_stop', {}, true);
}

export function citationOf(document: string, from: number, to: number): object {
  return {
    type: 'char_location',
    cited_text: document.slice(from, to),
    document_index: 0,
    document_title: null,
    start_char_index: from,
    end_char_index: to,
  };
}

function* googleEvents({ blocks, finish }: Stream): Generator<Event> {
  for (const { text } of blocks) {
    for (const piece of piecesOf(text)) {
      yield { data: { candidates: [{ content: { role: 'model', parts: [{ text: piece }] }, index: 0 }] } };
    }
  }
  const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[finish];
  const candidate = { content: { role: 'model', parts: [{ text: '' }] }, finishReason, index: 0 };
  yield { data: { candidates: [candidate], usageMetadata: googleUsage }, isEnd: true };
}
