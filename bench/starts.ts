/**
 * How long commands take to start, in milliseconds until they have ended, with what was compiled before kept and without:
 * `node bench/starts.ts [--rounds N]`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Math.max(1, Number.parseInt(options.rounds, 10));
const program = path.resolve(import.meta.dirname, '../bin/cuemark.js');
const commands = ['serve', 'account', 'ask'];

console.log(`${rounds} rounds, medians in ms; each command prints its help`);
for (const command of commands) {
  run(command, {}); // keeps what it compiles
  const kept: number[] = [];
  const compiled: number[] = [];
  for (let round = 0; round < rounds; round++) {
    kept.push(run(command, {}));
    compiled.push(run(command, { NODE_DISABLE_COMPILE_CACHE: '1' }));
  }
  const ratio = median(compiled) / median(kept);
  console.log(
    `${command.padEnd(8)} kept ${median(kept).toFixed(0)}, compiled ${median(compiled).toFixed(0)}: ${ratio.toFixed(1)} times`,
  );
}

function run(command: string, environment: Record<string, string>): number {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, [program, command, '--help'], {
    env: { PATH: process.env.PATH, ...environment },
  });
  if (status !== 0) throw new Error(`cuemark ${command} --help ended with ${status}`);
  return performance.now() - begun;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
