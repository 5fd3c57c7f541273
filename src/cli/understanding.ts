import { encoderOfChapters } from '../chaptering/builtin/builtin-engine.ts';
import { readConfig } from '../config.ts';
import { type LocalEncoder, openLocalEncoders } from '../local-encoders.ts';
import { encoderFor } from '../models/local/local-encoder.ts';
import type { Reading } from '../transcripts/reading/reading.ts';
import { packVectors, type SentenceVectors, unpackVectors } from '../transcripts/reading/sentence-vectors.ts';

/** What tells engines for chapters what sentences mean. */
export interface Understanding extends AsyncDisposable {
  /** Undefined where no encoder on this machine serves: words alone tell then where chapters begin. */
  vectorsOf(reading: Reading): Promise<SentenceVectors | undefined>;
}

/** Opens the encoders on this machine, each of which is loaded when it is first needed. */
export async function openUnderstanding(): Promise<Understanding> {
  const encoders = await openLocalEncoders(readConfig());
  return {
    vectorsOf: (reading) => vectorsOf(reading, encoders),
    [Symbol.asyncDispose]: async () => {
      for (const encoder of encoders) await encoder.close();
    },
  };
}

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
