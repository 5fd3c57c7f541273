import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import type { Citation } from '../answering/engine.ts';
import { type Attempt, endAttempt } from '../database/attempt.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';

/** Why a question failed: the codes of `error.code`, with what people read. */
const questionFailures = {
  answer_failed: 'The question could not be answered. Ask it again; it was not counted.',
  deadline_exceeded: 'Answering took too long. Ask again; the question was not counted.',
  cancelled: 'The question was cancelled before it was answered. It was not counted.',
} as const;

export type QuestionFailure = keyof typeof questionFailures;

/** Stores the answer with the passages it rests on; false where the attempt was over and nothing was written. */
export async function makeAnswered(
  ctx: Context,
  input: { attempt: Attempt; answer: string; citations: Citation[]; engine: string },
): Promise<boolean> {
  const { answer, engine } = input;
  const citations = JSON.stringify(input.citations.map(({ startSeconds, quote }) => ({ startSeconds, quote })));
  return inTransaction(ctx.db, (tx) =>
    endAttempt(tx, input.attempt, { status: 'answered', answer, citations, engine }),
  );
}

/** Makes a question failed, which frees its place; false where the attempt was over. */
export async function makeQuestionFailed(
  ctx: Context,
  input: { attempt: Attempt; code: QuestionFailure },
): Promise<boolean> {
  return inTransaction(ctx.db, (tx) => endAttempt(tx, input.attempt, failed(input.code)));
}

/** Fails what is past its deadline, of one video or of all, whoever works on it; answers the ids. */
export async function failOverdueQuestions(
  db: Db | Tx,
  of?: { accountId: string; videoId: string },
): Promise<string[]> {
  let update = db
    .updateTable('questions')
    .set({ ...failed('deadline_exceeded'), lease_until: null, finished_at: sql<Date>`now()` })
    .where('status', '=', 'pending')
    .where('deadline', '<=', sql<Date>`now()`);
  if (of) update = update.where('account_id', '=', of.accountId).where('video_id', '=', of.videoId);
  const rows = await update.returning('question_id').execute();
  return rows.map((row) => row.question_id);
}

function failed(code: QuestionFailure) {
  return { status: 'failed', error_code: code, error_message: questionFailures[code] };
}
