import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/** A stand-in for the hub of models: one repository at one commit, its list of files and their contents. */
export interface ModelHub {
  hubUrl: string;
  repository: string;
  revision: string;
  /** Paths that were asked for. */
  asked: string[];
}

/** Serves files as the hub does: large ones by Git LFS, from another address. `spoil` changes what is sent, not what is listed. */
export async function startModelHub(
  files: Record<string, Buffer>,
  spoil: (path: string, bytes: Buffer) => Buffer | 'silence' | number = (_, bytes) => bytes,
): Promise<ModelHub> {
  const revision = createHash('sha1').update('a commit').digest('hex');
  const repository = 'makers/model-ONNX';
  const asked: string[] = [];
  const isLarge = (path: string) => path.endsWith('.onnx');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (pathname === `/api/models/${repository}/tree/${revision}`) {
      const list = Object.entries(files).map(([path, bytes]) => entry(path, bytes, isLarge(path)));
      return void response.end(JSON.stringify([{ type: 'directory', path: 'onnx', size: 0, oid: 'x' }, ...list]));
    }
    const [, kind, path = ''] = new RegExp(`^/(${repository}/resolve/${revision}|cdn)/(.+)$`).exec(pathname) ?? [];
    const bytes = files[path];
    if (!bytes) return void response.writeHead(404).end();
    if (isLarge(path) && kind !== 'cdn') return void response.writeHead(302, { location: `/cdn/${path}` }).end();
    const sent = spoil(path, bytes);
    if (sent === 'silence') return void response.write(bytes.subarray(0, 1));
    if (typeof sent === 'number') return void response.writeHead(sent).end();
    response.end(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { hubUrl: `http://127.0.0.1:${port}`, repository, revision, asked };
}

function entry(path: string, bytes: Buffer, isLarge: boolean): object {
  const oid = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  const lfs = { oid: createHash('sha256').update(bytes).digest('hex'), size: bytes.length, pointerSize: 134 };
  return { type: 'file', path, size: bytes.length, oid, ...(isLarge && { oid: 'of-the-pointer', lfs }) };
}
