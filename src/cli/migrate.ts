import type { Command } from 'commander';
import { operate } from './operate.ts';
import { print } from './output.ts';

/** `cuemark migrate` */
export function addTo(program: Command): void {
  program
    .command('migrate')
    .description('apply migrations and end')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const applied = await operate(async (_ctx, store) => store.applied);
      print(options.json, { applied }, applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`);
    });
}
