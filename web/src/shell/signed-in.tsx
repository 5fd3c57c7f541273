import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeletedBar } from '../deletions/deleted-bar.tsx';
import { followChanges } from '../live/follow-changes.ts';

/** As long as somebody is signed in what is shown follows what changes, and what was just deleted can be brought back. */
export function SignedIn() {
  const queryClient = useQueryClient();
  useEffect(() => followChanges(queryClient), [queryClient]);
  return <DeletedBar />;
}
