import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file by which a folder's owner says that it lives: what is in it changes. */
const lease = 'lease';
/** Milliseconds between two signs of life, between two looks at those of others, and of silence after which a folder is nobody's. */
const signOfLife = 8000;
const lookAgain = 10_000;
const mostSilence = 40_000;

/** A folder for one attempt's files, which goes when it is disposed of. */
export async function scratchFolder(parent: string): Promise<AsyncDisposable & { path: string }> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parent, 'work-'));
  let saying = saySomethingNew();
  const heartbeat = setInterval(() => {
    saying = saying.then(saySomethingNew);
  }, signOfLife);
  heartbeat.unref();

  function saySomethingNew(): Promise<void> {
    return writeFile(path.join(folder, lease), randomUUID()).catch(() => undefined); // a full disk passes
  }

  return {
    path: folder,
    async [Symbol.asyncDispose]() {
      clearInterval(heartbeat);
      await saying;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What was last seen of each folder, and since when, by our own clock alone. */
type Seen = Map<string, { said: string; since: number }>;

/**
 * Removes, until it is stopped, what those that are gone have left behind. Whose a folder is says nothing but its lease: process ids
 * are another container's or another machine's too, and clocks of machines differ.
 */
export function startClearingScratch(parent: string): { stop(): void } {
  const seen: Seen = new Map();
  const timer = setInterval(() => void clearScratch(parent, seen, performance.now()), lookAgain);
  timer.unref();
  void clearScratch(parent, seen, performance.now());
  return { stop: () => clearInterval(timer) };
}

/** One look: removes folders that have said the same for long. `now` is in milliseconds from anywhere. */
export async function clearScratch(parent: string, seen: Seen, now: number): Promise<void> {
  const names: string[] = await readdir(parent).catch(() => []);
  for (const name of seen.keys()) if (!names.includes(name)) seen.delete(name);
  for (const name of names) {
    const said = await readFile(path.join(parent, name, lease), 'utf8').catch(() => '');
    const before = seen.get(name);
    if (before?.said !== said) seen.set(name, { said, since: now });
    else if (now - before.since > mostSilence) {
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** Whether an error says that no room is left on a disk. */
export const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';
