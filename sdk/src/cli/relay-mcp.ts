import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Credentials } from './credentials.ts';

/** Milliseconds that a service has for an answer; its tools wait up to twenty seconds. */
const mostMilliseconds = 60_000;

/** A message of the Model Context Protocol, as far as it is looked at here. */
interface Message {
  id?: string | number;
  method?: string;
  params?: { _meta?: Record<string, unknown>; name?: unknown; uri?: unknown; requestId?: string | number };
  result?: { protocolVersion?: unknown };
}

/**
 * Passes what an assistant says in the Model Context Protocol over standard input on to a service, and its answers back over standard
 * output, until the assistant goes away. The tools are those of the service, for the account of the key.
 */
export async function relayMcp({ url, apiKey }: Credentials): Promise<void> {
  const endpoint = new URL('/mcp', url);
  const underway = new Map<string | number, AbortController>();
  const passing = new Set<Promise<void>>();
  let version: string | undefined;

  async function pass(text: string): Promise<void> {
    const message = parsed(text);
    if (!message) return say({ id: null, error: { code: -32700, message: 'That is no JSON.' } });
    const { id, method, params } = message;
    if (method === 'notifications/cancelled' && params?.requestId !== undefined)
      underway.get(params.requestId)?.abort();
    const over = new AbortController();
    if (id !== undefined) underway.set(id, over);
    try {
      for (const answer of await post(text, message, over.signal)) {
        // The version that was agreed on stands in the head of what follows.
        const agreed = answer.result?.protocolVersion;
        if (typeof agreed === 'string') version = agreed;
        say(answer);
      }
    } catch (error) {
      if (id !== undefined && !over.signal.aborted)
        say({ id, error: { code: -32603, message: inWords(error, endpoint) } });
    } finally {
      if (id !== undefined) underway.delete(id);
    }
  }

  async function post(body: string, message: Message, signal: AbortSignal): Promise<Message[]> {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error', // a key goes to the service that was named
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headOf(message, version),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(mostMilliseconds)]),
    });
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    if (type.startsWith('text/event-stream')) return eventsOf(text);
    if (type.startsWith('application/json')) return [JSON.parse(text) as Message].flat();
    if (response.ok) return [];
    throw new Refusal(detailOf(text) ?? `${endpoint.origin} answered ${response.status}: is it a Cuemark?`);
  }

  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const done = pass(line).finally(() => passing.delete(done));
    passing.add(done);
  }
  await Promise.all(passing);
}

class Refusal extends Error {}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

function parsed(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}

/** What the head repeats of a message, by the protocol's versions from 2026 on. */
function headOf({ method, params }: Message, agreed: string | undefined): Record<string, string> {
  if (method === undefined) return {};
  const version = params?._meta?.['io.modelcontextprotocol/protocolVersion'] ?? agreed;
  const name = params?.name ?? params?.uri;
  return {
    ...(typeof version === 'string' ? { 'mcp-protocol-version': version } : {}),
    'mcp-method': method,
    ...(typeof name === 'string' ? { 'mcp-name': headerValue(name) } : {}),
  };
}

/** A header holds visible ASCII; anything else goes as the protocol writes it. */
function headerValue(text: string): string {
  return /^[\x21-\x7e]+$/.test(text) ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

/** The messages of a stream of events that has ended. */
function eventsOf(text: string): Message[] {
  return text.split(/\r?\n\r?\n/).flatMap((event) => {
    const data = event.split(/\r?\n/).flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
    return data.join('') === '' ? [] : [JSON.parse(data.join('\n')) as Message];
  });
}

/** What a problem document says. */
function detailOf(text: string): string | undefined {
  try {
    const { detail, code } = JSON.parse(text) as { detail?: unknown; code?: unknown };
    return typeof detail === 'string' ? `${detail} (${code})` : undefined;
  } catch {
    return undefined;
  }
}

function inWords(error: unknown, { origin }: URL): string {
  return error instanceof Refusal ? error.message : `Cuemark does not answer at ${origin}. Does it run there?`;
}
