import { findKeyOwner, type KeyOwner } from './api-keys.ts';
import type { SystemContext } from './context.ts';

/** Milliseconds that a key's owner is remembered: with what it may take to notice that changes are not heard, under a minute. */
const longestMemory = 30_000;
/** Keys that are remembered; the one known longest is forgotten. */
const mostKnownKeys = 10_000;
/** Milliseconds between two notes of a key's last use. */
const betweenNotes = 60_000;

export interface KnownKeys {
  /** The owner of the key that has this hash (`hashKey`); undefined where nobody owns it, or it was revoked. */
  ownerOf(hash: Buffer): Promise<KeyOwner | undefined>;
  /** What changed of an account, as the database tells it. */
  hear(change: { accountId: string; access?: true }): void;
  /** Changes are not heard any more: nothing is remembered. */
  lose(): void;
  /** Resolves when every use so far is noted. */
  settled(): Promise<void>;
}

/**
 * Whose keys are whose, remembered for half a minute where it would be heard that a key was revoked or a plan changed, and looked
 * up each time where it would not. When a key was last used is noted beside the requests, once a minute.
 */
export function openKnownKeys(ctx: SystemContext, isHearing: () => boolean): KnownKeys {
  const known = new Map<string, { owner: KeyOwner; until: number }>();
  const noted = new Map<string, number>();
  let uses: { owner: KeyOwner; time: Date }[] = [];
  let changes = 0;
  let writing: Promise<void> = Promise.resolve();

  function noteUse(owner: KeyOwner): void {
    const now = ctx.clock();
    if (now.getTime() - (noted.get(owner.keyId) ?? 0) < betweenNotes) return;
    if (noted.size >= mostKnownKeys) noted.clear();
    noted.set(owner.keyId, now.getTime());
    uses.push({ owner, time: now });
    writing = writing.then(write);
  }

  async function write(): Promise<void> {
    const bundle = uses;
    uses = [];
    for (const { owner, time } of bundle) {
      try {
        await ctx.db
          .updateTable('api_keys')
          .set({ last_used_at: time })
          .where('account_id', '=', owner.accountId)
          .where('key_id', '=', owner.keyId)
          .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', time)]))
          .execute();
      } catch (error) {
        noted.delete(owner.keyId); // its next use is noted
        ctx.log.debug({ err: error }, 'the use of a key was not noted');
      }
    }
  }

  return {
    async ownerOf(hash) {
      const name = hash.toString('base64');
      const remembered = known.get(name);
      if (remembered && remembered.until > performance.now()) {
        noteUse(remembered.owner);
        return remembered.owner;
      }
      known.delete(name);
      const before = changes;
      const isSafe = isHearing();
      const owner = await findKeyOwner(ctx, hash);
      if (!owner) return undefined;
      noteUse(owner);
      // What was heard meanwhile may be of this key.
      if (isSafe && isHearing() && before === changes) {
        known.set(name, { owner, until: performance.now() + longestMemory });
        for (const oldest of known.keys()) {
          if (known.size <= mostKnownKeys) break;
          known.delete(oldest);
        }
      }
      return owner;
    },
    hear({ accountId, access }) {
      if (!access) return;
      changes += 1;
      for (const [name, { owner }] of known) if (owner.accountId === accountId) known.delete(name);
    },
    lose() {
      changes += 1;
      known.clear();
    },
    settled: () => writing,
  };
}
