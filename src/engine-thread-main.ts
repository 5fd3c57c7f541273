import { parentPort, workerData } from 'node:worker_threads';
import type { ChapteringInput } from './chaptering/engine.ts';
import { localEngine } from './chaptering/local/local-engine.ts';

parentPort?.postMessage(await localEngine.chapters(workerData as ChapteringInput));
