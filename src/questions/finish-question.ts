import { sql } from 'kysely';
import type { Context, SystemContext } from '../accounts/context.ts';
import type { Answer } from '../answering/engine.ts';
import { type Attempt, endAttempt } from '../database/attempt.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import type { Log } from '../observability/log.ts';
import { countFinished } from '../observability/metrics.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

/** Why a question failed: its `error.code`, with what people read. */
const questionFailures = {
  answer_failed: {
    code: 'answer_failed',
    message: 'The question could not be answered. Ask it again; it was not counted.',
  },
  deadline_exceeded: {
    code: 'deadline_exceeded',
    message: 'Answering took too long. Ask again; the question was not counted.',
  },
  cancelled: {
    code: 'cancelled',
    message: 'The question was cancelled before it was answered. It was not counted.',
  },
} as const;

export type QuestionFailure = keyof typeof questionFailures;

/** How a question ends. */
export const questionOutcomes = new Set(['answered', ...Object.values(questionFailures).map(({ code }) => code)]);

/** Stores the answer with the passages it rests on; false where the attempt was over and nothing was written. */
export async function makeAnswered(
  ctx: Context,
  input: { attempt: Attempt; answer: Answer; engine: string },
): Promise<boolean> {
  const { markdown, citations, report } = input.answer;
  const ended = await endQuestion(ctx, input.attempt, {
    status: 'answered',
    answer: markdown,
    citations: JSON.stringify(citations.map(({ startSeconds, passage, quote }) => ({ startSeconds, passage, quote }))),
    engine: report?.engine ?? input.engine,
    engine_report: report ? JSON.stringify(report) : null,
    so_far: null,
  });
  if (ended) countFinished('question', 'answered');
  return ended;
}

/** Makes a question failed, which frees its place; false where the attempt was over. */
export async function makeQuestionFailed(
  ctx: Context,
  input: { attempt: Attempt; because: QuestionFailure },
): Promise<boolean> {
  const ended = await endQuestion(ctx, input.attempt, questionFailed(input.because));
  if (ended) countFinished('question', questionFailures[input.because].code);
  return ended;
}

/** Ends an attempt at a question, and tells of it in the same transaction; false where the attempt was over. */
function endQuestion(
  ctx: Context,
  attempt: Attempt,
  outcome: Record<string, string | null> & { status: 'answered' | 'failed' },
): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    if (!(await endAttempt(tx, attempt, outcome))) return false;
    const { videoId } = await tx
      .selectFrom('questions')
      .select('video_id as videoId')
      .where('account_id', '=', ctx.accountId)
      .where('question_id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    const event = `question.${outcome.status}` as const;
    await tellWebhooks(ctx, tx, { accountId: ctx.accountId, event, videoId, questionId: attempt.id });
    return true;
  });
}

/** A question that its deadline ended. */
interface EndedQuestion {
  questionId: string;
  outcome: 'answered' | 'deadline_exceeded';
}

/**
 * Ends what is past its deadline about a video, whoever works on it: failed, or answered with what was told by then, since that
 * is not taken back. What it answers is to be told (`tellEndedQuestions`) once it is committed.
 */
export async function endOverdueQuestions(
  ctx: SystemContext,
  tx: Tx,
  of: { accountId: string; videoId: string },
): Promise<EndedQuestion[]> {
  const overdue = (outcome: object, isTold: boolean) =>
    tx
      .updateTable('questions')
      .set({ ...outcome, so_far: null, lease_until: null, finished_at: sql<Date>`now()` })
      .where('status', '=', 'pending')
      .where('deadline', '<=', sql<Date>`now()`)
      .where('so_far', isTold ? 'is not' : 'is', null)
      .where('account_id', '=', of.accountId)
      .where('video_id', '=', of.videoId)
      .returning(['chat_id', 'question_id'])
      .execute();
  const told = {
    status: 'answered',
    answer: sql<string>`so_far->>'brokenOff'`,
    citations: sql`so_far->'citations'`,
    engine: 'llm',
  };
  const answered = await overdue(told, true);
  const failed = await overdue(questionFailed('deadline_exceeded'), false);
  for (const { chat_id: chatId, question_id: questionId } of [...answered, ...failed]) {
    await tellChange(tx, { ...of, chatId, questionId });
  }
  for (const { question_id: questionId } of answered) {
    await tellWebhooks(ctx, tx, { ...of, event: 'question.answered', questionId });
  }
  for (const { question_id: questionId } of failed) {
    await tellWebhooks(ctx, tx, { ...of, event: 'question.failed', questionId });
  }
  return [
    ...answered.map((row) => ({ questionId: row.question_id, outcome: 'answered' as const })),
    ...failed.map((row) => ({ questionId: row.question_id, outcome: 'deadline_exceeded' as const })),
  ];
}

/** Counts and logs what deadlines ended. */
export function tellEndedQuestions(log: Log, ended: readonly EndedQuestion[]): void {
  for (const { questionId, outcome } of ended) {
    countFinished('question', outcome);
    log.info({ questionId }, 'the question is past its deadline');
  }
}

/** The columns of a question that failed. */
export function questionFailed(because: QuestionFailure) {
  const { code, message } = questionFailures[because];
  return { status: 'failed' as const, error_code: code, error_message: message, so_far: null };
}
