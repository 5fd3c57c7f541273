import { Worker } from 'node:worker_threads';
import type { ChapteringEngine, ChapteringInput, ChapteringResult } from './chaptering/engine.ts';

/**
 * Megabytes of heap that one video may take: three hours of speech take less than two hundred. What is young is kept small: left
 * alone it grows to more than the work needs.
 */
const mostMegabytes = { old: 1024, young: 24 };

/**
 * The local engine in a thread of its own for each video: however long it thinks, requests and leases go on beside it, and a
 * video that breaks it breaks nothing else.
 */
export function threadedEngine(): ChapteringEngine {
  return { name: 'builtin', chapters: (input, signal) => runInThread(input, signal) };
}

function runInThread(input: ChapteringInput, signal: AbortSignal | undefined): Promise<ChapteringResult> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const thread = new Worker(new URL('./engine-thread-main.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes.old, maxYoungGenerationSizeMb: mostMegabytes.young },
    });
    const stop = () => {
      void thread.terminate();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    thread.once('message', (result: ChapteringResult) => resolve(result));
    thread.once('error', reject);
    thread.once('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      reject(new Error(`the engine's thread ended with ${code}`)); // after a result it is too late to matter
    });
  });
}
