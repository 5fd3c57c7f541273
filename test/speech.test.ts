import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesPerSecond } from '../src/media/decode-audio.ts';
import { type DecodedSound, decodeSound } from '../src/speech/decoded-sound.ts';
import { createEndpointRecogniser } from '../src/speech/endpoint-recogniser.ts';
import { framesPerSecond } from '../src/speech/loudness.ts';
import { type RecognisedChunk, recogniseSpeech } from '../src/speech/recognise-speech.ts';
import type { Recogniser } from '../src/speech/recogniser.ts';
import { hasSpeech, mediaTools, needsSpeech, speak } from './harness/media-files.ts';
import { startTranscriptionServer, type TranscriptionTurn } from './harness/transcription-server.ts';

const apiKey = 'planted-transcription-key';
const piece = {
  samples: Buffer.alloc(10 * bytesPerSecond),
  seconds: 10,
  spokenShare: Float32Array.from({ length: 10 * framesPerSecond }, (_, frame) => (frame + 1) / (10 * framesPerSecond)),
};
const quick = { waits: [1, 1], forPiece: () => 20_000 };

async function ask(turns: TranscriptionTurn[], patience = quick) {
  const server = await startTranscriptionServer(
    (_, place) => turns[Math.min(place, turns.length - 1)] ?? { kind: 'silence' },
  );
  const recogniser = createEndpointRecogniser({ baseUrl: server.baseUrl, apiKey, model: 'whisper-1' }, patience);
  return { result: await recogniser.recognise(piece), asked: server.asked };
}

describe('an OpenAI-compatible endpoint', () => {
  const hello: TranscriptionTurn = { kind: 'heard', segments: [{ start: 0.5, end: 2, text: ' Hello.' }] };

  test('is asked in its protocol, and its segments are what was heard', async () => {
    const { result, asked } = await ask([hello]);
    expect(result).toEqual({ kind: 'heard', language: 'en', segments: [{ start: 0.5, end: 2, text: ' Hello.' }] });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      authorization: `Bearer ${apiKey}`,
      fields: { model: 'whisper-1', response_format: 'verbose_json' },
      fileName: 'sound.wav',
      seconds: 10,
    });
    expect(asked[0]?.wave.toString('latin1', 0, 16)).toMatch(/^RIFF....WAVEfmt $/s);
  });

  test('that gives no segments gives a text, whose sentences get times', async () => {
    const { result } = await ask([{ kind: 'text', text: 'One two three. Four five six.' }]);
    const said = [{ text: 'One two three.' }, { text: 'Four five six.' }];
    expect(result).toMatchObject({ kind: 'heard', segments: said });
    const body = JSON.stringify({ text: 'One two three. Four five six.', segments: [] });
    expect((await ask([{ kind: 'raw', body }])).result).toMatchObject({ kind: 'heard', segments: said });
  });

  test('what it makes up of silence is left out', async () => {
    const madeUp = { start: 0, end: 9, text: 'Thanks for watching!', no_speech_prob: 0.9, avg_logprob: -1.4 };
    const { result } = await ask([{ kind: 'heard', segments: [madeUp] }]);
    expect(result).toMatchObject({ kind: 'heard', segments: [] });
  });

  test.each<[string, TranscriptionTurn]>([
    ['429', { kind: 'status', status: 429 }],
    ['429 with Retry-After', { kind: 'status', status: 429, headers: { 'retry-after': '0.1' } }],
    ['503', { kind: 'status', status: 503 }],
    ['a connection that breaks', { kind: 'cut' }],
    ['a body that is no transcription', { kind: 'raw', body: '<html>' }],
  ])('is tried again after %s', async (_, turn) => {
    const { result, asked } = await ask([turn, hello]);
    expect([result.kind, asked.length]).toEqual(['heard', 2]);
  });

  test.each<[TranscriptionTurn, RegExp, boolean, number]>([
    [{ kind: 'status', status: 401 }, /TRANSCRIBE_API_KEY/, true, 1],
    [{ kind: 'status', status: 404 }, /TRANSCRIBE_BASE_URL/, true, 1],
    [{ kind: 'status', status: 400 }, /TRANSCRIBE_MODEL/, true, 1],
    [{ kind: 'status', status: 500 }, /500/, false, 3],
    [{ kind: 'flood' }, /endless/, true, 1],
    [{ kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/' } }, /can not be reached/, false, 3],
  ])('that answers %o is away, with the remedy and without the key', async (turn, cause, isLasting, times) => {
    const { result, asked } = await ask([turn]);
    expect(result).toEqual({ kind: 'away', cause: expect.stringMatching(cause), isLasting });
    expect(asked).toHaveLength(times);
    expect(JSON.stringify(result)).not.toContain(apiKey);
  });

  test('that says nothing is away when its time is over', async () => {
    const { result } = await ask([{ kind: 'silence' }], { ...quick, forPiece: () => 300 });
    expect(result).toMatchObject({ kind: 'away', isLasting: false });
  });

  test('ends with the signal', async () => {
    const server = await startTranscriptionServer(() => ({ kind: 'silence' }));
    const recogniser = createEndpointRecogniser({ baseUrl: server.baseUrl, apiKey, model: 'm' }, quick);
    await expect(recogniser.recognise(piece, AbortSignal.timeout(100))).rejects.toThrow();
  });
});

