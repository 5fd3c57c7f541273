import { builtinEngine, encoderOfChapters } from '../chaptering/builtin/builtin-engine.ts';
import type { ChapteringEngine } from '../chaptering/engine.ts';
import { readConfig } from '../config.ts';
import { type LocalEncoder, openLocalEncoders } from '../local-encoders.ts';
import { encoderFor } from '../models/local/local-encoder.ts';
import type { Reading } from '../transcripts/reading/reading.ts';
import { packVectors, type SentenceVectors, unpackVectors } from '../transcripts/reading/sentence-vectors.ts';

/** The built-in engine, which knows what sentences mean where an encoder on this machine knows their language. */
export async function understandingEngine(): Promise<ChapteringEngine & AsyncDisposable> {
  const encoders = await openLocalEncoders(readConfig());
  return {
    name: builtinEngine.name,
    async chapters(input, signal) {
      return builtinEngine.chapters({ ...input, vectors: await vectorsOf(input.reading, encoders) }, signal);
    },
    [Symbol.asyncDispose]: async () => {
      for (const encoder of encoders) await encoder.close();
    },
  };
}

/** Undefined where no encoder serves: words alone tell then where chapters begin. */
async function vectorsOf(
  { language, sentences }: Reading,
  encoders: readonly LocalEncoder[],
): Promise<SentenceVectors | undefined> {
  const encoder = encoderFor(
    language,
    encoders.filter(({ name }) => name === encoderOfChapters()),
  );
  if (!encoder || !(await encoder.isReady())) return undefined;
  try {
    // As they are stored, so that chapters are those that the service would make.
    return unpackVectors(packVectors(encoder, await encoder.encode(sentences.map(({ text }) => text))));
  } catch (error) {
    console.error(`The talk is divided by its words alone: ${error instanceof Error ? error.message : error}.`);
    return undefined;
  }
}
