import type { Segment, Transcript } from '../transcripts/transcript.ts';
import type { DecodedSound } from './decoded-sound.ts';
import { framesPerSecond } from './loudness.ts';
import { type Chunk, nextChunk } from './next-chunk.ts';
import type { Recogniser } from './recogniser.ts';

/** What was heard in a stretch of a video. All times are seconds from the start of the video. */
export interface RecognisedChunk {
  start: number;
  end: number;
  language: string | null;
  segments: Segment[];
}

export interface Hearing {
  /** What an earlier attempt heard, from the start on. */
  heard: RecognisedChunk[];
  /** Keeps a chunk as soon as it is heard; `share` of the sound has been done with it, 0 to 1. */
  keep: (chunk: RecognisedChunk, share: number) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Recognises the speech of a video chunk by chunk, cut in pauses, from where `heard` ends.
 *
 * @throws the signal's reason where it aborts, and what `keep` throws
 */
export async function recogniseSpeech(
  recogniser: Recogniser,
  sound: Pick<DecodedSound, 'frames' | 'threshold' | 'seconds' | 'read'>,
  { heard, keep, signal }: Hearing,
): Promise<{ kind: 'transcript'; transcript: Transcript } | { kind: 'away'; cause: string; isLasting: boolean }> {
  const chunks = [...heard];
  let from = Math.round((heard.at(-1)?.end ?? 0) * framesPerSecond);
  const next = () => nextChunk(sound.frames, from, sound.threshold, recogniser);
  for (let chunk = next(); chunk; chunk = next()) {
    signal?.throwIfAborted();
    const piece = await sound.read(chunk);
    const result = await recogniser.recognise(piece, signal);
    signal?.throwIfAborted();
    if (result.kind === 'away') return result;
    const placed = place(result, chunk, piece.seconds);
    await keep(placed, Math.min(1, placed.end / sound.seconds));
    chunks.push(placed);
    from = chunk.to;
  }
  return { kind: 'transcript', transcript: transcriptOf(chunks, recogniser) };
}

/** Moves what was heard to its place in the video; a recogniser's times are not believed beyond its piece. */
function place(
  result: { language: string | null; segments: Segment[] },
  { from, to }: Chunk,
  seconds: number,
): RecognisedChunk {
  const start = from / framesPerSecond;
  const segments = result.segments
    .filter((segment) => segment.start < seconds && segment.text.trim() !== '')
    .map((segment) => ({
      start: rounded(start + Math.max(0, segment.start)),
      end: rounded(start + Math.min(seconds, Math.max(segment.end, segment.start))),
      text: segment.text.trim().replace(/\s+/g, ' '),
    }))
    .toSorted((one, other) => one.start - other.start);
  return { start, end: to / framesPerSecond, language: result.language, segments };
}

function transcriptOf(chunks: RecognisedChunk[], recogniser: Recogniser): Transcript {
  const languages = Map.groupBy(
    chunks.filter(({ language }) => language !== null),
    ({ language }) => language,
  );
  const [language = null] = [...languages].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return {
    language,
    kind: 'recognised',
    recogniser: recogniser.name,
    segments: chunks.flatMap(({ segments }) => segments),
  };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
