import { useQuery } from '@tanstack/react-query';
import { OutOfReach } from '../shell/out-of-reach.tsx';
import { part } from '../shell/part.ts';
import { VideoSkeleton } from './video-skeleton.tsx';

/** What only the page of a video needs. */
export const videoPart = part('video', () => import('./video-page.tsx'));

/** The page of a video, as soon as its part of the program is there. */
export function VideoRoute() {
  const { data, error, isFetching, refetch } = useQuery(videoPart);
  if (data) return <data.VideoPage />;
  if (error) return <OutOfReach error={error} trying={isFetching} onTryAgain={() => void refetch()} />;
  return <VideoSkeleton />;
}
