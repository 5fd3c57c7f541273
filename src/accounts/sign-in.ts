import type { Context, SystemContext } from './context.ts';
import type { SignInOptions } from './open-auth.ts';

export type SignIn = ReturnType<typeof createSignIn>;

/** Sign-in and sessions of the web app, by better-auth. Accounts are made by `sign-up.ts`, tries counted by `tries.ts`. */
export function createSignIn(ctx: SystemContext, options: SignInOptions) {
  let opened: ReturnType<typeof open> | undefined;
  /** It is large, and loaded when somebody comes. */
  const open = async () => (await import('./open-auth.ts')).openAuth(ctx, options);
  const auth = () => {
    opened ??= open();
    return opened;
  };

  return {
    /** Answers better-auth's own routes. */
    handle: async (request: Request): Promise<Response> => (await auth()).handler(request),
    /** Signs somebody in who has proved who they are by other means than a password: the cookies for their browser. */
    async open(userId: string, headers: Headers): Promise<string[]> {
      const opened = await (await auth()).api.openSession({ body: { userId }, headers, returnHeaders: true });
      return opened.headers.getSetCookie();
    },
    /** Whose session these headers carry, and the account they are of. */
    async memberOf(headers: Headers): Promise<{ accountId: Context['accountId']; userId: string } | undefined> {
      // Renewing a session is for the route that can send its new cookie.
      const session = await (await auth()).api.getSession({ headers, query: { disableRefresh: true } });
      if (!session) return undefined;
      const row = await ctx.db
        .selectFrom('members')
        .select('account_id')
        .where('user_id', '=', session.user.id)
        .executeTakeFirst();
      return row && { accountId: row.account_id, userId: session.user.id };
    },
  };
}
