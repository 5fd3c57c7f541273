import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createAuthClient } from 'better-auth/client';
import { Refusal } from '../api/refusal.ts';

const auth = createAuthClient({ baseURL: window.location.origin, basePath: '/web-api/auth' });

/** Who is signed in, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 5 * 60_000,
  queryFn: async () => {
    const { data, error } = await auth.getSession();
    if (error) throw new Refusal(error.status, error);
    return data ? { email: data.user.email } : null;
  },
});

/** What one account saw in this tab is not the next one's to see. */
export function forgetAccount(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

export type SignInResult = 'signed in' | 'wrong' | 'wrong address' | 'too many tries' | 'no answer';

export async function signIn(email: string, password: string): Promise<SignInResult> {
  const { error } = await auth.signIn.email({ email, password }).catch(() => ({ error: { status: 0 } }));
  if (!error) return 'signed in';
  // The origin is checked before the password.
  if (error.status === 403) return 'wrong address';
  if (error.status === 429) return 'too many tries';
  return error.status >= 400 && error.status < 500 ? 'wrong' : 'no answer';
}

/** False when the server could not be told. */
export async function signOut(): Promise<boolean> {
  const { error } = await auth.signOut().catch(() => ({ error: true }));
  return !error;
}
