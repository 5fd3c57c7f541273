import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { limits } from '../contract/limits.ts';
import type { SystemContext } from './context.ts';

export interface SignInOptions {
  /** Where the web app is reached; cookies are `__Host-` ones where it is https. */
  publicUrl: string;
  /** Origins from which a browser may sign in. */
  trustedOrigins: string[];
  secret: string;
}

/** Browsers in which somebody is signed in: with another one the oldest is signed out. */
const mostSessions = 100;

/** better-auth, as the web app uses it. */
export function openAuth(ctx: SystemContext, options: SignInOptions) {
  const isSecure = options.publicUrl.startsWith('https://');
  const { fewest, most } = limits.passwordCharacters;
  return betterAuth({
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
