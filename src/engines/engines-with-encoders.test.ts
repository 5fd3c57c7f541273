import { afterAll, expect, test } from 'vitest';
import { EncoderAway, type LocalEncoder } from '../models/local/local-encoder.ts';
import { staticEncoder } from '../models/static-encoder.ts';
import { unpackVectors } from '../transcripts/reading/sentence-vectors.ts';
import { enginesWithEncoders } from './engines-with-encoders.ts';
import { openEngines } from './open-engines.ts';

const threads = openEngines({ threads: 1 });
afterAll(() => threads.close());

const said = ['Hello and welcome.', 'The roof needs a slope.', 'The hole is thirty two millimetres wide.'];

function readingIn(language: string) {
  const segments = JSON.stringify(said.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text })));
  return threads.makeReading({ language, kind: 'manual', segments, durationSeconds: 30 });
}

/** An encoder of a language that does so. */
function encoderOf(language: string, encode: LocalEncoder['encode']): LocalEncoder {
  return {
    ...{ name: `of-${language}`, dimensions: 2, languages: [language], encode },
    ...{ isReady: async () => true, obstacle: async () => undefined, close: async () => undefined },
  };
}

const never = new AbortController().signal;
const works: LocalEncoder['encode'] = async (texts) => texts.map(() => Float32Array.of(0.6, 0.8));
const breaks: LocalEncoder['encode'] = async () => {
  throw new Error('it broke');
};

function withEncoders(...encoders: LocalEncoder[]) {
  const faults: unknown[] = [];
  const engines = enginesWithEncoders(threads, encoders, (fault) => faults.push(fault));
  return { engines, betterEncoders: engines.betterEncoders, faults };
}

test('all vectors of a reading are by the encoder of its language, and the choice has a name of its own', async () => {
  const { betterEncoders } = withEncoders(encoderOf('en', works), encoderOf('de', works));
  expect(betterEncoders.name).toBe('of-de of-en');
  const german = await betterEncoders.makeVectors(await readingIn('de'), never);
  if (german.kind !== 'vectors') throw new Error(german.kind);
  expect(unpackVectors(german.vectors)).toEqual({
    encoder: 'of-de',
    dimensions: 2,
    values: Int8Array.of(95, 127, 95, 127, 95, 127),
  });
  expect(await betterEncoders.makeVectors(await readingIn('fr'), never)).toEqual({
    kind: 'not_told',
    cause: 'language',
  });
});

test('what breaks an encoder is tried twice; one that is away, or stopped, has not tried', async () => {
  let tries = 0;
  const once: LocalEncoder['encode'] = async (texts, options) => {
    tries += 1;
    return tries === 1 ? breaks(texts, options) : works(texts, options);
  };
  const reading = await readingIn('en');
  expect(await withEncoders(encoderOf('en', once)).betterEncoders.makeVectors(reading, never)).toMatchObject({
    kind: 'vectors',
  });
  expect(await withEncoders(encoderOf('en', breaks)).betterEncoders.makeVectors(reading, never)).toMatchObject({
    kind: 'not_told',
    cause: new Error('it broke'),
  });
  const away = encoderOf('en', async () => {
    throw new EncoderAway('too little memory');
  });
  expect(await withEncoders(away).betterEncoders.makeVectors(reading, never)).toEqual({
    kind: 'away',
    cause: 'too little memory',
  });
  const { betterEncoders } = withEncoders(encoderOf('en', breaks));
  await expect(betterEncoders.makeVectors(reading, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
});

test('a question is told by the encoder of the reading; where that fails, words tell both of them', async () => {
  const reading = await readingIn('en');
  const asked: { text: string | undefined; as: string | undefined }[] = [];
  const listens: LocalEncoder['encode'] = async (texts, options) => {
    asked.push({ text: texts[0], as: options?.as });
    return works(texts, options);
  };
  const question = { reading, chapters: [], title: '', earlier: [], question: 'How wide is the hole?' };
  const { engines, betterEncoders } = withEncoders(encoderOf('en', listens));
  const encoded = await betterEncoders.makeVectors(reading, never);
  if (encoded.kind !== 'vectors') throw new Error(encoded.kind);
  const { vectors } = encoded;
  asked.length = 0;
  await engines.answer({ ...question, vectors });
  await engines.rankSentences({ ...question, vectors });
  expect(asked).toEqual([1, 2].map(() => ({ text: question.question, as: 'question' })));
  asked.length = 0;
  const words = await threads.makeVectors(reading);
  await engines.answer({ ...question, vectors: words });
  expect(asked).toEqual([]);
  const byWords = await threads.rankSentences({ ...question, vectors: words });
  const broken = withEncoders(encoderOf('en', breaks));
  expect(await broken.engines.rankSentences({ ...question, vectors })).toEqual(byWords);
  expect(broken.faults).toEqual([new Error('it broke')]);
  // Nor does a process without the encoder do worse.
  expect(await threads.rankSentences({ ...question, vectors })).toEqual(byWords);
  expect(unpackVectors(words).encoder).toBe(staticEncoder().name);
});
