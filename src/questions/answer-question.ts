import type { Context } from '../accounts/context.ts';
import { readOutputLanguage } from '../accounts/output-language.ts';
import { citationFaults } from '../answering/citations.ts';
import type { AnswerReport, ModelFailure } from '../answering/engine.ts';
import { Problem } from '../contract/problems.ts';
import { type Attempt, beginAttempt, mostStrikes, postponeAttempt, startHeartbeat } from '../database/attempt.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { Log } from '../observability/log.ts';
import { readingOf, vectorsOf } from '../videos/reading-of.ts';
import { findKeptVideo } from '../videos/video.ts';
import type { QuestionContext } from './context.ts';
import { makeAnswered, makeQuestionFailed, type QuestionFailure } from './finish-question.ts';
import { questionOfRow } from './question.ts';
import { savePartialAnswer } from './save-partial-answer.ts';

/** How many earlier answers of the chat an engine is given. */
const mostEarlier = 12;

/** Seconds after which one is tried again that found too much waiting for a thread. */
const secondsUntilThread = 2;

/**
 * Answers one question; or fails it, which frees its place. Safe to call at any time, any number of times: it begins only
 * where the row says that work is due, and writes only while it holds its attempt. When `signal` aborts (the process stops)
 * the question is given back for another process.
 */
export async function answerQuestion(
  ctx: QuestionContext,
  input: { questionId: string; signal: AbortSignal },
): Promise<void> {
  const of = { table: 'questions', accountId: ctx.accountId, id: input.questionId } as const;
  const begun = await beginAttempt(ctx.db, of);
  if (!begun) return;
  const { attempt, row } = begun;
  const log = ctx.log.child({ questionId: input.questionId, attempt: attempt.number });
  using heartbeat = startHeartbeat(ctx.db, attempt, { stopping: input.signal, log });
  const over = new AbortController();
  const signal = AbortSignal.any([heartbeat.signal, over.signal]);
  const soFar = savePartialAnswer(ctx.db, attempt, () => over.abort());

  try {
    const before = questionOfRow(row).soFar;
    if (before) {
      // Another attempt told this much: it stays, and nobody is told something else.
      const answer = { kind: 'answered', markdown: before.brokenOff, citations: before.citations } as const;
      await makeAnswered(ctx, { attempt, answer, engine: 'llm' });
      return log.info('the question is answered with what an attempt before had told');
    }
    if (row.strikes > mostStrikes) return await fail(ctx, attempt, 'answer_failed');
    const reading = await readingOf(ctx, { videoId: row.video_id, signal });
    const vectors = reading ? await vectorsOf(ctx, { videoId: row.video_id, reading, signal }) : null;
    const video = await findKeptVideo(ctx.db, ctx.accountId, row.video_id); // last: the other may have gone with it
    if (!video) return await fail(ctx, attempt, 'cancelled');
    if (!reading) throw new Error('the video is ready and has no transcript');
    const { title, durationSeconds } = video;
    const earlier = await earlierAnswers(ctx, { chatId: row.chat_id, before: row.created_at });
    const secondsLeft = (row.deadline.getTime() - ctx.clock().getTime()) / 1000;
    const outputLanguage = await readOutputLanguage(ctx);
    const answer = await ctx.engines.answer(
      { reading, vectors, chapters: video.chapters ?? [], title, question: row.question, outputLanguage, earlier },
      { signal, secondsLeft, tell: soFar.tell },
    );
    await soFar.settled();
    tellModel(log, answer.report);
    const faults = citationFaults(answer, durationSeconds);
    if (faults.length > 0) throw new Error(`the answer breaks its rules: ${faults.join(' ')}`);
    const answered = await makeAnswered(ctx, { attempt, answer, engine: ctx.engines.name });
    log.info(answered ? 'the question is answered' : 'somebody else took the question over');
  } catch (error) {
    if (over.signal.aborted) return log.info('the question was stopped, or somebody else took it over');
    await settle(ctx, attempt, error, input.signal);
  }
}

/** What becomes of an attempt that broke. */
async function settle(ctx: Context, attempt: Attempt, error: unknown, stopping: AbortSignal): Promise<void> {
  const log = ctx.log.child({ questionId: attempt.id, attempt: attempt.number });
  if (stopping.aborted) {
    await postponeAttempt(ctx.db, attempt, { seconds: 0, because: 'gave_way' });
    log.info('the question is given back, since the process stops');
  } else if (isDatabaseAway(error)) {
    log.warn('the database is away: the lease runs out, and the sweep rings again');
  } else if (error instanceof Problem && error.code === 'unavailable') {
    await postponeAttempt(ctx.db, attempt, { seconds: secondsUntilThread, because: 'gave_way' });
    log.info('the question is given back, since too much waits for a thread');
  } else {
    log.error({ err: error }, 'the attempt broke');
    await postponeAttempt(ctx.db, attempt, { seconds: 1, because: 'broken' });
  }
}

/** What the model that was asked had to do with an answer; where it did not serve, why, and what is to be done. */
function tellModel(log: Log, report: AnswerReport | undefined): void {
  if (!report) return;
  const { failure } = report;
  if (failure === undefined) {
    if (report.requests > 0) log.info(report, 'a language model was asked');
  } else if (failure === 'misset' || failure === 'unfit') {
    log.error({ ...report, remedy: remedies[failure] }, notServed);
  } else log.warn(report, notServed);
}

const notServed = 'the built-in engine answered, since the language model did not';
const remedies = {
  misset: 'mend LLM_BASE_URL, LLM_API_KEY or LLM_MODEL: `cuemark doctor` asks the model',
  unfit: 'its server knows no such request, or has little room: set LLM_CONTEXT_TOKENS, or raise its own limit',
} satisfies Partial<Record<ModelFailure, string>>;

async function fail(ctx: Context, attempt: Attempt, because: QuestionFailure): Promise<void> {
  const failed = await makeQuestionFailed(ctx, { attempt, because });
  const log = ctx.log.child({ questionId: attempt.id, attempt: attempt.number });
  log.info({ because }, failed ? 'the question failed' : 'somebody else took the question over');
}

/** What was answered before in the chat, oldest first. */
async function earlierAnswers(ctx: Context, of: { chatId: string; before: Date }) {
  const rows = await ctx.db
    .selectFrom('questions')
    .select(['question', 'answer'])
    .where('account_id', '=', ctx.accountId)
    .where('chat_id', '=', of.chatId)
    .where('status', '=', 'answered')
    .where('created_at', '<', of.before)
    .orderBy('created_at', 'desc')
    .limit(mostEarlier)
    .execute();
  return rows.reverse().map(({ question, answer }) => ({ question, answer: answer ?? '' }));
}
