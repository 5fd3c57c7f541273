import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MediaTools } from '../../media/media-tools.ts';
import type { FromRecogniser, ToRecogniser } from './recogniser-process.ts';

export interface RecogniserProcess {
  isAlive(): boolean;
  /** @throws where the process ends or says nothing in time; the signal's reason */
  ask(message: ToRecogniser, patience: { ms: number; signal?: AbortSignal | undefined }): Promise<FromRecogniser>;
  end(): void;
}

/** The tiny model takes half a gigabyte of memory and reserves 1.2. */
const mostDataBytes = 3_000_000_000;

/** Starts the process: without our environment, without network where the system permits it, its memory bounded by the kernel. */
export function startRecogniserProcess({
  prlimit,
  withoutNetwork,
}: Pick<MediaTools, 'prlimit' | 'withoutNetwork'>): RecogniserProcess {
  const bounds = prlimit === undefined ? [] : [prlimit, `--data=${mostDataBytes}`, '--core=0', '--'];
  const main = fileURLToPath(new URL('./recogniser-process.ts', import.meta.url));
  const node = [process.execPath, '--max-old-space-size=512', main];
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
        const timer = setTimeout(() => settle(() => reject(new Error('it took too long'))), ms);
        const settle = (how: () => void) => {
          clearTimeout(timer);
          child.off('message', heard);
          child.off('close', ended);
          signal?.removeEventListener('abort', stopped);
          how();
        };
        const heard = (reply: unknown) => settle(() => resolve(reply as FromRecogniser));
        const ended = (code: number | null, by: string | null) =>
          settle(() => reject(new Error(`its process ended with ${by ?? code}. ${errors.trim()}`.trim())));
        const stopped = () => settle(() => reject(signal?.reason));
        child.once('message', heard);
        child.once('close', ended);
        signal?.addEventListener('abort', stopped, { once: true });
        child.send(message, (error) => error && settle(() => reject(error)));
      });
    },
    end: () => void child.kill('SIGKILL'),
  };
}
