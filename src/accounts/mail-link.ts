import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '../contract/problems.ts';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/transaction.ts';
import { randomLetters } from './identifier.ts';

export type Purpose = 'sign-up' | 'reset';

/** Hours that a link works. */
export const linkHours: Record<Purpose, number> = { 'sign-up': 24, reset: 1 };

/** Days that a link which is over is known, so that whoever follows it hears why it does not work. */
const daysKnown = 7;

/** Makes a link's token; all that is stored of it is its hash. */
export async function newLink(db: Db, link: { purpose: Purpose; email: string; now: Date }): Promise<string> {
  const { purpose, email, now } = link;
  const token = randomLetters(32);
  const expires_at = new Date(now.getTime() + linkHours[purpose] * 3_600_000);
  await db
    .insertInto('mail_links')
    .values({ token_hash: hashOf(token), purpose, email, expires_at })
    .execute();
  // Skipping what another process deletes, so that two of them do not wait for each other.
  const over = new Date(now.getTime() - daysKnown * 86_400_000);
  await sql`delete from mail_links where token_hash in
    (select token_hash from mail_links where expires_at < ${over} limit 100 for update skip locked)`.execute(db);
  return token;
}

/**
 * What a link is for; in a transaction its row stays locked until that ends.
 *
 * @throws {Problem} `link_unknown`, `link_used`, `link_expired`
 */
export async function readLink(
  db: Db,
  link: { token: string; purpose: Purpose; now: Date },
): Promise<{ email: string }> {
  const row = await db
    .selectFrom('mail_links')
    .selectAll()
    .where('token_hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new Problem('link_unknown');
  if (row.used_at !== null) throw new Problem('link_used');
  if (row.expires_at <= link.now) throw new Problem('link_expired');
  return { email: row.email };
}

/** Ends every link of this purpose that this address was sent: the first one that is used stands for all. */
export async function useLinks(tx: Tx, links: { purpose: Purpose; email: string; now: Date }): Promise<void> {
  await tx
    .updateTable('mail_links')
    .set({ used_at: links.now })
    .where('email', '=', links.email)
    .where('purpose', '=', links.purpose)
    .where('used_at', 'is', null)
    .execute();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
