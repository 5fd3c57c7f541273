import { encoderOfChapters } from '../chaptering/builtin/builtin-engine.ts';
import { choiceName, choicesAmong } from '../models/local/encoder-name.ts';
import { EncoderAway, encoderFor, type LocalEncoder } from '../models/local/local-encoder.ts';
import { encoderOfVectors, packVectors } from '../transcripts/reading/sentence-vectors.ts';
import type { BetterEncoders, Encoded, EncoderChoice, Engines, OnStoredReading } from './engines.ts';

/** Milliseconds that a question waits for its vector, the loading of the encoder included. */
const mostQuestionMs = 8000;

/**
 * The engines, with encoders on this machine: a reading gets its vectors by the first one that is there and knows its language, in its own time,
 * and what is asked about it gets its own by the same one. Where that can not be had, the engines do as they do without.
 *
 * @param onFault hears why a question was understood by words alone
 */
export function enginesWithEncoders(
  engines: Engines,
  encoders: readonly LocalEncoder[],
  onFault: (error: unknown) => void,
): Engines & { betterEncoders: BetterEncoders } {
  const byName = new Map(encoders.map((one) => [one.name, one]));

  async function withQuestion(input: OnStoredReading, signal?: AbortSignal): Promise<OnStoredReading> {
    const encoder = input.vectors && byName.get(encoderOfVectors(input.vectors));
    if (!encoder) return input;
    const late = AbortSignal.timeout(mostQuestionMs);
    try {
      const options = { as: 'question', signal: signal ? AbortSignal.any([signal, late]) : late } as const;
      const [questionVector] = await encoder.encode([input.question], options);
      return { ...input, questionVector };
    } catch (error) {
      signal?.throwIfAborted();
      onFault(error);
      return input;
    }
  }

  return {
    ...engines,
    betterEncoders: betterEncodersOf(engines, encoders),
    rankSentences: async (input, signal) => engines.rankSentences(await withQuestion(input, signal), signal),
    answer: async (input, options) => engines.answer(await withQuestion(input, options?.signal), options),
  };
}

function betterEncodersOf(engines: Engines, encoders: readonly LocalEncoder[]): BetterEncoders {
  return {
    async choose() {
      const ready: LocalEncoder[] = [];
      for (const encoder of encoders) if (await encoder.isReady()) ready.push(encoder);
      return ready.length > 0 ? choiceAmong(engines, ready) : undefined;
    },
  };
}

function choiceAmong(engines: Engines, encoders: readonly LocalEncoder[]): EncoderChoice {
  const names = encoders.map((one) => one.name);
  const name = choiceName(names);
  const read = async (reading: Uint8Array, signal: AbortSignal) => {
    const { language, texts } = await engines.sentencesOf(reading, signal);
    const encoder = encoderFor(language, encoders);
    return { encoder, texts };
  };
  return {
    name,
    lesser: choicesAmong(names).filter((one) => one !== name),
    async makeVectors({ reading, vectors }, signal): Promise<Encoded> {
      const { encoder, texts } = await read(reading, signal);
      if (!encoder) return { kind: 'not_told', cause: 'language' };
      if (vectors && encoderOfVectors(vectors) === encoder.name) return { kind: 'vectors', vectors };
      return encodeTwice(encoder, texts, signal);
    },
    async makeChapterVectors(reading, signal) {
      const { encoder, texts } = await read(reading, signal);
      return encoder?.name === encoderOfChapters() ? encodeTwice(encoder, texts, signal) : undefined;
    },
  };
}

/** What broke by chance does not break again. */
async function encodeTwice(encoder: LocalEncoder, texts: readonly string[], signal: AbortSignal): Promise<Encoded> {
  const tried = await encode(encoder, texts, signal);
  return tried.kind === 'not_told' ? encode(encoder, texts, signal) : tried;
}

async function encode(encoder: LocalEncoder, texts: readonly string[], signal: AbortSignal): Promise<Encoded> {
  try {
    return { kind: 'vectors', vectors: packVectors(encoder, await encoder.encode(texts, { signal })) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EncoderAway) return { kind: 'away', cause: error.message };
    return { kind: 'not_told', cause: error instanceof Error ? error : new Error(String(error)) };
  }
}
