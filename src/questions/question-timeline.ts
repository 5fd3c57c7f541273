import type { SystemContext } from '../accounts/context.ts';
import type { AnswerReport } from '../answering/engine.ts';
import type { TimelineEvent } from '../videos/video-timeline.ts';

/** What became of a question, in order: for an operator who looks into a request. */
export async function questionTimeline(
  ctx: SystemContext,
  input: { accountId: string; questionId: string },
): Promise<TimelineEvent[]> {
  const question = await ctx.db
    .selectFrom('questions')
    .select(['status', 'error_code', 'attempt', 'engine_report', 'created_at', 'due_at', 'finished_at'])
    .where('account_id', '=', input.accountId)
    .where('question_id', '=', input.questionId)
    .executeTakeFirst();
  if (!question) return [];
  const { status, attempt, created_at: asked, finished_at: finished } = question;
  const report = question.engine_report as AnswerReport | null;
  const end = status === 'failed' ? `failed with ${question.error_code}` : status;
  return [
    { time: asked, event: 'asked' },
    ...(report && finished ? [{ time: finished, event: modelEvent(report) }] : []),
    finished
      ? { time: finished, event: `${end} at attempt ${attempt}` }
      : { time: question.due_at, event: `pending, attempt ${attempt}` },
  ];
}

function modelEvent({ model, requests, usage, kept, rewritten, removed, causes }: AnswerReport): string {
  return [
    `requests to ${model}: ${requests}`,
    `${usage.inputTokens} tokens in, ${usage.outputTokens} out`,
    `${kept} sentences kept, ${rewritten} quoted instead, ${removed} removed`,
    ...causes,
  ].join('; ');
}
