import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { isNotFound, Refusal } from '../api/refusal.ts';

/** What of the account can change by itself. */
const changing = ['account', 'minutes', 'tags', 'video', 'videos'];

/** What did not reach the server may do so now. */
const isUnanswered = (error: unknown) => error !== null && !(error instanceof Refusal);

/** Asks again for what is shown under these keys; what is told while it is being asked for is asked once more, in its turn. */
export function createRefresh(queryClient: QueryClient) {
  const running = new Set<string>();
  const again = new Set<string>();

  async function refresh(queryKey: readonly string[], exact = false): Promise<void> {
    const name = queryKey.join('/');
    again.add(name);
    if (running.has(name)) return;
    running.add(name);
    while (again.delete(name)) await askAnew({ queryKey, exact });
    running.delete(name);
  }

  /**
   * What is under way may have been read before the change. A first load, or one of more of a list, is not begun again, which
   * would lose what was asked for: it is followed by another.
   */
  async function askAnew(filters: Pick<InvalidateQueryFilters, 'queryKey' | 'exact' | 'predicate'>): Promise<void> {
    const isLoading = queryClient
      .getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .some(({ state }) => state.data === undefined || state.fetchMeta?.fetchMore !== undefined);
    await queryClient.invalidateQueries(filters, { cancelRefetch: !isLoading });
    if (isLoading) await queryClient.invalidateQueries(filters);
  }

  return {
    refresh,
    async refreshAll(): Promise<void> {
      await askAnew({
        // What is not there is not asked for again until a change of it is told: its page would flicker for nothing.
        predicate: ({ queryKey, state: { error } }) =>
          (changing.includes(String(queryKey[0])) && !isNotFound(error)) || isUnanswered(error),
      });
    },
  };
}
