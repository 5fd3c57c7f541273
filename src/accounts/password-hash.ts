import type { SystemContext } from './context.ts';

/**
 * The hash by which somebody signs in; undefined: nobody. `settled` waits for a change of it that is underway: whoever asks so after
 * a session was made knows whether that change ended it.
 */
export async function passwordHashOf(
  ctx: SystemContext,
  { email, settled = false }: { email: string; settled?: boolean },
): Promise<string | null | undefined> {
  const row = await ctx.db
    .selectFrom('auth_identities as i')
    .innerJoin('auth_users as u', 'u.id', 'i.userId')
    .select('i.password')
    .where('u.email', '=', email.toLowerCase())
    .$if(settled, (query) => query.forShare('i'))
    .executeTakeFirst();
  return row?.password;
}

/** Ends the session that this token is of. */
export async function endSession(ctx: SystemContext, token: string): Promise<void> {
  await ctx.db.deleteFrom('auth_sessions').where('token', '=', token).execute();
}
