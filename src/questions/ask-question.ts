import { type SqlBool, sql } from 'kysely';
import { newId } from '../accounts/identifier.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import { prepared } from '../database/prepared.ts';
import { later, together } from '../database/together.ts';
import { inTransaction } from '../database/transaction.ts';
import { secondsToNextLook, summaryOfRow, type VideoSummary } from '../videos/video.ts';
import { apiChat, chatIn, videoChats } from './chats.ts';
import type { QuestionContext } from './context.ts';
import { endOverdueQuestions, tellEndedQuestions } from './finish-question.ts';
import { lockedVideo } from './lock-video.ts';
import { type Question, secondsToAnswer } from './question.ts';

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
  const { accountId } = ctx;
  const { videoId } = input;
  const { question, ended } = await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock();
    const of = { accountId, videoId };
    const countedNow = countedQuestions({ ...of, waited: (now.getTime() - asked.getTime()) / 1000 });
    const [[row], before, chats] = await together(tx, lockedVideo(of), countedNow, videoChats(of));
    // An upload is unknown to the API (§2.1).
    if (!row || (input.via === 'api' && row.platform_id === null)) throw new Problem('not_found');
    const webChat = input.via === 'web' ? chatIn(chats, input.chatId) : undefined;
    requireReady(summaryOfRow(row), now);
    const ended = before.some(({ isOverdue }) => isOverdue) ? await endOverdueQuestions(ctx, tx, of) : [];
    requirePlace(ended.length > 0 ? (await tx.executeQuery(countedNow)).rows : before, now);
    const chat = webChat ?? (await apiChat(tx, ctx, { videoId, among: chats }));
    const question = newQuestion({ ...input, chatId: chat.chatId, createdAt: now });
    const deadline = new Date(now.getTime() + ctx.questionDeadlineSeconds * 1000);
    await later(tx, questionInsertion({ accountId, deadline, ...question }));
    await ctx.enqueue(tx, 'answer-question', { accountId, id: question.questionId });
    await tellChange(tx, { accountId, videoId, chatId: chat.chatId, questionId: question.questionId });
    return { question, ended };
  });
  tellEndedQuestions(ctx.log, ended);
  return question;
}

function newQuestion(of: Pick<Question, 'videoId' | 'chatId' | 'via' | 'question' | 'createdAt'>): Question {
  const { videoId, chatId, via, question, createdAt } = of;
  const nothingYet = { answer: null, citations: [], soFar: null, engine: null, error: null };
  return { questionId: newId(), videoId, chatId, via, question, status: 'pending', createdAt, ...nothingYet };
}

const questionInsertion = prepared((db, question: Question & { accountId: string; deadline: Date }) =>
  db.insertInto('questions').values({
    account_id: question.accountId,
    question_id: question.questionId,
    video_id: question.videoId,
    chat_id: question.chatId,
    via: question.via,
    question: question.question,
    status: question.status,
    due_at: sql<Date>`now()`, // leases and due times go by the database's clock alone
    deadline: question.deadline,
    created_at: question.createdAt,
  }),
);

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

/** The video's questions that have not failed, as they were when this one was asked: `waited` seconds before its transaction began. */
const countedQuestions = prepared((db, of: { accountId: string; videoId: string; waited: number }) => {
  // By the database's clock, and never too early: who has read an answer may ask.
  const asked = sql<Date>`now() - make_interval(secs => ${of.waited})`;
  return db
    .selectFrom('questions')
    .select((row) => [
      'created_at as createdAt',
      row.or([row('status', '=', 'pending'), row('finished_at', '>', asked)]).as('isInProgress'),
      row.and([row('status', '=', 'pending'), row('deadline', '<=', sql<Date>`now()`)]).as('isOverdue'),
    ])
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .where('status', '<>', 'failed');
});

/**
 * Questions about a video are answered one at a time, and 25 in all; failed ones free their place. One that was answered while
 * this one waited its turn was in progress when this one was asked.
 */
function requirePlace(counted: readonly { createdAt: Date; isInProgress: SqlBool }[], now: Date): void {
  const previous = counted.find(({ isInProgress }) => isInProgress);
  if (previous) throw new Problem('question_in_progress', { retryAfter: secondsToAnswer(previous, now) });
  if (counted.length >= limits.questionsPerVideo) {
    throw new Problem('question_limit_reached', {
      detail: `The video used its ${limits.questionsPerVideo} questions, web chat and API together.`,
    });
  }
}
