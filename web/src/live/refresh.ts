import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../api/refusal.ts';

/** What of the account can change by itself. */
const changing = ['account', 'minutes', 'video', 'videos'];

/** Asks again for what is shown under these keys; what is told while it is being asked for is asked once more, in its turn. */
export function createRefresh(queryClient: QueryClient) {
  const running = new Set<string>();
  const again = new Set<string>();

  async function refresh(queryKey: readonly string[], exact = false): Promise<void> {
    const name = queryKey.join('/');
    again.add(name);
    if (running.has(name)) return;
    running.add(name);
    while (again.delete(name)) await queryClient.invalidateQueries({ queryKey, exact });
    running.delete(name);
  }

  return {
    refresh,
    async refreshAll(): Promise<void> {
      await queryClient.invalidateQueries({
        // What is not there is not asked for again until a change of it is told: its page would flicker for nothing.
        predicate: ({ queryKey, state }) => changing.includes(String(queryKey[0])) && !isNotFound(state.error),
      });
    },
  };
}
