import { z } from 'zod';

const formatSchema = z.object({
  url: z.string().optional(),
  mimeType: z.string().catch(''),
  bitrate: z.number().catch(0),
  isDrc: z.boolean().optional().catch(undefined),
  audioTrack: z.object({ audioIsDefault: z.boolean().optional() }).optional().catch(undefined),
});

const answerSchema = z.object({
  streamingData: z
    .object({
      adaptiveFormats: z.array(formatSchema).optional().catch(undefined),
      formats: z.array(formatSchema).optional().catch(undefined),
    })
    .optional(),
});

/** Bits a second from which on speech loses nothing. */
const enough = 40_000;

/**
 * The address of the sound in a player answer: of those that stand there plainly (others are made by a script of the platform's),
 * the smallest that is good enough for speech, of the original language; a film with sound where there is no sound alone.
 */
export function streamAddress(answer: unknown): string | undefined {
  const { data } = answerSchema.safeParse(answer);
  const { adaptiveFormats = [], formats = [] } = data?.streamingData ?? {};
  const sounds = adaptiveFormats.filter((one) => one.url !== undefined && one.mimeType.startsWith('audio/'));
  const original = sounds.filter((one) => one.audioTrack?.audioIsDefault !== false);
  const plain = original.filter((one) => !one.isDrc);
  const bySize = (plain.length > 0 ? plain : original).toSorted((one, other) => one.bitrate - other.bitrate);
  const sound = bySize.find(({ bitrate }) => bitrate >= enough) ?? bySize.at(-1) ?? sounds[0];
  return sound?.url ?? formats.find(({ url }) => url !== undefined)?.url;
}
