import { z } from 'zod';
import type { Transcript } from '../src/transcripts/transcript.ts';

export const documentShape = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  channel: z.string().optional(),
  duration_seconds: z.number(),
  language: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string(), speaker: z.string().nullish() })),
  chapters: z.array(z.object({ start_seconds: z.number(), title: z.string() })),
});
export type Document = z.infer<typeof documentShape>;

/** A stretch of a document that answers a question, in seconds. */
export interface TrueSpan {
  start: number;
  end: number;
}

/** A document as the engine gets it; a change of speaker becomes the mark that captions use, with the name beside it. */
export function transcriptOf(document: Document): Transcript {
  let speaker: string | null | undefined;
  const segments = document.segments.map(({ start, end, text, speaker: current }) => {
    const changed = speaker !== undefined && current !== speaker;
    speaker = current;
    return { start, end, text: changed ? `>> ${text}` : text, ...(current ? { speaker: current } : {}) };
  });
  return { language: document.language, kind: 'automatic', segments };
}
