import { rankTracks } from './choose-track.ts';
import { type AskPlayer, settled } from './look-up.ts';
import type { CaptionsListed } from './platform.ts';
import type { PlayerReading } from './player-response.ts';

/**
 * The caption tracks that may be chosen, as the first client lists them that sees any: the same ones, in the same order, that
 * captions are read by.
 */
export async function listCaptions(ask: AskPlayer): Promise<CaptionsListed> {
  const told: PlayerReading[] = [];
  for (const client of ['ANDROID', 'WEB'] as const) {
    const video = await ask(client);
    const tracks = video.kind === 'playable' ? choosable(video.captionTracks) : [];
    if (tracks.length > 0) return { kind: 'listed', tracks };
    told.push(video);
    if (video.kind === 'unavailable' && video.trouble) break;
  }
  // That there are none is known only if nobody was kept from seeing them.
  const kept = told.find(({ kind }) => kind === 'unavailable') ?? told.find(({ kind }) => kind === 'playable');
  const last = kept ?? told.find(({ kind }) => kind === 'unsupported');
  if (last?.kind === 'unavailable' || last?.kind === 'unsupported') return last;
  return last ? { kind: 'listed', tracks: [] } : settled(told.filter((one) => one.kind === 'unclear'));
}

/** Those that can be named again. */
function choosable(tracks: Parameters<typeof rankTracks>[0]) {
  const seen = new Set<string>();
  return rankTracks(tracks).flatMap(({ id: trackId, name, language, isAutomatic }) => {
    if (trackId === '' || seen.has(trackId)) return [];
    seen.add(trackId);
    return [{ trackId, name, language, isAutomatic }];
  });
}
