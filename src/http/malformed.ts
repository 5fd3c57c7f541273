import type { Duplex } from 'node:stream';
import { Problem, problems } from '../contract/problems.ts';
import { turnToRefuse } from './conversation.ts';
import { linger } from './linger.ts';
import { problemDocument } from './problem-document.ts';
import { newRequestId } from './request-id.ts';

/** What a refusal needs where there is no request to speak of. */
export interface Refusing {
  docsUrl: string;
  /** Keeps it for whoever looks into its id later. */
  record: (requestId: string, problem: Problem) => void;
}

/** Answers what Node's parser rejects: a problem document like any other, then the connection is closed. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex, refusing: Refusing): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else void answerOnSocket(socket, problemOfParser(error.code), refusing);
}

/** Writes a refusal to a connection on which no response object exists, when it is its turn, and closes it. */
export async function answerOnSocket(socket: Duplex, problem: Problem, { docsUrl, record }: Refusing): Promise<void> {
  const isTurn = await turnToRefuse(socket);
  setTimeout(() => socket.destroy(), linger).unref();
  if (!isTurn) {
    socket.end();
    return;
  }
  const requestId = newRequestId();
  record(requestId, problem);
  const { status, title } = problems[problem.code];
  const body = JSON.stringify(problemDocument(problem, docsUrl, requestId));
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Date: ${new Date().toUTCString()}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function problemOfParser(code: string | undefined): Problem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout');
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large');
    case 'HPE_INVALID_METHOD':
      return new Problem('not_implemented');
    default:
      return new Problem('invalid_request', { detail: 'The request is not well-formed HTTP.' });
  }
}
