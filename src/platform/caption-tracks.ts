import { z } from 'zod';
import { boundedText } from './short-text.ts';

/** A caption track as the player answer lists it. */
export interface CaptionTrack {
  address: string;
  /** The platform's own name of the track, such as `a.en`; empty where it gives none. */
  id: string;
  /** For people, such as `English (auto-generated)`; empty where it gives none. */
  name: string;
  /** BCP 47; null where what stands there is none. */
  language: string | null;
  isAutomatic: boolean;
  /** The platform shows it first with the video's own sound. */
  isDefault: boolean;
  /** It is in the language of the video's original sound, where the platform says which that is. */
  isOriginal: boolean | undefined;
}

const trackSchema = z.object({
  baseUrl: z.string().min(1).max(8000),
  languageCode: boundedText(100),
  kind: z.string().max(50).optional().catch(undefined),
  vssId: boundedText(100),
  name: z
    .object({ simpleText: boundedText(200), runs: z.array(z.object({ text: boundedText(200) })).catch([]) })
    .catch({ simpleText: '', runs: [] }),
});

const listSchema = z.object({
  playerCaptionsTracklistRenderer: z.object({
    captionTracks: z.array(z.unknown()).optional(),
    audioTracks: z
      .array(
        z.object({
          defaultCaptionTrackIndex: z.number().optional().catch(undefined),
          audioTrackId: z.string().max(100).optional().catch(undefined),
        }),
      )
      .catch([]),
    defaultAudioTrackIndex: z.number().catch(0),
  }),
});

/** More tracks than any video has. */
const mostTracks = 1000;

/** The caption tracks in the `captions` of a player answer. What can not be read is left out, and said to be there. */
export function listedTracks(captions: unknown): { captionTracks: CaptionTrack[]; hasOddTracks: boolean } {
  if (captions === undefined || captions === null) return { captionTracks: [], hasOddTracks: false };
  const list = listSchema.safeParse(captions).data?.playerCaptionsTracklistRenderer;
  if (!list) return { captionTracks: [], hasOddTracks: true };
  const listed = (list.captionTracks ?? []).slice(0, mostTracks);
  const shownFirst = list.audioTracks[list.defaultAudioTrackIndex]?.defaultCaptionTrackIndex;
  const original = originalLanguage(list.audioTracks);
  const captionTracks = listed.flatMap((item, index): CaptionTrack[] => {
    const track = trackSchema.safeParse(item).data;
    if (!track) return [];
    const language = /^[a-z]{2,8}(?:[-_][a-z0-9]{1,8}){0,4}$/i.test(track.languageCode) ? track.languageCode : null;
    return [
      {
        address: track.baseUrl,
        id: track.vssId,
        name: track.name.simpleText || track.name.runs.map(({ text }) => text).join(''),
        language,
        isAutomatic: track.kind === 'asr',
        isDefault: index === shownFirst,
        isOriginal: original === undefined ? undefined : sameLanguage(language, original),
      },
    ];
  });
  return { captionTracks, hasOddTracks: captionTracks.length < listed.length };
}

/**
 * The language of the sound that was uploaded: the platform numbers a video's sound tracks by what they are, such as
 * `en-US.4`, and in every recorded answer `.4` is the original and `.3` a dubbed one.
 */
function originalLanguage(audioTracks: { audioTrackId?: string | undefined }[]): string | undefined {
  const originals = audioTracks.flatMap(({ audioTrackId }) => /^([\w-]+)\.4$/.exec(audioTrackId ?? '')?.[1] ?? []);
  return originals.length === 1 ? originals[0] : undefined;
}

/** Whether two language tags name one language, whatever the region or script. */
export function sameLanguage(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && baseLanguage(one) === baseLanguage(other);
}

function baseLanguage(tag: string): string {
  return tag.split(/[-_]/)[0]?.toLowerCase() ?? tag;
}
