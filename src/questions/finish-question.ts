import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import type { Answer, AnswerReport } from '../answering/engine.ts';
import { type Attempt, endAttempt } from '../database/attempt.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';

/** Why a question failed: its `error.code`, with what people read. */
const questionFailures = {
  answer_failed: {
    code: 'answer_failed',
    message: 'The question could not be answered. Ask it again; it was not counted.',
  },
  model_away: {
    code: 'answer_failed',
    message:
      'The language model that answers here did not answer. Ask again in a few minutes; the question was not counted.',
  },
  model_misset: {
    code: 'answer_failed',
    message:
      'The language model that answers here can not be used as it is set up. Whoever runs this service has to mend that first; the question was not counted.',
  },
  model_refused: {
    code: 'answer_failed',
    message: 'The language model would not answer this question. Ask it in other words; it was not counted.',
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

/** Stores the answer with the passages it rests on; false where the attempt was over and nothing was written. */
export async function makeAnswered(
  ctx: Context,
  input: { attempt: Attempt; answer: Answer; engine: string },
): Promise<boolean> {
  const { markdown, citations, report } = input.answer;
  return inTransaction(ctx.db, (tx) =>
    endAttempt(tx, input.attempt, {
      status: 'answered',
      answer: markdown,
      citations: JSON.stringify(
        citations.map(({ startSeconds, passage, quote }) => ({ startSeconds, passage, quote })),
      ),
      engine: report?.engine ?? input.engine,
      engine_report: report ? JSON.stringify(report) : null,
      so_far: null,
    }),
  );
}

/** Makes a question failed, which frees its place; false where the attempt was over. */
export async function makeQuestionFailed(
  ctx: Context,
  input: { attempt: Attempt; because: QuestionFailure; report?: AnswerReport },
): Promise<boolean> {
  return inTransaction(ctx.db, (tx) =>
    endAttempt(tx, input.attempt, {
      ...questionFailed(input.because),
      engine_report: input.report ? JSON.stringify(input.report) : null,
    }),
  );
}

/**
 * Ends what is past its deadline about a video, whoever works on it: failed, or answered with what was told by then, since that
 * is not taken back. Answers the ids.
 */
export async function endOverdueQuestions(tx: Tx, of: { accountId: string; videoId: string }): Promise<string[]> {
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
  const ended = [...(await overdue(told, true)), ...(await overdue(questionFailed('deadline_exceeded'), false))];
  for (const { chat_id: chatId, question_id: questionId } of ended) {
    await tellChange(tx, { ...of, chatId, questionId });
  }
  return ended.map((row) => row.question_id);
}

/** The columns of a question that failed. */
export function questionFailed(because: QuestionFailure) {
  const { code, message } = questionFailures[because];
  return { status: 'failed', error_code: code, error_message: message, so_far: null };
}
