import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { checkRules } from '../chaptering/rules.ts';
import { videoOfRow } from './video.ts';

/** Seconds that a video may be past its deadline: a sweep fails it within this. */
const deadlineGrace = 60;

/** What is wrong with the videos themselves, a sentence each. */
export async function auditVideos(ctx: SystemContext): Promise<{ checked: number; violations: string[] }> {
  const rows = await ctx.db.selectFrom('videos').selectAll().execute();
  const { rows: overdue } = await sql<{ videoId: string }>`
    select video_id as "videoId" from videos
    where status = 'processing' and deadline < now() - make_interval(secs => ${deadlineGrace})`.execute(ctx.db);
  const broken = rows.map(videoOfRow).flatMap((video) =>
    checkRules(video.chapters ?? [], video.durationSeconds)
      .filter(() => video.status === 'ready')
      .map((fault) => `video ${video.videoId}: ${fault.message}`),
  );
  return {
    checked: rows.length,
    violations: [...overdue.map(({ videoId }) => `video ${videoId} is past its deadline and not failed`), ...broken],
  };
}
