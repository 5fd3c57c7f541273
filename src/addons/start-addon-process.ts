import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process of ours in which an addon works. It is sent messages, and answers each with one. */
export interface AddonProcess<To, From> {
  isAlive(): boolean;
  /** @throws {TookTooLong} where it says nothing in time; where the process ends; the signal's reason */
  ask(message: To, patience: { ms: number; signal?: AbortSignal | undefined }): Promise<From>;
  /** Sends a message that is not answered. */
  tell(message: To): void;
  end(): void;
}

export interface ProcessBounds {
  /** The command that bounds its memory; undefined: the system has none. */
  prlimit: string | undefined;
  /** The words before a command that leave it without a network; none where the system does not permit it. */
  withoutNetwork: readonly string[];
  /** Bytes of data that the kernel lets it take, whatever it does. */
  mostDataBytes: number;
}

/** A process said nothing in time. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';

  constructor() {
    super('it took too long');
  }
}

/** Starts the process: without our environment, without network where the system permits it, its memory bounded by the kernel. */
export function startAddonProcess<To extends object, From>(
  main: URL,
  { prlimit, withoutNetwork, mostDataBytes }: ProcessBounds,
): AddonProcess<To, From> {
  const bounds = prlimit === undefined ? [] : [prlimit, `--data=${mostDataBytes}`, '--core=0', '--'];
  const node = [process.execPath, '--max-old-space-size=512', fileURLToPath(main)];
  const [first = process.execPath, ...words] = [...withoutNetwork, ...bounds, ...node];
  const child = spawn(first, words, { env: {}, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' });
  child.on('error', () => undefined); // whoever asks hears of the end
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString('utf8')).slice(-500);
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null && child.connected;

  return {
    isAlive,
    ask(message, { ms, signal }) {
      return new Promise((resolve, reject) => {
        if (!isAlive()) return void reject(new Error('its process has ended'));
        const timer = setTimeout(() => settle(() => reject(new TookTooLong())), ms);
        const settle = (how: () => void) => {
          clearTimeout(timer);
          child.off('message', heard);
          child.off('close', ended);
          signal?.removeEventListener('abort', stopped);
          how();
        };
        const heard = (reply: unknown) => settle(() => resolve(reply as From));
        const ended = (code: number | null, by: string | null) =>
          settle(() => reject(new Error(`its process ended with ${by ?? code}. ${errors.trim()}`.trim())));
        const stopped = () => settle(() => reject(signal?.reason));
        child.once('message', heard);
        child.once('close', ended);
        signal?.addEventListener('abort', stopped, { once: true });
        child.send(message, (error) => error && settle(() => reject(error)));
      });
    },
    tell: (message) => void (isAlive() && child.send(message, () => undefined)),
    end: () => void child.kill('SIGKILL'),
  };
}
