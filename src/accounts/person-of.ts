import type { InterfaceLanguage } from '../contract/interface-languages.ts';
import type { Db } from '../database/connect.ts';
import type { Person } from './sign-in-context.ts';

/** Somebody who has an account, and the language that they chose for its pages and mails; null: none. */
export interface AccountHolder extends Person {
  language: InterfaceLanguage | null;
}

/** Who signs in with this address, which is in small letters; undefined: nobody. */
export async function personOf(db: Db, email: string): Promise<AccountHolder | undefined> {
  const row = await db
    .selectFrom('auth_users')
    .leftJoin('members', 'members.user_id', 'auth_users.id')
    .select(['auth_users.id as userId', 'email', 'interface_language'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { userId: row.userId, email: row.email, language: row.interface_language as InterfaceLanguage | null };
}
