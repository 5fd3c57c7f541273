import type { CaptionTrack } from './player-answer.ts';

/**
 * The track closest to what was said: the spoken language's, made by hand before automatic. The platform's automatic track
 * is in the spoken language; without one, the track that the platform shows first counts as the original, or else the first one.
 * Machine translations are never asked for.
 */
export function chooseTrack(tracks: CaptionTrack[]): CaptionTrack | undefined {
  const automatic = tracks.find((track) => track.isAutomatic);
  const manual = tracks.filter((track) => !track.isAutomatic);
  if (!automatic) return manual.find((track) => track.isDefault) ?? manual[0];
  return manual.find((track) => baseLanguage(track.language) === baseLanguage(automatic.language)) ?? automatic;
}

function baseLanguage(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? tag;
}
