import { parentPort, workerData } from 'node:worker_threads';
import { builtinEngine } from './chaptering/builtin/builtin-engine.ts';
import type { ChapteringInput } from './chaptering/engine.ts';

parentPort?.postMessage(await builtinEngine.chapters(workerData as ChapteringInput));
