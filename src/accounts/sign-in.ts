import { betterAuth } from 'better-auth';
import type { PlanName } from '../contract/plans.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context, SystemContext } from './context.ts';
import { openAccount } from './create-account.ts';

export interface SignInOptions {
  /** Where the web app is reached; cookies are `__Host-` ones where it is https. */
  publicUrl: string;
  /** Other origins from which a browser may sign in. */
  trustedOrigins: string[];
  secret: string;
  signup: 'open' | 'closed';
  defaultPlan: PlanName;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Sign-up, sign-in and sessions of the web app, by better-auth. Whoever signs up gets an account. */
export function createSignIn(ctx: SystemContext, options: SignInOptions) {
  const isSecure = options.publicUrl.startsWith('https://');
  const auth = betterAuth({
    appName: 'Cuemark',
    baseURL: options.publicUrl,
    basePath: '/web-api/auth',
    secret: options.secret,
    trustedOrigins: options.trustedOrigins,
    database: { db: ctx.db, type: 'postgres', transaction: true },
    emailAndPassword: { enabled: true, disableSignUp: options.signup === 'closed', minPasswordLength: 8 },
    user: { modelName: 'auth_users' },
    session: { modelName: 'auth_sessions' },
    account: { modelName: 'auth_identities' },
    verification: { modelName: 'auth_verifications' },
    databaseHooks: {
      user: {
        create: {
          after: async (user) => {
            const account = { userId: user.id, plan: options.defaultPlan, now: ctx.clock() };
            await inTransaction(ctx.db, (tx) => openAccount(tx, account));
          },
        },
      },
    },
    advanced: {
      cookiePrefix: isSecure ? '__Host-cuemark' : 'cuemark',
      disableOriginCheck: false, // said, because better-auth skips it where the environment holds TEST or NODE_ENV=test
      useSecureCookies: false, // the prefix and the attributes below say it
      defaultCookieAttributes: { secure: isSecure, sameSite: 'lax', path: '/' },
    },
    rateLimit: { enabled: true, window: 60, max: 300, customRules: { '/sign-in/*': { window: 60, max: 30 } } },
    telemetry: { enabled: false },
    logger: { log: (level, message) => ctx.log[level](message) },
  });

  return {
    /** Answers better-auth's own routes. */
    handle: (request: Request): Promise<Response> => auth.handler(request),
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
