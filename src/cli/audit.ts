import type { Command } from 'commander';
import { auditMinutes } from '../accounts/audit-minutes.ts';
import { auditVideos } from '../videos/audit-videos.ts';
import { operate } from './operate.ts';
import { print } from './output.ts';

/** `cuemark audit` */
export function addTo(program: Command, end: (code: number) => void): void {
  program
    .command('audit')
    .description('check every invariant in the database; exit 1 where one is broken')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const [minutes, videos] = await operate((ctx) => Promise.all([auditMinutes(ctx), auditVideos(ctx)]));
      const checked = minutes.checked + videos.checked;
      const violations = [...minutes.violations, ...videos.violations];
      const text = violations.length === 0 ? `${checked} checked, nothing is wrong.` : violations.join('\n');
      print(options.json, { checked, violations }, text);
      if (violations.length > 0) end(1);
    });
}
