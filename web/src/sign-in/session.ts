import { type Query, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Refusal } from '../api/refusal.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Who is signed in, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 5 * 60_000,
  queryFn: async () => {
    const session = (await ask('GET', 'get-session')) as { user: { email: string } } | null;
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

/** False when the server could not be told. */
export async function signOut(): Promise<boolean> {
  return ask('POST', 'sign-out', {}).then(
    () => true,
    () => false,
  );
}

/** Goes on as whoever has just been signed in, without this page in the history; whoever has left it meanwhile stays there. */
export function useEnter() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const here = useLocation({ select: ({ pathname }) => pathname });
  return async (next = '/workspace') => {
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
