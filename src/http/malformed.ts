import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Problem, type ProblemCode, problems } from '../contract/problems.ts';
import { problemDocument } from './problem-document.ts';

const codes: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers what Node's parser rejects: a problem document like any other, then the connection is closed. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket, docsUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(codes[error.code ?? ''] ?? 'invalid_request', {
    ...(codes[error.code ?? ''] ? {} : { detail: 'The request is not well-formed HTTP.' }),
  });
  const requestId = `req_${randomUUID().replaceAll('-', '')}`;
  const { status, title } = problems[problem.code];
  const body = JSON.stringify(problemDocument(problem, docsUrl, requestId));
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
