import { afterAll, expect, test } from 'vitest';
import { encoderOfChapters } from '../chaptering/builtin/builtin-engine.ts';
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

async function withEncoders(...encoders: LocalEncoder[]) {
  const faults: unknown[] = [];
  const engines = enginesWithEncoders(threads, encoders, (fault) => faults.push(fault));
  const choice = await engines.betterEncoders.choose();
  if (!choice) throw new Error('none is there');
  const told = (reading: Uint8Array, vectors: Uint8Array | null = null, signal = never) =>
    choice.makeVectors({ reading, vectors }, signal);
  return { engines, choice, told, faults };
}

test('all vectors of a reading are by the encoder of its language, and the choice has a name of its own', async () => {
  const { choice, told } = await withEncoders(encoderOf('en', works), encoderOf('de', works));
  expect(choice).toMatchObject({ name: 'of-de of-en', lesser: ['of-en', 'of-de'] });
  const german = await told(await readingIn('de'));
  if (german.kind !== 'vectors') throw new Error(german.kind);
  expect(unpackVectors(german.vectors)).toEqual({
    encoder: 'of-de',
    dimensions: 2,
    values: Int8Array.of(95, 127, 95, 127, 95, 127),
  });
  expect(await told(await readingIn('fr'))).toEqual({ kind: 'not_told', cause: 'language' });
});

test('an encoder that is not there is not chosen: the next one that knows the language is', async () => {
  const away = { ...encoderOf('en', breaks), isReady: async () => false };
  const other = { ...encoderOf('de', works), languages: ['de', 'en'] };
  const { choice, told } = await withEncoders(away, other);
  expect(choice).toMatchObject({ name: 'of-de', lesser: [] });
  expect(await told(await readingIn('en'))).toMatchObject({ kind: 'vectors' });
  expect(await enginesWithEncoders(threads, [away], () => undefined).betterEncoders.choose()).toBeUndefined();
});

test('chapters wait for no encoder but the one by which they are found', async () => {
  const known = { ...encoderOf('en', works), name: encoderOfChapters() };
  const { choice } = await withEncoders(known, encoderOf('de', breaks));
  expect(await choice.makeChapterVectors(await readingIn('en'), never)).toMatchObject({ kind: 'vectors' });
  for (const language of ['de', 'fr']) {
    expect(await choice.makeChapterVectors(await readingIn(language), never)).toBeUndefined();
  }
});

test('what the same encoder has told before stays as it is', async () => {
  const reading = await readingIn('de');
  const before = await (await withEncoders(encoderOf('de', works))).told(reading);
  if (before.kind !== 'vectors') throw new Error(before.kind);
  const { told } = await withEncoders(encoderOf('en', works), encoderOf('de', breaks));
  expect(await told(reading, before.vectors)).toEqual(before);
  expect(await told(reading, await threads.makeVectors(reading))).toMatchObject({ kind: 'not_told' });
});

test('what breaks an encoder is tried twice; one that is away, or stopped, has not tried', async () => {
  let tries = 0;
  const once: LocalEncoder['encode'] = async (texts, options) => {
    tries += 1;
    return tries === 1 ? breaks(texts, options) : works(texts, options);
  };
  const reading = await readingIn('en');
  expect(await (await withEncoders(encoderOf('en', once))).told(reading)).toMatchObject({
    kind: 'vectors',
  });
  expect(await (await withEncoders(encoderOf('en', breaks))).told(reading)).toMatchObject({
    kind: 'not_told',
    cause: new Error('it broke'),
  });
  const away = encoderOf('en', async () => {
    throw new EncoderAway('too little memory');
  });
  expect(await (await withEncoders(away)).told(reading)).toEqual({
    kind: 'away',
    cause: 'too little memory',
  });
  const { told } = await withEncoders(encoderOf('en', breaks));
  await expect(told(reading, null, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
});

test('a question is told by the encoder of the reading; where that fails, words tell both of them', async () => {
  const reading = await readingIn('en');
  const asked: { text: string | undefined; as: string | undefined }[] = [];
  const listens: LocalEncoder['encode'] = async (texts, options) => {
    asked.push({ text: texts[0], as: options?.as });
    return works(texts, options);
  };
  const question = { reading, chapters: [], title: '', earlier: [], question: 'How wide is the hole?' };
  const { engines, told } = await withEncoders(encoderOf('en', listens));
  const encoded = await told(reading);
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
  const broken = await withEncoders(encoderOf('en', breaks));
  expect(await broken.engines.rankSentences({ ...question, vectors })).toEqual(byWords);
  expect(broken.faults).toEqual([new Error('it broke')]);
  // Nor does a process without the encoder do worse.
  expect(await threads.rankSentences({ ...question, vectors })).toEqual(byWords);
  expect(unpackVectors(words).encoder).toBe(staticEncoder().name);
});
