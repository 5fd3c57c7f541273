import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { languageTag } from './language-tag.ts';
import type { Recogniser, Recognition, SoundPiece } from './recogniser.ts';
import { spreadText } from './spread-text.ts';
import { readCapped, TranscriptionError, transcriptionError } from './transcription-error.ts';
import { waveFile } from './wave-file.ts';

/** An OpenAI-compatible server of transcriptions. */
export interface TranscriptionSettings {
  /** Where its API is, version segment included. */
  baseUrl: string;
  /** Undefined: the server asks for none. */
  apiKey: string | undefined;
  /** As the server calls it. */
  model: string;
}

export interface TranscriptionTimeouts {
  /** Milliseconds before each further try, where the server does not say. */
  waits: number[];
  /** Milliseconds for one piece, all tries together. */
  forPiece: (seconds: number) => number;
}

/** A server on a processor may take as long as the sound. */
const usualPatience: TranscriptionTimeouts = {
  waits: [1000, 5000, 20_000],
  forPiece: (seconds) => 60_000 + 2000 * seconds,
};

const answerSchema = z.object({
  language: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        no_speech_prob: z.number().optional().catch(undefined),
        avg_logprob: z.number().optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
});

/**
 * Recognises by `POST {base}/audio/transcriptions` (OpenAI, API reference, "Create transcription"), ten minutes of 16-bit
 * WAVE at a time: 19.2 MB, below the 25 MB that the API takes.
 */
export function createEndpointRecogniser(
  settings: TranscriptionSettings,
  patience: TranscriptionTimeouts = usualPatience,
): Recogniser {
  return {
    name: settings.model,
    longestSeconds: 600,
    tellsTimes: true,
    async recognise(piece, signal) {
      const deadline = AbortSignal.timeout(patience.forPiece(piece.seconds));
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
      for (let tries = 0; ; tries += 1) {
        try {
          return await ask(settings, piece, either);
        } catch (error) {
          signal?.throwIfAborted();
          if (deadline.aborted)
            return { kind: 'away', cause: 'the server did not transcribe in time', isLasting: false };
          const fault = transcriptionError(error);
          const wait = fault.retryAfterMs ?? patience.waits[tries];
          const isLast = tries >= patience.waits.length || wait === undefined;
          if (fault.isLasting || isLast) return { kind: 'away', cause: fault.cause, isLasting: fault.isLasting };
          await sleep(wait, undefined, { signal: either }).catch(() => undefined);
          signal?.throwIfAborted();
        }
      }
    },
  };
}

async function ask(settings: TranscriptionSettings, piece: SoundPiece, signal: AbortSignal): Promise<Recognition> {
  const form = new FormData();
  form.set('file', new Blob([waveFile(piece.samples)], { type: 'audio/wav' }), 'sound.wav');
  form.set('model', settings.model);
  form.set('response_format', 'verbose_json');
  form.set('temperature', '0');
  const response = await fetch(`${settings.baseUrl}/audio/transcriptions`, {
    method: 'POST',
    headers: settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
    body: form,
    redirect: 'error', // the key would go along
    signal,
  });
  const body = await readCapped(response);
  if (!response.ok) throw new TranscriptionError(response.status, response.headers.get('retry-after'));
  return read(body, piece);
}

function read(body: string, piece: SoundPiece): Recognition {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw new TranscriptionError('another form');
  }
  const { data } = answerSchema.safeParse(answer);
  if (!data || (data.segments === undefined && data.text === undefined)) throw new TranscriptionError('another form');
  const language = languageTag(data.language);
  // Models that give no segments give the text alone, some of them beside an empty list.
  if (!data.segments?.length) return { kind: 'heard', language, segments: spreadText(data.text ?? '', piece) };
  // What Whisper says of silence and music is made up; these are its own authors' limits.
  const said = data.segments.filter((one) => !((one.no_speech_prob ?? 0) > 0.6 && (one.avg_logprob ?? 0) < -1));
  return { kind: 'heard', language, segments: said.map(({ start, end, text }) => ({ start, end, text })) };
}
