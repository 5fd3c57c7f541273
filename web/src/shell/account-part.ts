import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../sign-in/session.ts';
import { lazyModule } from './lazy-module.ts';

const part = lazyModule('signed-in', () => import('./signed-in.tsx'));

/** What only those need who are signed in; undefined for everybody else, and until it has come. */
export function useAccountPart() {
  const isIn = useQuery(sessionQuery).data?.email !== undefined;
  const { data } = useQuery({ ...part, enabled: isIn });
  return isIn ? data : undefined;
}
