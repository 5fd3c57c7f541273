import type { SystemContext } from '../accounts/context.ts';
import type { EngineReport } from '../chaptering/engine.ts';

/** Something that happened to a video. */
export interface TimelineEvent {
  time: Date;
  event: string;
}

/** What became of a video, in order: for an operator who looks into a request. */
export async function videoTimeline(
  ctx: SystemContext,
  input: { accountId: string; videoId: string },
): Promise<TimelineEvent[]> {
  const video = await ctx.db
    .selectFrom('videos')
    .selectAll()
    .where('account_id', '=', input.accountId)
    .where('video_id', '=', input.videoId)
    .executeTakeFirst();
  if (!video) return [];
  const entries = await ctx.db
    .selectFrom('minute_entries')
    .select(['kind', 'minutes', 'created_at'])
    .where('account_id', '=', input.accountId)
    .where('video_id', '=', input.videoId)
    .execute();
  const events: TimelineEvent[] = [
    { time: video.created_at, event: 'accepted' },
    ...entries.map(({ kind, minutes, created_at: time }) => ({ time, event: `${kind} of ${minutes} minutes` })),
  ];
  const report = video.engine_report as EngineReport | null;
  if (report && video.finished_at) events.push({ time: video.finished_at, event: modelEvent(report) });
  if (video.finished_at) {
    const end = video.status === 'failed' ? `failed with ${video.error_code}` : 'ready';
    events.push({ time: video.finished_at, event: `${end} at attempt ${video.attempt}` });
  } else {
    events.push({ time: video.due_at, event: `${video.stage}, attempt ${video.attempt}` });
  }
  if (video.deleted_at) events.push({ time: video.deleted_at, event: 'deleted' });
  if (video.purged_at) events.push({ time: video.purged_at, event: 'purged' });
  return events.toSorted((one, other) => one.time.getTime() - other.time.getTime());
}

function modelEvent({ model, windows, windowsFellBack, titlesReplaced, usage, causes }: EngineReport): string {
  return [
    `${model} served ${windows - windowsFellBack} of ${windows} windows`,
    `${titlesReplaced} titles replaced`,
    `${usage.inputTokens} tokens in, ${usage.outputTokens} out${usage.cost === null ? '' : `, ${usage.cost} US dollars`}`,
    ...causes,
  ].join('; ');
}
