import { sql } from 'kysely';
import type { Context, SystemContext } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import type { Tx } from '../database/transaction.ts';

/** A request that runs holds its key this long at most, should its process die: seconds. */
const claimSeconds = 60;

/** A key that this request holds until it binds or releases it. */
export interface Claim {
  key: string;
  token: string;
}

/**
 * Claims an idempotency key for a video of the platform, or answers the video it is bound to.
 *
 * @throws {Problem} `idempotency_key_in_use` while another request holds it, `idempotency_key_reused` where it belongs to
 * another video
 */
export async function claimKey(
  ctx: Context,
  input: { key: string; platformId: string },
): Promise<{ kind: 'claimed'; claim: Claim } | { kind: 'bound'; videoId: string }> {
  const now = ctx.clock();
  const claim: Claim = { key: input.key, token: newId() };
  const held = {
    platform_id: input.platformId,
    claim: claim.token,
    claimed_until: new Date(now.getTime() + claimSeconds * 1000),
    video_id: null,
    bound_at: null,
  };
  const forgotten = new Date(now.getTime() - limits.idempotencyKeyHours * 3_600_000);
  const taken = await ctx.db
    .insertInto('idempotency_keys')
    .values({ account_id: ctx.accountId, idempotency_key: input.key, ...held })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'idempotency_key'])
        .doUpdateSet(held)
        .where((row) =>
          row.or([
            row('idempotency_keys.bound_at', '<=', forgotten),
            row.and([row('idempotency_keys.bound_at', 'is', null), row('idempotency_keys.claimed_until', '<=', now)]),
          ]),
        ),
    )
    .returning('claim')
    .executeTakeFirst();
  if (taken) return { kind: 'claimed', claim };

  const holder = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['platform_id', 'video_id'])
    .where('account_id', '=', ctx.accountId)
    .where('idempotency_key', '=', input.key)
    .executeTakeFirst();
  if (holder && holder.video_id !== null) {
    if (holder.platform_id !== input.platformId) throw new Problem('idempotency_key_reused');
    return { kind: 'bound', videoId: holder.video_id };
  }
  throw new Problem('idempotency_key_in_use', { retryAfter: 2 });
}

/**
 * Binds the key to its video, in the transaction that charges: it goes through only while nobody else has taken the claim over.
 *
 * @throws {Problem} `idempotency_key_in_use` where somebody has, after its time
 */
export async function bindKey(
  tx: Tx,
  accountId: string,
  bound: { claim: Claim; videoId: string; now: Date },
): Promise<void> {
  const held = await tx
    .updateTable('idempotency_keys')
    .set({ video_id: bound.videoId, bound_at: bound.now })
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', bound.claim.key)
    .where('claim', '=', bound.claim.token)
    .where('video_id', 'is', null)
    .returning('claim')
    .executeTakeFirst();
  if (!held) throw new Problem('idempotency_key_in_use', { retryAfter: 2 });
}

/** Gives a claim back after a refusal: a refused request does not bind its key. */
export async function releaseKey(ctx: Context, claim: Claim): Promise<void> {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', ctx.accountId)
    .where('idempotency_key', '=', claim.key)
    .where('claim', '=', claim.token)
    .where('video_id', 'is', null)
    .execute();
}

/** Forgets keys after their day, those too that were claimed and never bound. */
export async function forgetKeys(ctx: SystemContext): Promise<void> {
  const aDayAgo = new Date(ctx.clock().getTime() - limits.idempotencyKeyHours * 3_600_000);
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where(sql<boolean>`coalesce(bound_at, claimed_until) < ${aDayAgo}`)
    .execute();
}
