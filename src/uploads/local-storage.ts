import { mkdirSync } from 'node:fs';
import { open, readFile, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { type DataStore, ERRORS } from '@tus/server';
import { limits } from '../contract/limits.ts';
import { type Register, type Stored, storageKey } from './register.ts';

/** A path of this machine, until it is disposed of. */
export type LocalFile = AsyncDisposable & { path: string };

/** Where the bytes of uploads are. */
export interface UploadStorage {
  /** What the tus protocol writes into and reads offsets from, by `storageKey`. */
  dataStore: DataStore;
  /** Bytes that have come; undefined where there is no file. */
  received(of: Stored): Promise<number | undefined>;
  read(of: Stored): Promise<Uint8Array>;
  /** So many of its first bytes, or all where there are not more. */
  head(of: Stored, bytes: number): Promise<Uint8Array>;
  /** These bytes of it, the last one included; what is opened is read to its end or destroyed. */
  openRange(of: Stored, range: { start: number; end: number }): Promise<Readable>;
  /**
   * A file of this machine with its bytes, for programs; it may go when it is disposed of.
   *
   * @throws {Problem} `unavailable` where there is no room for it
   */
  localFile(of: Stored): Promise<LocalFile>;
  /** Removes the file; one that is not there is no fault. */
  remove(of: Stored): Promise<void>;
  /** Bytes that are free where the files are; without end where that is not known. */
  freeBytes(): Promise<number>;
}

/** Keeps uploads in a folder of this machine that only its user may enter; a file is named by ids of ours alone. */
export function openLocalStorage(folder: string, register: Register): UploadStorage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const dataStore = new FileStore({
    directory: folder,
    configstore: register,
    expirationPeriodInMilliseconds: limits.uploadHours * 3_600_000,
  });
  dataStore.extensions = ['creation', 'termination', 'expiration'];
  const removeFile = dataStore.remove.bind(dataStore);
  dataStore.remove = async (key) => {
    if (!(await register.claim(key))) throw ERRORS.FILE_NOT_FOUND;
    await removeFile(key);
  };
  const fileOf = (of: Stored) => path.join(folder, storageKey(of));
  return {
    dataStore,
    received: (of) =>
      stat(fileOf(of)).then(
        ({ size }) => size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        },
      ),
    read: (of) => readFile(fileOf(of)),
    async head(of, bytes) {
      await using handle = await open(fileOf(of));
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
      return buffer.subarray(0, bytesRead);
    },
    async openRange(of, range) {
      const handle = await open(fileOf(of));
      return handle.createReadStream(range);
    },
    localFile: async (of) => ({ path: fileOf(of), [Symbol.asyncDispose]: async () => undefined }),
    remove: (of) => rm(fileOf(of), { force: true }),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
