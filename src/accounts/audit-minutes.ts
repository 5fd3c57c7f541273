import { sql } from 'kysely';
import type { SystemContext } from './context.ts';

/** What is wrong in the ledger, a sentence each: the ledger is the truth, balances and videos must follow from it. */
export async function auditMinutes(ctx: SystemContext): Promise<{ checked: number; violations: string[] }> {
  const { rows: cycles } = await sql<{ accountId: string; start: Date; violation: string | null }>`
    select c.account_id as "accountId", c.cycle_start as start, case
      when c.minutes_limit <> coalesce(sum(e.minutes) filter (where e.kind = 'grant'), 0)
        then 'the limit is ' || c.minutes_limit || ', the grants are ' || coalesce(sum(e.minutes) filter (where e.kind = 'grant'), 0)
      when c.minutes_used <> coalesce(sum(case e.kind when 'refund' then -e.minutes when 'grant' then 0 else e.minutes end), 0)
        then 'the use is ' || c.minutes_used || ', the ledger has '
          || coalesce(sum(case e.kind when 'refund' then -e.minutes when 'grant' then 0 else e.minutes end), 0)
      end as violation
    from minute_cycles c left join minute_entries e using (account_id, cycle_start)
    group by c.account_id, c.cycle_start`.execute(ctx.db);

  const { rows: videos } = await sql<{ accountId: string; videoId: string; violation: string | null }>`
    select v.account_id as "accountId", v.video_id as "videoId", case
      when count(*) filter (where e.kind = 'charge') <> 1 then 'it has ' || count(*) filter (where e.kind = 'charge') || ' charges'
      when coalesce(sum(e.minutes) filter (where e.kind = 'charge'), 0) <> greatest(1, v.duration_seconds / 60)
        then 'it was charged ' || sum(e.minutes) filter (where e.kind = 'charge') || ' minutes'
      when v.status = 'failed' and coalesce(sum(e.minutes) filter (where e.kind = 'refund'), 0) <> greatest(1, v.duration_seconds / 60)
        then 'it failed and its minutes are not back'
      when v.status <> 'failed' and count(*) filter (where e.kind = 'refund') > 0 then 'it is ' || v.status || ' and was refunded'
      end as violation
    from videos v left join minute_entries e on e.account_id = v.account_id and e.video_id = v.video_id
    group by v.account_id, v.video_id`.execute(ctx.db);

  const { rows: keys } = await sql<{ accountId: string; live: number }>`
    select account_id as "accountId", count(*) filter (where revoked_at is null)::int as live
    from api_keys group by account_id`.execute(ctx.db);

  return {
    checked: cycles.length + videos.length + keys.length,
    violations: [
      ...cycles
        .filter(({ violation }) => violation !== null)
        .map(
          (cycle) =>
            `account ${cycle.accountId}, cycle of ${cycle.start.toISOString().slice(0, 10)}: ${cycle.violation}`,
        ),
      ...videos
        .filter(({ violation }) => violation !== null)
        .map((video) => `account ${video.accountId}, video ${video.videoId}: ${video.violation}`),
      ...keys
        .filter(({ live }) => live > 5)
        .map(({ accountId, live }) => `account ${accountId}: ${live} live API keys`),
    ],
  };
}
