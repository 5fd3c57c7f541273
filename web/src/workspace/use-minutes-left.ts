import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { accountQuery } from '../api/account-query.ts';
import type { Preview } from './preview.ts';

/** Whether a video needs more minutes than are left. */
export function useIsTooMuch(preview: UseQueryResult<Preview>): boolean {
  const left = useMinutesLeft(preview);
  return preview.data !== undefined && left !== undefined && preview.data.minutes_needed > left;
}

/** Minutes that are left, as they were told last: what is made elsewhere meanwhile takes its minutes too. */
export function useMinutesLeft(preview: UseQueryResult<Pick<Preview, 'minutes_left'>> | undefined): number | undefined {
  const account = useQuery({ ...accountQuery, enabled: preview?.data !== undefined });
  if (!preview?.data) return undefined;
  const isOlder = account.data && account.dataUpdatedAt > preview.dataUpdatedAt;
  return isOlder ? account.data.minutes_left : preview.data.minutes_left;
}
