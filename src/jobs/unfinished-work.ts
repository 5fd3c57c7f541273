import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import type { UnfinishedWork } from '../observability/metrics.ts';

/** Videos, questions, summaries and webhook deliveries of the whole service that are not final, and how long the oldest due one has waited for a worker. */
export async function unfinishedWork({ db }: Pick<SystemContext, 'db'>): Promise<UnfinishedWork[]> {
  const { rows } = await sql<UnfinishedWork>`
    select 'video' as work, ${counted} from videos where status = 'processing'
    union all
    select 'question' as work, ${counted} from questions where status = 'pending'
    union all
    select 'summary' as work, ${counted} from summaries where status = 'pending'
    union all
    select 'delivery' as work, ${counted} from webhook_deliveries where status = 'pending'`.execute(db);
  return rows;
}

const isWaiting = sql`due_at <= now() and (lease_until is null or lease_until <= now())`;
/** A lease that ran out was somebody's work until then. */
const waitingSince = sql`min(greatest(due_at, lease_until)) filter (where ${isWaiting})`;
const counted = sql`count(*)::integer as count,
  coalesce(extract(epoch from now() - ${waitingSince}), 0)::float8 as "longestWaitSeconds"`;
