import type { WebVideo } from '../api/client.ts';

/** Where the platform shows a video, or undefined for one that is not there. */
export function platformLink(video: WebVideo): string | undefined {
  if (!video.platform_id) return undefined;
  const link = new URL('https://www.youtube.com/watch');
  link.searchParams.set('v', video.platform_id);
  return link.href;
}
