import type { SystemContext } from './context.ts';

/** Whose a secret is. */
export interface SecretOwner {
  accountId: string;
  plan: string;
  /** Names what it belongs to: the key itself, or a connected app. */
  id: string;
  /** Until it runs out; left out where it does not. */
  secondsLeft?: number;
}

/** Secrets of one kind, by which requests say whose they are. */
export interface Secrets {
  /** The owner of the secret that has this hash; undefined where nobody owns it, or it was revoked. */
  find(ctx: SystemContext, hash: Buffer): Promise<SecretOwner | undefined>;
  /** Notes when it was last used. */
  noteUse(ctx: SystemContext, owner: SecretOwner, time: Date): Promise<void>;
}

/** Milliseconds that a key's owner is remembered: with what it may take to notice that changes are not heard, under a minute. */
const longestMemory = 30_000;
/** Secrets that are remembered; the one known longest is forgotten. */
const mostKnownKeys = 10_000;
/** Milliseconds between two notes of a secret's last use. */
const betweenNotes = 60_000;

export interface KnownKeys {
  /** The owner of the secret of this kind that has this hash (`hashKey`); undefined where nobody owns it, or it was revoked. */
  ownerOf(secrets: Secrets, hash: Buffer): Promise<SecretOwner | undefined>;
  /** What changed of an account, as the database tells it. */
  hear(change: { accountId: string; access?: true }): void;
  /** Changes are not heard any more: nothing is remembered. */
  lose(): void;
  /** Resolves when every use so far is noted. */
  settled(): Promise<void>;
}

/**
 * Whose keys and access tokens are whose, remembered for half a minute where it would be heard that one was revoked or a plan changed,
 * and looked up each time where it would not. When one was last used is noted beside the requests, once a minute.
 */
export function openKnownKeys(ctx: SystemContext, isHearing: () => boolean): KnownKeys {
  const known = new Map<string, { owner: SecretOwner; until: number }>();
  const noted = new Map<string, number>();
  let uses: { secrets: Secrets; owner: SecretOwner; time: Date }[] = [];
  let changes = 0;
  let writing: Promise<void> = Promise.resolve();

  function noteUse(secrets: Secrets, owner: SecretOwner): void {
    const now = ctx.clock();
    if (now.getTime() - (noted.get(owner.id) ?? 0) < betweenNotes) return;
    if (noted.size >= mostKnownKeys) noted.clear();
    noted.set(owner.id, now.getTime());
    uses.push({ secrets, owner, time: now });
    writing = writing.then(write);
  }

  async function write(): Promise<void> {
    const bundle = uses;
    uses = [];
    for (const { secrets, owner, time } of bundle) {
      try {
        await secrets.noteUse(ctx, owner, time);
      } catch (error) {
        noted.delete(owner.id); // its next use is noted
        ctx.log.debug({ err: error }, 'the use of a key was not noted');
      }
    }
  }

  return {
    async ownerOf(secrets, hash) {
      const name = hash.toString('base64');
      const remembered = known.get(name);
      if (remembered && remembered.until > performance.now()) {
        noteUse(secrets, remembered.owner);
        return remembered.owner;
      }
      known.delete(name);
      const before = changes;
      const isSafe = isHearing();
      const owner = await secrets.find(ctx, hash);
      if (!owner) return undefined;
      noteUse(secrets, owner);
      // What was heard meanwhile may be of this key.
      if (isSafe && isHearing() && before === changes) {
        const memory = Math.min(longestMemory, (owner.secondsLeft ?? Number.POSITIVE_INFINITY) * 1000);
        known.set(name, { owner, until: performance.now() + memory });
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
