import { type CaptionTrack, sameLanguage } from './caption-tracks.ts';
import type { WantedCaptions } from './platform.ts';

/**
 * The tracks closest to what was said, the closest first: in the language of the original sound, made by hand before
 * automatic, the one that the platform shows first before its likes. That language is what the platform says it is, else the
 * automatic track's, which is in the spoken language, else that of the track shown first, or else of the first one. Where
 * no track is in it, they follow in the same order. Machine translations are never listed and never asked for.
 */
export function rankTracks(tracks: CaptionTrack[]): CaptionTrack[] {
  const rank = rankIn(tracks);
  return tracks.toSorted((one, other) => rank(one) - rank(other));
}

/** The track that comes first, and the automatic one of the same language, should the first one turn out to be empty. */
export function chooseTracks(tracks: CaptionTrack[]): CaptionTrack[] {
  const [first, ...others] = rankTracks(tracks);
  if (!first) return [];
  const spare = first.isAutomatic
    ? undefined
    : others.find((track) => track.isAutomatic && sameLanguage(track.language, first.language));
  return spare ? [first, spare] : [first];
}

/** The track that is named, or the tracks in a language: with that very tag (`pt-BR`), or where there are none, whatever their region or script. */
export function wantedTracks(wanted: WantedCaptions, tracks: readonly CaptionTrack[]): CaptionTrack[] {
  if ('trackId' in wanted) return tracks.filter(({ id }) => id === wanted.trackId).slice(0, 1);
  const { language } = wanted;
  const exact = tracks.filter((track) => track.language?.toLowerCase() === language.toLowerCase());
  return exact.length > 0 ? exact : tracks.filter((track) => sameLanguage(track.language, language));
}

function rankIn(tracks: CaptionTrack[]): (track: CaptionTrack) => number {
  const isSpoken = tracks.some(({ isOriginal }) => isOriginal)
    ? ({ isOriginal }: CaptionTrack) => isOriginal === true
    : inLanguageOf(
        tracks.find(({ isAutomatic }) => isAutomatic) ?? tracks.find(({ isDefault }) => isDefault) ?? tracks[0],
      );
  return (track) => (isSpoken(track) ? 0 : 4) + (track.isAutomatic ? 2 : 0) + (track.isDefault ? 0 : 1);
}

function inLanguageOf(pattern: CaptionTrack | undefined): (track: CaptionTrack) => boolean {
  return (track) => track === pattern || sameLanguage(track.language, pattern?.language ?? null);
}
