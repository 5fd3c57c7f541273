import { type Query, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Refusal } from '../api/refusal.ts';
import { writeAs } from '../shell/writer.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { forgetSignOut, isSignOutUnheard, rememberSignOut } from './unheard-sign-out.ts';

/** Who is signed in, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 5 * 60_000,
  queryFn: async () => {
    if (!(await tellSignOut())) return null;
    const session = (await ask('GET', 'get-session')) as { user: { email: string } } | null;
    if (session) await writeAs(session.user.email); // before any page knows of it
    return session && { email: session.user.email };
  },
});

/** Parts of the program, and what a link of a mail is: its page stands until the next one is there. */
const ofNobody = ['session', 'lazy-module', 'sign-in-options', 'sign-up-link', 'reset-link'];

/** Whether what was asked for is an account's own. */
export function isOfAccount({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return !ofNobody.includes(String(queryKey[0]));
}

/** What one account saw in this tab is not the next one's to see. */
export function forgetAccount(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: isOfAccount });
}

/** Goes on as whoever another tab has signed in, or as nobody: what the one before saw is not shown on, nor acted on. */
export async function followAccount(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey)?.email;
  const now = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
  if (now !== undefined && now?.email !== before) await queryClient.resetQueries({ predicate: isOfAccount });
}

/** Throws a `Refusal`, or what fetch throws where there is no connection. */
export async function signIn(email: string, password: string): Promise<void> {
  await ask('POST', 'sign-in/email', { email, password });
}

/**
 * `heard` by the server; `unheard` where there is no connection: whoever signed out is so on this device at once, and the session ends
 * with the next connection. `failed` where the server refused it, or the browser would not remember to tell it.
 */
export async function signOut(): Promise<'heard' | 'unheard' | 'failed'> {
  try {
    await ask('POST', 'sign-out', {});
    return 'heard';
  } catch (error) {
    if (error instanceof Refusal || !rememberSignOut()) return 'failed';
    return 'unheard';
  }
}

/** Ends the session of whoever signed out without a connection; false while there still is none. */
export async function tellSignOut(): Promise<boolean> {
  if (!isSignOutUnheard()) return true;
  const isHeard = await ask('POST', 'sign-out', {}).then(
    () => true,
    (error: unknown) => error instanceof Refusal && error.status === 401,
  );
  if (isHeard) forgetSignOut();
  return isHeard;
}

/** Goes on as whoever has just been signed in, without this page in the history; whoever has left it meanwhile stays there. */
export function useEnter() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const here = useLocation({ select: ({ pathname }) => pathname });
  return async (next = '/workspace') => {
    forgetSignOut(); // the session that was left is no longer this browser's
    forgetAccount(queryClient);
    await queryClient.invalidateQueries(sessionQuery);
    tellOtherTabs('account');
    if (router.state.location.pathname === here) router.history.replace(next);
  };
}

/** The routes of sign-in and sessions, which the description of the web app's API leaves out. */
async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`/web-api/auth/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, data);
  return data;
}
