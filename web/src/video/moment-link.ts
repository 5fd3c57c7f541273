import type { WebVideo } from '../api/client.ts';

/** Where the platform plays a video from a moment on, or undefined for a video that is not there. */
export function momentLink(video: WebVideo, seconds = 0): string | undefined {
  if (!video.platform_id) return undefined;
  const link = new URL('https://www.youtube.com/watch');
  link.searchParams.set('v', video.platform_id);
  if (seconds > 0) link.searchParams.set('t', `${Math.floor(seconds)}s`);
  return link.href;
}
