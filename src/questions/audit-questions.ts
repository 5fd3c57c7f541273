import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { citationFaults } from '../answering/citations.ts';
import { limits } from '../contract/limits.ts';
import { questionOfRow } from './question.ts';

/** Seconds that a question may be past its deadline: a sweep fails it within this. */
const deadlineGrace = 60;

/** What is wrong with questions and chats, a sentence each. */
export async function auditQuestions(ctx: SystemContext): Promise<{ checked: number; violations: string[] }> {
  const { rows: videos } = await sql<{ videoId: string; counted: number; pending: number; chats: number }>`
    select v.video_id as "videoId",
      (select count(*)::int from questions q
        where q.account_id = v.account_id and q.video_id = v.video_id and q.status <> 'failed') as counted,
      (select count(*)::int from questions q
        where q.account_id = v.account_id and q.video_id = v.video_id and q.status = 'pending') as pending,
      (select count(*)::int from chats c
        where c.account_id = v.account_id and c.video_id = v.video_id and c.deleted_at is null) as chats
    from videos v`.execute(ctx.db);
  const { rows: overdue } = await sql<{ questionId: string }>`
    select question_id as "questionId" from questions
    where status = 'pending' and deadline < now() - make_interval(secs => ${deadlineGrace})`.execute(ctx.db);
  const answered = await ctx.db
    .selectFrom('questions')
    .innerJoin('videos', (join) =>
      join.onRef('videos.account_id', '=', 'questions.account_id').onRef('videos.video_id', '=', 'questions.video_id'),
    )
    .selectAll('questions')
    .select('duration_seconds as durationSeconds')
    .where('questions.status', '=', 'answered')
    .execute();

  const over = (videoId: string, count: number, most: number, what: string) =>
    count > most ? [`video ${videoId} has ${count} ${what}, and ${most} are the most`] : [];
  return {
    checked: videos.length + answered.length,
    violations: [
      ...videos.flatMap(({ videoId, counted, pending, chats }) => [
        ...over(videoId, counted, limits.questionsPerVideo, 'questions'),
        ...over(videoId, pending, 1, 'pending questions'),
        ...over(videoId, chats, limits.chatsPerVideo, 'chats'),
      ]),
      ...overdue.map(({ questionId }) => `question ${questionId} is past its deadline and not failed`),
      ...answered.flatMap((row) => {
        const { questionId, answer, citations } = questionOfRow(row);
        const faults = citationFaults({ markdown: answer ?? '', citations }, row.durationSeconds);
        return faults.map((fault) => `question ${questionId}: ${fault}`);
      }),
    ],
  };
}