describe.skipIf(!hasSpeech)(`a talk of five sentences with pauses (${needsSpeech})`, () => {
  let folder: string;
  let sound: DecodedSound;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cuemark-speech-'));
    const sentences = Array.from({ length: 5 }, (_, index) => `This is sentence number ${index} of a short talk.`);
    speak(sentences, 0.6, path.join(folder, 'talk.m4a'), '-af', 'apad=pad_dur=20', '-c:a', 'aac');
    const media = path.join(folder, 'talk.m4a');
    const decoded = await decodeSound(mediaTools, { media, file: path.join(folder, 'pcm'), mostSeconds: 120 });
    if (decoded.kind !== 'sound') throw new Error(JSON.stringify(decoded));
    sound = decoded;
  });
  afterAll(async () => {
    await sound?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Says the number and the seconds of each piece; loses its server before the piece that is given. */
  function counting(lostAt = Number.POSITIVE_INFINITY) {
    const seconds: number[] = [];
    const recogniser: Recogniser = {
      name: 'counting',
      longestSeconds: 6,
      tellsTimes: true,
      async recognise(one) {
        if (seconds.length === lostAt) return { kind: 'away', cause: 'lost', isLasting: false };
        seconds.push(one.seconds);
        return { kind: 'heard', language: 'en', segments: [{ start: 0, end: 999, text: `piece  ${seconds.length}` }] };
      },
    };
    return { recogniser, seconds };
  }

  test('is recognised in pieces that end in pauses; the silence at its end is not asked about', async () => {
    const { recogniser, seconds } = counting();
    const shares: number[] = [];
    const keep = async (_: RecognisedChunk, share: number) => void shares.push(share);
    const result = await recogniseSpeech(recogniser, sound, { heard: [], keep });
    if (result.kind !== 'transcript') throw new Error(result.cause);
    const { transcript } = result;
    expect(transcript).toMatchObject({ language: 'en', kind: 'recognised', recogniser: 'counting' });
    expect(transcript.segments).toHaveLength(seconds.length);
    expect(transcript.segments[0]?.text).toBe('piece 1');
    for (const { start, end } of transcript.segments) expect(end - start).toBeLessThanOrEqual(6);
    expect(transcript.segments.at(-1)?.end).toBeLessThan(sound.seconds - 15);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    // A cut is where nothing is said.
    for (const { end } of transcript.segments) {
      const frame = Math.round(end * framesPerSecond);
      expect(Math.min(...sound.frames.subarray(frame - 3, frame + 3))).toBeLessThan(sound.threshold);
    }
  });

  test('can be read from any frame on', async () => {
    for (let from = 0; from < sound.frames.length; from += 1) {
      expect((await sound.read({ from, to: from + 1 })).samples.length).toBe(640);
    }
  });

  test('goes on where it broke off, and comes to the same', async () => {
    const whole = await recogniseSpeech(counting().recogniser, sound, { heard: [], keep: async () => undefined });
    const kept: RecognisedChunk[] = [];
    const keep = async (chunk: RecognisedChunk) => void kept.push(chunk);
    const broken = await recogniseSpeech(counting(2).recogniser, sound, { heard: [], keep });
    expect(broken).toEqual({ kind: 'away', cause: 'lost', isLasting: false });
    expect(kept).toHaveLength(2);
    const rest = counting();
    const result = await recogniseSpeech(rest.recogniser, sound, { heard: [...kept], keep });
    const times = (one: typeof result) =>
      one.kind === 'transcript' && one.transcript.segments.map(({ start }) => start);
    expect(times(result)).toEqual(times(whole));
    expect(kept.length).toBe(2 + rest.seconds.length);
  });
});
