import type { WebVideo } from '../api/client.ts';
import { ClockPlayer } from './clock-player.tsx';
import { isPlayable } from './embed.ts';
import { EmbedPlayer } from './embed-player.tsx';
import { FilePlayer } from './file-player.tsx';

/** Whatever can play this video: the platform's player, the browser's for a file of ours, or a clock for its words where there is no film. */
export function Player({ video }: { video: WebVideo }) {
  const { platform_id: platformId } = video;
  if (isPlayable(platformId)) return <EmbedPlayer video={video} platformId={platformId} />;
  if (video.media !== null) return <FilePlayer video={video} />;
  return <ClockPlayer video={video} />;
}
