import { sql } from 'kysely';
import { newId } from '../accounts/identifier.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { secondsToNextLook, type VideoSummary } from '../videos/video.ts';
import { apiChat, findChat } from './chats.ts';
import type { QuestionContext } from './context.ts';
import { endOverdueQuestions, tellEndedQuestions } from './finish-question.ts';
import { lockVideo } from './lock-video.ts';
import { type Question, questionColumns, questionOfRow, secondsToAnswer } from './question.ts';

/**
 * Asks about a ready video: over the API into its chat named `API`, in the web app into a chat that there is. Two who ask at
 * the same time are ordered by the video's row.
 *
 * @throws {Problem} in this order: `not_found`, `video_not_ready`, `question_in_progress`, `question_limit_reached`
 */
export async function askQuestion(
  ctx: QuestionContext,
  input: { videoId: string; question: string } & ({ via: 'api' } | { via: 'web'; chatId: string }),
): Promise<Question> {
  const asked = ctx.clock();
  const { question, ended } = await inTransaction(ctx.db, async (tx) => {
    const video = await lockVideo(tx, ctx.accountId, input.videoId);
    if (input.via === 'api' && video.platformId === null) throw new Problem('not_found'); // an upload (§2.1)
    const webChat = input.via === 'web' ? await findChat(tx, ctx.accountId, input) : undefined;
    const now = ctx.clock();
    requireReady(video, now);
    const of = { accountId: ctx.accountId, videoId: input.videoId };
    const counted = () => countedQuestions(ctx, tx, { ...of, asked });
    const before = await counted();
    const ended = before.some(({ isOverdue }) => isOverdue) ? await endOverdueQuestions(ctx, tx, of) : [];
    requirePlace(ended.length > 0 ? await counted() : before, now);
    const chat = webChat ?? (await apiChat(tx, ctx, input.videoId));
    const row = await tx
      .insertInto('questions')
      .values({
        account_id: ctx.accountId,
        question_id: newId(),
        video_id: input.videoId,
        chat_id: chat.chatId,
        via: input.via,
        question: input.question,
        status: 'pending',
        due_at: sql<Date>`now()`, // leases and due times go by the database's clock alone
        deadline: new Date(now.getTime() + ctx.questionDeadlineSeconds * 1000),
        created_at: now,
      })
      .returning(questionColumns)
      .executeTakeFirstOrThrow();
    await ctx.enqueue(tx, 'answer-question', { accountId: ctx.accountId, id: row.question_id });
    const { accountId } = ctx;
    await tellChange(tx, { accountId, videoId: row.video_id, chatId: row.chat_id, questionId: row.question_id });
    return { question: questionOfRow(row), ended };
  });
  tellEndedQuestions(ctx.log, ended);
  return question;
}

function requireReady(video: VideoSummary, now: Date): void {
  if (video.status === 'processing') {
    throw new Problem('video_not_ready', { retryAfter: secondsToNextLook(video, now) });
  }
  if (video.status === 'failed') {
    throw new Problem('video_not_ready', {
      detail: 'The video failed and will not become ready. Process it again as a new video.',
      retryAfter: 60,
    });
  }
}

/** The video's questions that have not failed, as they were when this one was asked. */
async function countedQuestions(ctx: QuestionContext, tx: Tx, of: { accountId: string; videoId: string; asked: Date }) {
  // When this one came, by the database's clock, and never too early: who has read an answer may ask.
  const waited = (ctx.clock().getTime() - of.asked.getTime()) / 1000;
  const asked = sql<Date>`clock_timestamp() - make_interval(secs => ${waited})`;
  return tx
    .selectFrom('questions')
    .select((row) => [
      'created_at as createdAt',
      row.or([row('status', '=', 'pending'), row('finished_at', '>', asked)]).as('isInProgress'),
      row.and([row('status', '=', 'pending'), row('deadline', '<=', sql<Date>`now()`)]).as('isOverdue'),
    ])
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .where('status', '<>', 'failed')
    .execute();
}

/**
 * Questions about a video are answered one at a time, and 25 in all; failed ones free their place. One that was answered while
 * this one waited its turn was in progress when this one was asked.
 */
function requirePlace(counted: Awaited<ReturnType<typeof countedQuestions>>, now: Date): void {
  const previous = counted.find(({ isInProgress }) => isInProgress);
  if (previous) throw new Problem('question_in_progress', { retryAfter: secondsToAnswer(previous, now) });
  if (counted.length >= limits.questionsPerVideo) {
    throw new Problem('question_limit_reached', {
      detail: `The video used its ${limits.questionsPerVideo} questions, web chat and API together.`,
    });
  }
}
