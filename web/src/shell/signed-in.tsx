import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeletedBar } from '../deletions/deleted-bar.tsx';
import { followChanges } from '../live/follow-changes.ts';
import { keepSeen } from '../offline/device-copy.ts';
import { keepProgram } from '../offline/keep-program.ts';

/**
 * As long as somebody is signed in what is shown follows what changes and stays on the device for when there is no connection, and
 * what was just deleted can be brought back.
 */
export function SignedIn({ email }: { email: string }) {
  const queryClient = useQueryClient();
  useEffect(() => keepSeen(queryClient, email), [queryClient, email]);
  useEffect(keepProgram, []);
  useEffect(() => followChanges(queryClient), [queryClient]);
  return <DeletedBar />;
}
