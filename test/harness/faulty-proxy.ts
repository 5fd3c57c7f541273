import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './listen.ts';
import { bodyOf } from './request-body.ts';

/** What becomes of one request on its way to the service. */
export type Fault =
  /** The connection breaks before the service hears of it. */
  | 'cut'
  /** The service does it, and its answer is lost. */
  | 'lost'
  /** The answer breaks off in the middle of its body. */
  | 'torn'
  /** Nothing answers. */
  | 'hanging'
  /** It reaches the service late. */
  | { seconds: number }
  /** The proxy answers by itself. */
  | { status: number; headers?: Record<string, string>; body?: string };

interface Seen {
  method: string;
  /** Without `/api/v1`, with the query. */
  path: string;
  headers: IncomingMessage['headers'];
  /** Milliseconds since the epoch. */
  at: number;
}

export interface FaultyProxy {
  origin: string;
  /** Every request so far, those that met a fault too. */
  seen: Seen[];
  /** The next requests whose method and path match meet these, one after another. */
  meet(which: RegExp, ...faults: Fault[]): void;
}

/** A proxy before a service, for the length of one test, on which things go wrong as told. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const seen: Seen[] = [];
  const rules: { which: RegExp; faults: Fault[] }[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/v1', '');
    const method = request.method ?? '';
    seen.push({ method, path, headers: request.headers, at: Date.now() });
    const body = await bodyOf(request);
    const fault = rules
      .find(({ which, faults }) => faults.length > 0 && which.test(`${method} ${path}`))
      ?.faults.shift();
    if (body) await handOn(target, request, body, response, fault);
  });
  const origin = await listen(server);
  return {
    origin,
    seen,
    meet: (which, ...faults) => void rules.push({ which, faults }),
  };
}

async function handOn(
  target: string,
  request: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  response: ServerResponse,
  fault: Fault | undefined,
): Promise<void> {
  if (fault === 'hanging') return;
  if (fault === 'cut') return void response.destroy();
  if (typeof fault === 'object' && 'status' in fault) {
    const { status, headers = {}, body: text = '<h1>The proxy says no</h1>' } = fault;
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text);
    return;
  }
  if (typeof fault === 'object') await sleep(fault.seconds * 1000);
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers;
  const answer = await fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body } : {}),
    redirect: 'manual',
  }).catch(() => undefined);
  if (!answer || fault === 'lost') return void response.destroy();
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': bytes.length });
  if (fault !== 'torn') return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
}
