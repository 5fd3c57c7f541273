import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { type ListPage, type ListPlace, pageOf } from '../accounts/list-page.ts';
import { Problem } from '../contract/problems.ts';
import { prepared } from '../database/prepared.ts';
import type { Correction } from '../transcripts/corrections/correction.ts';
import { readPlatformVideo, readVideo } from '../videos/read-video.ts';
import { findCorrections } from '../videos/video-transcript.ts';
import { findChat } from './chats.ts';
import { type Question, type QuestionStatus, questionColumns, questionOfRow, withCorrections } from './question.ts';

/**
 * What the public API reads: questions about videos of the platform alone.
 *
 * @throws {Problem} `not_found`, the same for a question of another video or account, about an upload, and for none
 */
export async function readQuestion(
  ctx: Context,
  input: { videoId: string; questionId: string },
): Promise<
  Question & { /** Changes whenever what is said in the video is read otherwise. */ transcriptVersion: number }
> {
  const row = await ctx.db
    .selectFrom('questions')
    .innerJoin('videos', (join) =>
      join.onRef('videos.account_id', '=', 'questions.account_id').onRef('videos.video_id', '=', 'questions.video_id'),
    )
    .leftJoin('transcripts', (join) =>
      join
        .onRef('transcripts.account_id', '=', 'questions.account_id')
        .onRef('transcripts.video_id', '=', 'questions.video_id'),
    )
    .select([...questionColumns, 'videos.transcript_version', 'transcripts.corrections'])
    .where('questions.account_id', '=', ctx.accountId)
    .where('questions.question_id', '=', input.questionId)
    .where('questions.video_id', '=', input.videoId)
    .where('videos.platform_id', 'is not', null)
    .where('videos.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const question = withCorrections(questionOfRow(row), (row.corrections ?? []) as Correction[]);
  return { ...question, transcriptVersion: row.transcript_version };
}

/**
 * What tells whether a client has such a question as it is: its status, and how often what is said in its video was read otherwise.
 *
 * @throws {Problem} `not_found`, as `readQuestion` does
 */
export async function readQuestionState(
  ctx: Context,
  input: { videoId: string; questionId: string },
): Promise<Pick<Question, 'status'> & { transcriptVersion: number }> {
  const { videoId, questionId } = input;
  const [state] = (await ctx.db.executeQuery(questionState({ accountId: ctx.accountId, videoId, questionId }))).rows;
  if (!state) throw new Problem('not_found');
  return { ...state, status: state.status as QuestionStatus };
}

const questionState = prepared((db, of: { accountId: string; videoId: string; questionId: string }) =>
  db
    .selectFrom('questions')
    .innerJoin('videos', (join) =>
      join.onRef('videos.account_id', '=', 'questions.account_id').onRef('videos.video_id', '=', 'questions.video_id'),
    )
    .select(['questions.status', 'videos.transcript_version as transcriptVersion'])
    .where('questions.account_id', '=', of.accountId)
    .where('questions.question_id', '=', of.questionId)
    .where('questions.video_id', '=', of.videoId)
    .where('videos.platform_id', 'is not', null)
    .where('videos.deleted_at', 'is', null),
);

/**
 * What the public API lists: the questions about a video of the platform, newest first, those of every chat.
 *
 * @throws {Problem} `not_found`, for an upload too
 */
export async function listVideoQuestions(
  ctx: Context,
  input: { videoId: string; limit: number; after?: ListPlace | undefined },
): Promise<ListPage<Question>> {
  const { videoId } = await readPlatformVideo(ctx, input);
  let query = ctx.db
    .selectFrom('questions')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', videoId);
  const { after } = input;
  if (after) query = query.where(sql<boolean>`(created_at, question_id) < (${after.createdAt}, ${after.id})`);
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('question_id', 'desc')
    .limit(input.limit + 1)
    .execute();
  const corrections = await findCorrections(ctx.db, { accountId: ctx.accountId, videoId });
  const questions = rows.map((row) => withCorrections(questionOfRow(row), corrections));
  return pageOf(questions, input.limit, ({ questionId }) => questionId);
}

/** How many of the video's questions count: over the API and the web app, deleted chats included, failed ones left out. */
export async function countQuestions(ctx: Context, input: { videoId: string }): Promise<number> {
  const { used } = await ctx.db
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<string>().as('used'))
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return Number(used);
}

/**
 * The questions of a chat, oldest first.
 *
 * @throws {Problem} `not_found` where the video or the chat is none of the account's
 */
export async function listQuestions(ctx: Context, input: { videoId: string; chatId: string }): Promise<Question[]> {
  const { videoId } = await readVideo(ctx, input);
  const { chatId } = await findChat(ctx.db, ctx.accountId, { videoId, chatId: input.chatId });
  const rows = await ctx.db
    .selectFrom('questions')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('chat_id', '=', chatId)
    .orderBy('created_at')
    .orderBy('question_id')
    .execute();
  const corrections = await findCorrections(ctx.db, { accountId: ctx.accountId, videoId });
  return rows.map((row) => withCorrections(questionOfRow(row), corrections));
}
