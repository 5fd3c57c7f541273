import { getRouteApi } from '@tanstack/react-router';
import type { WebVideo } from '../api/client.ts';
import { ClockPlayer } from './clock-player.tsx';
import { isPlayable } from './embed.ts';
import { EmbedPlayer } from './embed-player.tsx';
import { FilePlayer } from './file-player.tsx';

const route = getRouteApi('/workspace/$videoId');

/** Whatever can play this video: the platform's player, the browser's for a file of ours, or a clock for its words where there is no film. */
export function Player({ video }: { video: WebVideo }) {
  const { t = 0 } = route.useSearch();
  const from = Math.min(t, Math.max(0, video.duration_seconds - 1));
  const { platform_id: platformId } = video;
  if (isPlayable(platformId)) return <EmbedPlayer video={video} platformId={platformId} from={from} />;
  if (video.media !== null) return <FilePlayer video={video} from={from} />;
  return <ClockPlayer video={video} from={from} />;
}
