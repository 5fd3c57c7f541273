import { setTimeout as sleep } from 'node:timers/promises';

// Tasks for threads of a pool under test.

export function double(number: number): number {
  return number * 2;
}

/** Never ends, and keeps its thread busy. What it is given counts up meanwhile. */
export function spin(counter: Int32Array): never {
  for (;;) Atomics.add(counter, 0, 1);
}

/** Ends when the place of what it is given is no longer 0. */
export async function waitFor(gate: Int32Array): Promise<string> {
  while (Atomics.load(gate, 0) === 0) await sleep(5);
  return 'through';
}

export function fail(words: string): never {
  throw new Error(words);
}

export function takeAllMemory(): number {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at + held.length));
}

export function leave(code: number): never {
  process.exit(code);
}
