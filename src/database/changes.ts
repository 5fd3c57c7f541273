import { CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';
import { later } from './together.ts';
import type { Tx } from './transaction.ts';

/** What of an account changed: its question, else its chat, else its video, else its tags, else who may act for it and how, else its minutes. */
export interface Change {
  accountId: string;
  videoId?: string;
  chatId?: string;
  questionId?: string;
  /** Which there are, what they are called, or which videos have them. */
  tags?: true;
  /** A key was revoked, or the plan is another. */
  access?: true;
}

/** Tells listeners of a channel something when the transaction commits; PostgreSQL tells nobody before. */
export const notification = 'select pg_notify($1, $2)';

/** Where changes are told. A message names them and says nothing of what is in them. */
export const changesChannel = 'cuemark_changes';

/**
 * Tells whoever looks on that something changed, when the transaction at hand commits. It makes pages quicker and never
 * right: where nobody hears it, they find out by looking again.
 */
export async function tellChange(db: Db | Tx, change: Change): Promise<void> {
  await later(db, CompiledQuery.raw(notification, [changesChannel, JSON.stringify(change)]));
}
