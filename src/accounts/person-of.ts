import type { Db } from '../database/connect.ts';
import type { Person } from './sign-in-context.ts';

/** Who signs in with this address, which is in small letters; undefined: nobody. */
export async function personOf(db: Db, email: string): Promise<Person | undefined> {
  return db.selectFrom('auth_users').select(['id as userId', 'email']).where('email', '=', email).executeTakeFirst();
}
