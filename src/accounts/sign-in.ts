import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { limits } from '../contract/limits.ts';
import type { Context, SystemContext } from './context.ts';

export interface SignInOptions {
  /** Where the web app is reached; cookies are `__Host-` ones where it is https. */
  publicUrl: string;
  /** Origins from which a browser may sign in. */
  trustedOrigins: string[];
  secret: string;
}

/** Browsers in which somebody is signed in: with another one the oldest is signed out. */
const mostSessions = 100;

export type SignIn = ReturnType<typeof createSignIn>;

/** Sign-in and sessions of the web app, by better-auth. Accounts are made by `sign-up.ts`, tries counted by `tries.ts`. */
export function createSignIn(ctx: SystemContext, options: SignInOptions) {
  const isSecure = options.publicUrl.startsWith('https://');
  const { fewest, most } = limits.passwordCharacters;
  const auth = betterAuth({
    appName: 'Cuemark',
    baseURL: options.publicUrl,
    basePath: '/web-api/auth',
    secret: options.secret,
    trustedOrigins: options.trustedOrigins,
    database: { db: ctx.db, type: 'postgres', transaction: true },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: fewest, maxPasswordLength: most },
    user: { modelName: 'auth_users' },
    session: { modelName: 'auth_sessions' },
    databaseHooks: { session: { create: { after: ({ userId }) => endOldSessions(ctx, userId) } } },
    account: { modelName: 'auth_identities' },
    verification: { modelName: 'auth_verifications' },
    plugins: [sessionOpener],
    advanced: {
      cookiePrefix: isSecure ? '__Host-cuemark' : 'cuemark',
      disableOriginCheck: false, // said, because better-auth skips it where the environment holds TEST or NODE_ENV=test
      useSecureCookies: false, // the prefix and the attributes below say it
      defaultCookieAttributes: { secure: isSecure, sameSite: 'lax', path: '/' },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => ctx.log[level](message) },
  });

  return {
    /** Answers better-auth's own routes. */
    handle: (request: Request): Promise<Response> => auth.handler(request),
    /** Signs somebody in who has proved who they are by other means than a password: the cookies for their browser. */
    async open(userId: string, headers: Headers): Promise<string[]> {
      const opened = await auth.api.openSession({ body: { userId }, headers, returnHeaders: true });
      return opened.headers.getSetCookie();
    },
    /** The account whose session these headers carry. */
    async accountOf(headers: Headers): Promise<Context['accountId'] | undefined> {
      // Renewing a session is for the route that can send its new cookie.
      const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (!session) return undefined;
      const row = await ctx.db
        .selectFrom('members')
        .select('account_id')
        .where('user_id', '=', session.user.id)
        .executeTakeFirst();
      return row?.account_id;
    },
  };
}

async function endOldSessions(ctx: SystemContext, userId: string): Promise<void> {
  const kept = ctx.db
    .selectFrom('auth_sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(mostSessions);
  await ctx.db.deleteFrom('auth_sessions').where('userId', '=', userId).where('id', 'not in', kept).execute();
}

/** An endpoint without a path, so that no request reaches it. */
const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint({ method: 'POST', body: z.object({ userId: z.string() }) }, async (endpoint) => {
      const { internalAdapter } = endpoint.context;
      const user = await internalAdapter.findUserById(endpoint.body.userId);
      if (!user) throw new Error('nobody to be signed in');
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(endpoint, { session, user });
    }),
  },
};
