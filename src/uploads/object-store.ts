import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../contract/problems.ts';
import type { Log } from '../observability/log.ts';

export interface ObjectStoreSettings {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  /** Before every key: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Objects by name: what any S3-compatible server can do. Every method throws `unavailable` where the server can not be reached. */
export interface ObjectStore {
  /** Those whose name begins so, in no order; bytes of each. */
  list(beginning: string): Promise<{ key: string; bytes: number }[]>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** These bytes of one that is there, the last one included; to be read to its end or destroyed. */
  get(key: string, range: { start: number; end: number }): Promise<Readable>;
  /** Removes one; that it is not there is no fault. */
  remove(key: string): Promise<void>;
}

/** Milliseconds for a whole request, or until the first byte of what is read. */
const patience = 30_000;

/**
 * Speaks to an S3-compatible server: the four operations that all of them have, on addresses of the path form
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html), signed with version 4.
 */
export function openObjectStore(settings: ObjectStoreSettings, log: Log): ObjectStore {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${prefix}${key}`;

  async function ask(method: string, url: string, more: { headers?: Record<string, string>; body?: Uint8Array } = {}) {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error(`no answer within ${patience} ms`)), patience);
    try {
      const { body, headers } = more;
      const init = {
        method,
        signal: silence.signal,
        ...(headers && { headers }),
        ...(body && { body: Buffer.from(body) }),
      };
      const answer = await client.fetch(url, init);
      if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer;
      throw new Error(`${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    } catch (error) {
      log.error(
        { err: error, method, bucket },
        'the storage of files did not do what it was asked: look at STORAGE_URL and its keys',
      );
      throw new Problem('unavailable', {
        detail: 'Files can not be reached at the moment. No minutes were used. Try again in a minute.',
        retryAfter: 10,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async list(beginning) {
      const found: { key: string; bytes: number }[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${beginning}` });
        if (next !== '') query.set('continuation-token', next);
        const page = await (await ask('GET', `${endpoint}/${bucket}?${query}`)).text();
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = elementOf(entry, 'Key') ?? '';
          found.push({ key: key.slice(prefix.length), bytes: Number(elementOf(entry, 'Size')) });
        }
        next = elementOf(page, 'IsTruncated') === 'true' ? elementOf(page, 'NextContinuationToken') : undefined;
      }
      return found;
    },
    put: async (key, bytes) => void (await ask('PUT', addressOf(key), { body: bytes })),
    async get(key, { start, end }) {
      const { body } = await ask('GET', addressOf(key), { headers: { range: `bytes=${start}-${end}` } });
      return Readable.fromWeb(body as ReadableStream);
    },
    remove: async (key) => void (await ask('DELETE', addressOf(key))),
  };
}

/** The text of an element; keys of ours hold nothing that XML escapes, but tokens of the server may. */
function elementOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => plain[entity] ?? '');
}
