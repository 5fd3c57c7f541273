import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Problem } from '../contract/problems.ts';
import type { Log } from '../observability/log.ts';
import { elementOf, ObjectRequestError, type ObjectStoreSettings, objectRequests } from './object-requests.ts';

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

/**
 * Speaks to an S3-compatible server: the four operations that all of them have
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html).
 */
export function openObjectStore(settings: ObjectStoreSettings, log: Log): ObjectStore {
  const { prefix } = settings;
  const plain = openPlainStore(settings);
  async function told<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      log.error(
        { err: error, bucket: settings.bucket },
        'the storage of files did not do what it was asked: npx cuemark doctor says more of STORAGE_URL and its keys',
      );
      throw new Problem('unavailable', {
        detail: 'Files can not be reached at the moment. No minutes were used. Try again in a minute.',
        retryAfter: 10,
      });
    }
  }
  return {
    list: async (beginning) => {
      const found = await told(plain.list(`${prefix}${beginning}`));
      return found.map(({ key, bytes }) => ({ key: key.slice(prefix.length), bytes }));
    },
    put: (key, bytes) => told(plain.put(`${prefix}${key}`, bytes)),
    get: (key, range) => told(plain.get(`${prefix}${key}`, range)),
    remove: (key) => told(plain.remove(`${prefix}${key}`)),
  };
}

/**
 * Writes, lists, reads and removes an object of a name that no file has.
 *
 * @throws {ObjectRequestError} what is in the way
 */
export async function tryObjectStore(settings: ObjectStoreSettings): Promise<void> {
  const store = openPlainStore(settings);
  const key = `${settings.prefix}cuemark-can-write-${randomUUID()}`;
  await store.put(key, Buffer.from('yes'));
  const found = await store.list(key);
  if (!found.some((one) => one.key === key && one.bytes === 3)) {
    throw new ObjectRequestError('what was written is not listed');
  }
  for await (const piece of await store.get(key, { start: 1, end: 1 })) {
    if (String(piece) !== 'e') throw new ObjectRequestError('it sends other bytes than it is asked for');
  }
  await store.remove(key);
}

/** Names are whole here, and faults are the server's. */
function openPlainStore(settings: ObjectStoreSettings): ObjectStore {
  const ask = objectRequests(settings);
  return {
    async list(beginning) {
      const found: { key: string; bytes: number }[] = [];
      for (let next = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: beginning });
        if (next !== '') query.set('continuation-token', next);
        const page = await (await ask('GET', `?${query}`)).text();
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          found.push({ key: elementOf(entry, 'Key') ?? '', bytes: Number(elementOf(entry, 'Size')) });
        }
        if (elementOf(page, 'IsTruncated') !== 'true') return found;
        next = elementOf(page, 'NextContinuationToken') ?? '';
        // Half a list would be taken for half a file.
        if (next === '') throw new ObjectRequestError('a list goes on, and the server does not say where');
      }
    },
    put: async (key, bytes) => void (await ask('PUT', `/${key}`, { body: bytes })),
    async get(key, { start, end }) {
      const { status, headers, body } = await ask('GET', `/${key}`, { headers: { range: `bytes=${start}-${end}` } });
      // Some answer 200 where the whole was asked for, and some know no ranges.
      if (status !== 206 && Number(headers.get('content-length')) !== end - start + 1) {
        await body?.cancel();
        throw new ObjectRequestError('it sends other bytes than it is asked for');
      }
      return Readable.fromWeb(body as ReadableStream);
    },
    remove: async (key) => void (await ask('DELETE', `/${key}`)),
  };
}
