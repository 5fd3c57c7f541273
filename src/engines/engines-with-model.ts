import { freeTitles } from '../chaptering/obey.ts';
import { packReading, unpackReading } from '../transcripts/reading/pack-reading.ts';
import type { Reading } from '../transcripts/reading/reading.ts';
import type { ModelOptions } from './asked-model.ts';
import type { Engines } from './engines.ts';
import {
  type ModelConfig,
  type ModelEngineOptions,
  modelAnsweringEngine,
  modelEngine,
  modelSuggesting,
  modelSummarizing,
} from './model-engines.ts';

/** The engines that ask a language model, before the built-in ones in their threads. */
export function enginesWithModel(
  config: ModelConfig,
  builtin: Engines,
  options: {
    chapters: ModelEngineOptions;
    suggestions: ModelOptions;
    answers: ModelOptions /** Absent: nothing is summed up. */;
    summaries?: ModelOptions;
  },
): Engines {
  // What was unpacked here goes on to a thread as it came.
  const stored = new WeakMap<Reading, { reading: Uint8Array; vectors: Uint8Array | null }>();
  const unpack = (reading: Uint8Array, vectors: Uint8Array | null = null) => {
    const unpacked = unpackReading(reading);
    stored.set(unpacked, { reading, vectors });
    return unpacked;
  };
  const pack = (reading: Reading) => stored.get(reading) ?? { reading: packReading(reading), vectors: null };
  const chaptering = modelEngine(config, options.chapters, {
    name: builtin.name,
    chapters: ({ reading, ...input }, signal) => builtin.chapters({ ...input, ...pack(reading) }, signal),
  });
  const answering = modelAnsweringEngine(config, options.answers, {
    engine: {
      name: builtin.name,
      answer: ({ reading, ...input }, { signal } = {}) =>
        builtin.answer({ ...input, ...pack(reading) }, signal && { signal }),
    },
    rankSentences: ({ reading, ...input }, signal) => builtin.rankSentences({ ...input, ...pack(reading) }, signal),
  });
  const suggest = modelSuggesting(config, options.suggestions);
  const summarize = options.summaries && modelSummarizing(config, options.summaries);
  return {
    name: 'llm',
    readCaptions: builtin.readCaptions,
    makeReading: builtin.makeReading,
    indexSpeech: builtin.indexSpeech,
    encoder: builtin.encoder,
    keptEncoders: builtin.keptEncoders,
    makeVectors: builtin.makeVectors,
    sentencesOf: builtin.sentencesOf,
    ...(builtin.betterEncoders && { betterEncoders: builtin.betterEncoders }),
    rankSentences: builtin.rankSentences,
    chapters({ reading, vectors, ...input }, signal) {
      // Other densities are the built-in engine's.
      if ((input.density ?? 'normal') !== 'normal') return builtin.chapters({ ...input, reading, vectors }, signal);
      return chaptering.chapters({ ...input, reading: unpack(reading, vectors) }, signal);
    },
    async suggestTitles(input, signal) {
      if (!input.asksModel) return builtin.suggestTitles(input, signal);
      const proposed = await suggest({ ...input, reading: unpack(input.reading) }, signal);
      // What the model leaves open the built-in engine fills.
      const own = await builtin.suggestTitles({ ...input, taken: [...input.taken, ...proposed] }, signal);
      return freeTitles([...proposed, ...own], input.taken);
    },
    answer: ({ reading, vectors, ...input }, around) =>
      answering.answer({ ...input, reading: unpack(reading, vectors) }, around),
    ...(summarize && {
      summarize: ({ reading, ...input }, around) => summarize({ ...input, reading: unpack(reading) }, around),
    }),
  };
}
