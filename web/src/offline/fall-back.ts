import type { QueryPersister } from '@tanstack/react-query';
import { Refusal } from '../api/refusal.ts';
import { sessionQuery } from '../sign-in/session.ts';
import { isKept } from './is-kept.ts';

/**
 * Where the server can not be asked, what was seen last of the same stands there beside the error: of whoever is signed in,
 * or was when nobody can tell.
 */
export const fallBack: QueryPersister<unknown> = async (queryFn, context, query) => {
  try {
    return await queryFn(context as Parameters<typeof queryFn>[0]);
  } catch (error) {
    const isUnanswered = error instanceof TypeError || (error instanceof Refusal && error.status >= 500);
    const isSession = query.queryHash === JSON.stringify(sessionQuery.queryKey);
    if (query.state.data !== undefined || !isUnanswered || !(isSession || isKept(query.queryKey))) throw error;
    const { client } = context;
    try {
      const { ownerOfCopy, lastSeen } = await import('./device-copy.ts');
      const owner = await ownerOfCopy();
      if (isSession && owner) query.setState({ data: { email: owner }, dataUpdatedAt: 0, status: 'success' });
      if (isSession || !owner) throw error;
      if (client.getQueryData(sessionQuery.queryKey) === undefined) await client.prefetchQuery(sessionQuery);
      const seen = await lastSeen(client.getQueryData(sessionQuery.queryKey)?.email, query.queryHash);
      if (seen) query.setState({ data: seen.data, dataUpdatedAt: seen.at, status: 'success' });
    } catch {
      // then nothing is known
    }
    throw error;
  }
};
