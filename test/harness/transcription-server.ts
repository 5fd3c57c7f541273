import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { bodyOf } from './request-body.ts';

/** A request for a transcription, as the server gets it. */
export interface AskedTranscription {
  path: string;
  authorization: string | undefined;
  fields: Record<string, string>;
  fileName: string;
  /** The whole WAVE file. */
  wave: Buffer;
  /** Of its sound. */
  seconds: number;
}

/** What the server does with a request. */
export type TranscriptionTurn =
  | {
      kind: 'heard';
      language?: string;
      segments: { start: number; end: number; text: string; [more: string]: unknown }[];
    }
  /** What models without segments answer. */
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** 200, and this body. */
  | { kind: 'raw'; body: string }
  | { kind: 'cut' }
  | { kind: 'silence' }
  | { kind: 'flood' };

export interface TranscriptionServer {
  /** Version segment included. */
  baseUrl: string;
  asked: AskedTranscription[];
}

/** A stand-in for OpenAI-compatible servers of transcriptions; it does what the test writes, and ends with it. */
export async function startTranscriptionServer(
  turn: (asked: AskedTranscription, place: number) => TranscriptionTurn | Promise<TranscriptionTurn>,
): Promise<TranscriptionServer> {
  const asked: AskedTranscription[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!body) return;
    const form = await readForm(request, body);
    if (request.method !== 'POST' || !form) return void response.writeHead(404).end('{"error":{}}');
    asked.push(form);
    take(await turn(form, asked.length - 1), form, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked };
}

async function readForm(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<AskedTranscription | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data') || !request.url?.endsWith('/audio/transcriptions')) return undefined;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) return undefined;
  const wave = Buffer.from(await file.arrayBuffer());
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    path: request.url,
    authorization: request.headers.authorization,
    fields: Object.fromEntries(fields),
    fileName: file.name,
    wave,
    seconds: wave.readUInt32LE(40) / wave.readUInt32LE(28),
  };
}

function take(turn: TranscriptionTurn, { seconds }: AskedTranscription, response: ServerResponse): void {
  const json = (body: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (turn.kind) {
    case 'heard': {
      const { language = 'english', segments } = turn;
      const full = segments.map((one, id) => ({ id, seek: 0, tokens: [], temperature: 0, ...one }));
      const text = segments.map((one) => one.text).join(' ');
      return void json({ task: 'transcribe', language, duration: seconds, text, segments: full });
    }
    case 'text':
      return void json({ text: turn.text });
    case 'status':
      return void response
        .writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers })
        .end(JSON.stringify({ error: { message: `error ${turn.status}`, type: 'server_error' } }));
    case 'raw':
      return void response.writeHead(200).end(turn.body);
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"text": "half of');
      return void setTimeout(() => response.destroy(), 20);
    case 'silence':
      return;
    case 'flood': {
      const chunk = Buffer.alloc(1_000_000, ' ');
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', pour);
      pour();
    }
  }
}

/** A sentence each ten seconds of the piece, about another thing every four minutes of the talk. */
export function longTalkHeard({ seconds }: AskedTranscription, place: number): TranscriptionTurn {
  const things = ['bicycle wheels and spokes', 'sourdough bread and ovens', 'maps and sailing ships', 'bees and honey'];
  const segments = Array.from({ length: Math.floor(seconds / 10) }, (_, index) => ({
    start: index * 10,
    end: index * 10 + 9,
    text: ` Sentence ${place} ${index} tells of ${things[(place * 2 + Math.floor(index / 24)) % 4]}.`,
  }));
  return { kind: 'heard', segments };
}
