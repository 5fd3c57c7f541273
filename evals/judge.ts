import { usualCount } from '../src/chaptering/builtin/boundaries/usual-count.ts';
import { createBuiltinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import type { ChapteringEngine } from '../src/chaptering/engine.ts';
import type { LocalEncoder } from '../src/models/local/local-encoder.ts';
import type { Reading } from '../src/transcripts/reading/reading.ts';
import { unpackVectors } from '../src/transcripts/reading/sentence-vectors.ts';
import { asCaptions } from './as-captions.ts';
import { type Document, transcriptOf } from './document.ts';
import { mainSet } from './documents.ts';
import { equalSpacing, type Figures, measure, referenceOf } from './figures.ts';
import { packedVectors } from './kept-vectors.ts';
import { titleScore } from './measures.ts';
import { textTiling } from './text-tiling.ts';
import { titledChapters, unseenReading } from './titled-chapters.ts';
import { unseenBy } from './unseen.ts';

/** Every system's figures on the same documents. */
export interface Judgement {
  engine: Figures[];
  /** The engine on the same words as automatic captions; only of the main set. */
  captions: Figures[];
  equalUsual: Figures[];
  equalTrue: Figures[];
  tiling: Figures[];
  /** Of the engine's work, for an hour of video. */
  secondsPerHour: number;
}

export interface JudgeOptions {
  /** Another engine, before the built-in one that has not seen the document. */
  other?: ((builtin: ChapteringEngine) => ChapteringEngine) | undefined;
  encoder?: LocalEncoder | undefined;
  /** The engine is not told what the video is called. */
  isUntitled?: boolean;
  /** Hears the engine's figures of each document, and the seconds that it took. */
  onJudged?: ((figures: Figures, seconds: number) => void) | undefined;
}

/**
 * Judges the built-in engine, with weights that never saw the document's channel or set, with what sentences mean by an encoder if one is
 * given, or another engine that is given; and yardsticks that learned nothing.
 */
export async function judge(
  set: string,
  documents: readonly Document[],
  { other, encoder, isUntitled = false, onJudged }: JudgeOptions = {},
): Promise<Judgement> {
  const [engine, captions, equalUsual, equalTrue, tiling]: Figures[][] = [[], [], [], [], []];
  let seconds = 0;
  let hours = 0;
  for (const document of documents) {
    const title = isUntitled ? null : document.title;
    const duration = document.duration_seconds;
    const transcript = transcriptOf(document);
    const unseen = unseenBy(set, document);
    const builtin = createBuiltinEngine(unseen);
    const judged = other?.(builtin) ?? builtin;
    const began = performance.now();
    const reading = unseenReading(document, unseen, transcript);
    const found = await chaptersOf(judged, { title, reading, encoder });
    const took = (performance.now() - began) / 1000;
    seconds += took;
    hours += duration / 3600;
    if (set === mainSet && !other) {
      const lines = unseenReading(document, unseen, asCaptions(transcript, duration));
      captions?.push(measure(document, await chaptersOf(judged, { title, reading: lines, encoder })));
    }
    const reference = referenceOf(document);
    // Another engine sets its boundaries itself: told ones are the built-in engine's.
    const titleTold = titleScore(titledChapters(document, reference, unseen), reference);
    const figures = { ...measure(document, found), titleTold };
    engine?.push(figures);
    onJudged?.(figures, took);
    equalUsual?.push(measure(document, equalSpacing(usualCount(duration), duration)));
    equalTrue?.push(measure(document, equalSpacing(reference.length, duration)));
    tiling?.push(measure(document, textTiling(reading)));
  }
  return {
    engine: engine ?? [],
    captions: captions ?? [],
    equalUsual: equalUsual ?? [],
    equalTrue: equalTrue ?? [],
    tiling: tiling ?? [],
    secondsPerHour: seconds / hours,
  };
}

/** The engine's chapters; no words make no chapters, which count as nothing found. */
async function chaptersOf(
  engine: ChapteringEngine,
  { title, reading, encoder }: { title: string | null; reading: Reading; encoder?: LocalEncoder | undefined },
) {
  const own = encoder?.languages.includes(reading.language ?? '') ? encoder : undefined;
  const texts = reading.sentences.map(({ text }) => text);
  const vectors = own && unpackVectors(await packedVectors(own, texts));
  const answer = await engine.chapters({ reading, vectors, title });
  if (answer.kind !== 'chapters') return [];
  return answer.chapters.map((chapter) => ({ start: chapter.startSeconds, title: chapter.title }));
}
