import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { checkRules } from '../chaptering/rules.ts';
import { limits } from '../contract/limits.ts';
import { videoOfRow } from './video.ts';

/** Seconds that a video may be past its deadline: a sweep fails it within this. */
const deadlineGrace = 60;

/** Seconds that a deleted video may still be there when its deletion can not be undone any more. */
const purgeGrace = 60;

/** What is wrong with the videos themselves, a sentence each. */
export async function auditVideos(ctx: SystemContext): Promise<{ checked: number; violations: string[] }> {
  const rows = await ctx.db.selectFrom('videos').selectAll().execute();
  const { rows: overdue } = await sql<{ videoId: string }>`
    select video_id as "videoId" from videos
    where status = 'processing' and deadline < now() - make_interval(secs => ${deadlineGrace})`.execute(ctx.db);
  const { rows: late } = await sql<{ videoId: string }>`
    select video_id as "videoId" from summaries
    where status = 'pending' and deadline < now() - make_interval(secs => ${deadlineGrace})`.execute(ctx.db);
  const { rows: kept } = await sql<{ videoId: string }>`
    select video_id as "videoId" from videos v
    where purged_at is null and deleted_at < now() - make_interval(secs => ${limits.undoSeconds + purgeGrace})
      or purged_at is not null and (title <> '' or status = 'processing' or share_token is not null
        or exists (select from transcripts t where t.account_id = v.account_id and t.video_id = v.video_id)
        or exists (select from passages p where p.account_id = v.account_id and p.video_id = v.video_id)
        or exists (select from searched_videos s where s.account_id = v.account_id and s.video_id = v.video_id)
        or exists (select from summaries s where s.account_id = v.account_id and s.video_id = v.video_id)
        or exists (select from heard_chunks h where h.account_id = v.account_id and h.video_id = v.video_id)
        or exists (select from chats c where c.account_id = v.account_id and c.video_id = v.video_id)
        or exists (select from questions q where q.account_id = v.account_id and q.video_id = v.video_id)
      )`.execute(ctx.db);
  const broken = rows
    .filter(({ purged_at: purged }) => purged === null)
    .map(videoOfRow)
    .flatMap((video) =>
      checkRules(video.chapters ?? [], video.durationSeconds)
        .filter(() => video.status === 'ready')
        .map((fault) => `video ${video.videoId}: ${fault.message}`),
    );
  return {
    checked: rows.length,
    violations: [
      ...overdue.map(({ videoId }) => `video ${videoId} is past its deadline and not failed`),
      ...late.map(({ videoId }) => `the summary of video ${videoId} is past its deadline and not failed`),
      ...kept.map(({ videoId }) => `video ${videoId} was deleted, and not all of it is gone`),
      ...broken,
    ],
  };
}
