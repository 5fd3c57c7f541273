import type { Command } from 'commander';
import { AccountError } from '../accounts/account-error.ts';
import { readRequest } from '../accounts/request-records.ts';
import { questionTimeline } from '../questions/question-timeline.ts';
import { videoTimeline } from '../videos/video-timeline.ts';
import { operate } from './operate.ts';
import { print } from './output.ts';

/** `cuemark request ID` */
export function addTo(program: Command): void {
  program
    .command('request <id>')
    .description('show what a request was and what came of it')
    .option('--json', 'print JSON')
    .action(async (id: string, options: { json?: boolean }) => {
      const object = await operate(async (ctx) => {
        const record = await readRequest(ctx, id);
        if (!record) throw new AccountError(`There is no record of ${id}. Records are kept for 14 days.`);
        const { accountId, videoId, questionId } = record;
        const events = await (async () => {
          if (accountId && questionId) return questionTimeline(ctx, { accountId, questionId });
          return accountId && videoId ? videoTimeline(ctx, { accountId, videoId }) : [];
        })();
        return {
          request_id: record.requestId,
          time: record.time.toISOString(),
          account_id: accountId,
          method: record.method,
          route: record.route,
          status: record.status,
          code: record.code,
          video_id: videoId,
          question_id: record.questionId,
          events: events.map(({ time, event }) => ({ time: time.toISOString(), event })),
        };
      });
      const { events, ...facts } = object;
      const lines = Object.entries(facts).map(([name, value]) => `${name.padEnd(12)} ${value ?? '–'}`);
      print(options.json, object, [...lines, ...events.map(({ time, event }) => `  ${time}  ${event}`)].join('\n'));
    });
}
