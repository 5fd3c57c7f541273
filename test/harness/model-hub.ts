import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A stand-in for the hub of models: one repository at one commit, its list of files and their contents. */
export interface ModelHub {
  hubUrl: string;
  port: number;
  repository: string;
  revision: string;
  /** Paths that were asked for, with the range where a part was. */
  asked: string[];
}

/**
 * What is sent in the place of a file: other bytes, some of them and then silence, a status, some of the bytes before the
 * connection is cut, a page, with its length or without, or all of it though a part was asked for.
 */
type Spoiled = Buffer | 'silence' | number | { cutAfter: number } | { page: string; isMeasured?: boolean } | 'whole';

/** Serves files as the hub does: large ones by Git LFS, from another address. `spoil` changes what is sent, not what is listed. */
export async function startModelHub(
  files: Record<string, Buffer>,
  spoil: (path: string, bytes: Buffer) => Spoiled = (_, bytes) => bytes,
): Promise<ModelHub> {
  const revision = createHash('sha1').update('a commit').digest('hex');
  const repository = 'makers/model-ONNX';
  const asked: string[] = [];
  const isLarge = (path: string) => /\.(?:onnx|gguf)$/.test(path);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { range } = request.headers;
    asked.push(range === undefined ? pathname : `${pathname} ${range}`);
    if (pathname === `/api/models/${repository}/tree/${revision}`) {
      const list = Object.entries(files).map(([path, bytes]) => entry(path, bytes, isLarge(path)));
      return void response.end(JSON.stringify([{ type: 'directory', path: 'onnx', size: 0, oid: 'x' }, ...list]));
    }
    const [, kind, path = ''] = new RegExp(`^/(${repository}/resolve/${revision}|cdn)/(.+)$`).exec(pathname) ?? [];
    const bytes = files[path];
    if (!bytes) return void response.writeHead(404).end();
    if (isLarge(path) && kind !== 'cdn') return void response.writeHead(302, { location: `/cdn/${path}` }).end();
    send(request, response, spoil(path, bytes), bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { hubUrl: `http://127.0.0.1:${port}`, port, repository, revision, asked };
}

function send(request: IncomingMessage, response: ServerResponse, sent: Spoiled, bytes: Buffer): void {
  if (sent === 'silence') return void response.write(bytes.subarray(0, 1));
  if (typeof sent === 'number') return void response.writeHead(sent).end();
  if (sent === 'whole') return void response.end(bytes);
  if ('page' in sent) {
    response.setHeader('content-type', 'text/html');
    if (sent.isMeasured === false) response.flushHeaders();
    return void response.end(sent.page);
  }
  const content = Buffer.isBuffer(sent) ? sent : bytes;
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  if (from > 0) response.writeHead(206, { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` });
  if (Buffer.isBuffer(sent)) return void response.end(content.subarray(from));
  if (from === 0) response.writeHead(200, { 'content-length': content.length });
  response.write(content.subarray(from, from + sent.cutAfter), () => response.destroy());
}

function entry(path: string, bytes: Buffer, isLarge: boolean): object {
  const oid = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  const lfs = { oid: createHash('sha256').update(bytes).digest('hex'), size: bytes.length, pointerSize: 134 };
  return { type: 'file', path, size: bytes.length, oid, ...(isLarge && { oid: 'of-the-pointer', lfs }) };
}
