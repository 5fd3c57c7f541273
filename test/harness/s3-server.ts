import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../tools/s3-server');

/** For the title of tests that need it. */
export const needsS3Server = 'skipped without an S3-compatible server: npm ci --prefix tools/s3-server';
export const hasS3Server = existsSync(path.join(folder, 'node_modules/s3rver/package.json'));

/** The key that the server knows. */
const key = 'S3RVER';

export interface S3Server {
  /** What an operator would set. */
  environment: Record<string, string>;
  /** Stops answering, and answers again. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: object) => S3rver;

/** A server that is not ours, with one bucket. It looks at the name of the key, not at signatures. */
export async function startS3Server(): Promise<S3Server> {
  const S3rver = createRequire(path.join(folder, 'package.json'))('s3rver') as S3rverClass;
  const directory = await mkdtemp(path.join(tmpdir(), 'cuemark-s3-'));
  const start = async (port: number) => {
    const server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'files' }],
    });
    return { server, port: (await server.run()).port };
  };
  let running = await start(0);
  const { port } = running;
  return {
    environment: {
      STORAGE_URL: `s3://files/cuemark?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    pause: () => running.server.close(),
    async resume() {
      running = await start(port);
    },
    async stop() {
      await running.server.close();
      await rm(directory, { recursive: true });
    },
  };
}
