import { createWriteStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, type Upload } from '@tus/server';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { scratchFolder } from '../videos/scratch-folder.ts';
import type { UploadStorage } from './local-storage.ts';
import type { ObjectStore } from './object-store.ts';
import { type Register, type Stored, storageKey } from './register.ts';

/** Bytes of an object, at most: what of a file is in memory while it comes. */
const partBytes = 8 * 1024 ** 2;

/** A stretch of a file: the place of its first byte, and how many there are. */
interface Part {
  place: number;
  bytes: number;
}

/**
 * Keeps uploads in an object store. A file is a row of objects, each named by the place of its first byte; what there is of the
 * file is the unbroken row from 0 on. So a part is there or it is not, whoever died while it was written, and two who write the
 * same part write the same thing.
 */
export function openObjectStorage(
  store: ObjectStore,
  register: Register,
  { scratch, freeDiskBytes }: { scratch: string; freeDiskBytes: number },
): UploadStorage {
  const partKey = (key: string, place: number) => `${key}/${String(place).padStart(12, '0')}`;

  async function partsOf(key: string): Promise<Part[] | undefined> {
    const objects = await store.list(`${key}/`);
    if (objects.length === 0) return undefined;
    const bytesAt = new Map(objects.map((one) => [Number(one.key.split('/').at(-1)), one.bytes]));
    const parts: Part[] = [];
    for (let place = 0; ; ) {
      const bytes = bytesAt.get(place) ?? 0;
      if (bytes === 0) return parts; // the first one is empty until something comes
      parts.push({ place, bytes });
      place += bytes;
    }
  }

  async function received(key: string): Promise<number | undefined> {
    return (await partsOf(key))?.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async function removeAll(key: string): Promise<void> {
    for (const object of await store.list(`${key}/`)) await store.remove(object.key);
  }

  async function openRange(key: string, { start, end }: { start: number; end: number }): Promise<Readable> {
    const wanted = ((await partsOf(key)) ?? []).filter(({ place, bytes }) => place <= end && place + bytes > start);
    const openPart = ({ place, bytes }: Part) =>
      store.get(partKey(key, place), { start: Math.max(0, start - place), end: Math.min(end - place, bytes - 1) });
    const [first, ...others] = wanted;
    const begun = first && (await openPart(first));
    async function* inOrder() {
      if (begun) yield* begun;
      for (const part of others) yield* await openPart(part);
    }
    return Readable.from(inOrder(), { objectMode: false });
  }

  class Parts extends DataStore {
    override extensions = ['creation', 'termination', 'expiration'];

    override async create(upload: Upload): Promise<Upload> {
      await store.put(partKey(upload.id, 0), new Uint8Array());
      return upload;
    }

    override async write(source: Readable, key: string, offset: number): Promise<number> {
      let place = offset;
      let waiting: Buffer[] = [];
      let bytes = 0;
      const put = async () => {
        if (bytes > 0) await store.put(partKey(key, place), Buffer.concat(waiting));
        place += bytes;
        waiting = [];
        bytes = 0;
      };
      try {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          waiting.push(chunk);
          bytes += chunk.length;
          if (bytes >= partBytes) await put();
        }
      } finally {
        await put(); // also where the client broke off: it goes on from there
      }
      return place;
    }

    override async getUpload(key: string): Promise<Upload> {
      const upload = await register.get(key);
      const offset = upload && (await received(key));
      if (!upload || offset === undefined) throw ERRORS.FILE_NOT_FOUND;
      upload.offset = offset;
      return upload;
    }

    override async remove(key: string): Promise<void> {
      if (!(await register.claim(key))) throw ERRORS.FILE_NOT_FOUND;
      await removeAll(key);
      await register.delete(key);
    }

    override getExpiration(): number {
      return limits.uploadHours * 3_600_000;
    }
  }

  const storage: UploadStorage = {
    dataStore: new Parts(),
    received: (of) => received(storageKey(of)),
    read: async (of) => buffer(await openRange(storageKey(of), { start: 0, end: Number.MAX_SAFE_INTEGER })),
    head: async (of, bytes) => buffer(await openRange(storageKey(of), { start: 0, end: bytes - 1 })),
    openRange: (of, range) => openRange(storageKey(of), range),
    async localFile(of: Stored) {
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(scratch);
      if (bavail * bsize - ((await storage.received(of)) ?? 0) < freeDiskBytes) {
        throw new Problem('unavailable', {
          detail: 'There is no room to look at this file at the moment. No minutes were used. Try again later.',
          retryAfter: 60,
        });
      }
      const folder = await scratchFolder(scratch);
      const file = path.join(folder.path, 'media');
      try {
        const whole = await openRange(storageKey(of), { start: 0, end: Number.MAX_SAFE_INTEGER });
        await pipeline(whole, createWriteStream(file, { mode: 0o600 }));
      } catch (error) {
        await folder[Symbol.asyncDispose]();
        if (error instanceof Problem) throw error;
        // The connection broke on the way, or the disk filled: neither says anything of the file.
        const detail = 'This file can not be looked at at the moment. No minutes were used. Try again in a minute.';
        throw Object.assign(new Problem('unavailable', { detail, retryAfter: 10 }), { cause: error });
      }
      return { path: file, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
    },
    remove: (of) => removeAll(storageKey(of)),
    freeBytes: async () => Number.POSITIVE_INFINITY,
  };
  return storage;
}
