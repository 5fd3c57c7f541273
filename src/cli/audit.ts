import type { Command } from 'commander';
import { auditMinutes } from '../accounts/audit-minutes.ts';
import { auditQuestions } from '../questions/audit-questions.ts';
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
      const audits = await operate((ctx) => Promise.all([auditMinutes(ctx), auditVideos(ctx), auditQuestions(ctx)]));
      const checked = audits.reduce((sum, audit) => sum + audit.checked, 0);
      const violations = audits.flatMap((audit) => audit.violations);
      const text = violations.length === 0 ? `${checked} checked, nothing is wrong.` : violations.join('\n');
      print(options.json, { checked, violations }, text);
      if (violations.length > 0) end(1);
    });
}
