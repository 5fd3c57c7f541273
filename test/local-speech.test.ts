import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../src/samples/stand-in.ts';
import { projectRoot } from '../src/settings/environment.ts';
import { type DecodedSound, decodeSound } from '../src/speech/decoded-sound.ts';
import { bundledModel, bundledModelName } from '../src/speech/local/bundled-model.ts';
import { hubModel } from '../src/speech/local/hub-model.ts';
import { createLocalRecogniser, type LocalRecogniserOptions } from '../src/speech/local/local-recogniser.ts';
import { hasSpeechAddon } from '../src/speech/local/speech-addon.ts';
import { recogniseSpeech } from '../src/speech/recognise-speech.ts';
import { apiClient, watch } from './harness/client.ts';
import { hasSpeech, mediaTools, speak } from './harness/media-files.ts';
import { personAt, serveMedia } from './harness/media-service.ts';
import { startModelHub } from './harness/model-hub.ts';
import { newCustomer, startTestService } from './harness/service.ts';
import { wordErrors } from './harness/word-errors.ts';

const addonFolder = path.join(projectRoot, 'addons/local-speech');
const canRun = hasSpeech && hasSpeechAddon(addonFolder);
const needs =
  'skipped without ffmpeg, espeak-ng and the addon: apt-get install ffmpeg espeak-ng; npm ci --prefix addons/local-speech';

const paragraphs = [
  'The first wheel was made of solid wood, and it was heavy. People found that a lighter wheel turns more easily, so they cut holes into the wood and left only a few bars.',
  'A good bread needs flour, water, salt and time. Mix the dough in the evening and leave it in a cool room until the morning. The oven should be very hot before the bread goes in.',
  'Sailors had no maps of the open sea. They looked at the stars, at the birds and at the colour of the water. A compass told them where north was, even in the fog.',
];

describe.skipIf(!canRun)(`speech recognised on this machine (${needs})`, () => {
  let folder: string;
  let sound: DecodedSound;
  let starts: number[];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cuemark-local-speech-'));
    starts = speak(paragraphs, 3, path.join(folder, 'talk.m4a'), '-c:a', 'aac');
    const decoded = await decodeSound(mediaTools, {
      media: path.join(folder, 'talk.m4a'),
      file: path.join(folder, 'pcm'),
      mostSeconds: 200,
    });
    if (decoded.kind !== 'sound') throw new Error(JSON.stringify(decoded));
    sound = decoded;
  });
  afterAll(async () => {
    await sound?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  function recogniser(options: Partial<LocalRecogniserOptions> = {}) {
    const made = createLocalRecogniser({
      addonFolder,
      name: 'moonshine',
      model: () => bundledModel(addonFolder, path.join(folder, 'models')),
      tools: mediaTools,
      threads: 2,
      ...options,
    });
    onTestFinished(() => made.close?.());
    return made;
  }

  async function transcribed(options: Partial<LocalRecogniserOptions> = {}) {
    const result = await recogniseSpeech(recogniser(options), sound, { heard: [], keep: async () => undefined });
    if (result.kind !== 'transcript') throw new Error(result.cause);
    return result.transcript;
  }

  test('has few wrong words, and times that are right to two seconds', async () => {
    const transcript = await transcribed();
    expect(transcript).toMatchObject({ language: 'en', kind: 'recognised', recogniser: 'moonshine' });
    const said = paragraphs.join(' ');
    const errors = wordErrors(said, transcript.segments.map(({ text }) => text).join(' '));
    expect(errors / said.split(' ').length).toBeLessThan(0.15);
    const heardAt = (word: RegExp) => transcript.segments.find(({ text }) => word.test(text))?.start ?? 0;
    for (const [place, word] of [/wheel/i, /bread|flour/i, /sailors/i].entries()) {
      expect(Math.abs(heardAt(word) - (starts[place] ?? 0))).toBeLessThan(2);
    }
  }, 180_000);

  test('comes to the same with the model from a hub', async () => {
    const { folder: carried } = await bundledModel(addonFolder, path.join(folder, 'models'));
    const names = readdirSync(carried, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
    const hub = await startModelHub(
      Object.fromEntries(names.map((name) => [name, readFileSync(path.join(carried, name))])),
    );
    const model = () => hubModel(hub, { modelsFolder: path.join(folder, 'from-hub') });
    const words = ({ segments }: Awaited<ReturnType<typeof transcribed>>) => segments.map(({ text }) => text).join(' ');
    expect(words(await transcribed({ model }))).toBe(words(await transcribed()));
  }, 180_000);

  test('a process that fails is a recogniser that is away, and the next one serves', async () => {
    const piece = await sound.read({ from: 0, to: 400 });
    const broken = { name: 'broken', folder: path.join(folder, 'nothing'), language: undefined };
    let calls = 0;
    const model: LocalRecogniserOptions['model'] = async () => {
      calls += 1;
      return calls === 1 ? broken : bundledModel(addonFolder, path.join(folder, 'models'));
    };
    const made = recogniser({ model });
    expect(await made.recognise(piece)).toMatchObject({ kind: 'away', isLasting: false });
    expect((await made.recognise(piece)).kind).toBe('heard');
    const hurried = recogniser({ patience: { loadMs: 60_000, piece: () => 1 } });
    expect(await hurried.recognise(piece)).toMatchObject({ kind: 'away', cause: expect.stringMatching(/too long/) });
    await expect(made.recognise(piece, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    expect((await made.recognise(piece)).kind).toBe('heard');
  }, 180_000);

  test('makes a video without captions ready, with nothing to be set', async () => {
    const bytes = readFileSync(path.join(folder, 'talk.m4a'));
    const video = {
      title: 'Three things',
      channel: 'Talks',
      durationSeconds: Math.floor(sound.seconds),
      isUnlisted: false,
    };
    const platform = await startStandIn(
      new Map([['aaaaaaaaaaA', { ...video, audio: { mimeType: 'audio/mp4', bytes } }]]),
    );
    onTestFinished(() => platform.stop());
    const service = await startTestService({ PATH: process.env.PATH ?? '', YOUTUBE_ORIGIN: platform.origin });
    onTestFinished(() => service.stop());
    const client = apiClient(service.origin, (await newCustomer(service)).key);
    const { body: accepted } = await client.submit(watch('aaaaaaaaaaA'));
    const { body } = await client.settled(accepted.id, 150);
    expect(body).toMatchObject({ status: 'ready', error: null });
    expect(body.chapters.length).toBeGreaterThanOrEqual(3);
  }, 180_000);

  test('makes chapters of a talk that is uploaded, with nothing to be set', async () => {
    const service = await serveMedia({ TRANSCRIBE_ADDON_DIR: addonFolder });
    const { web, client, settled } = await personAt(service);
    const { id } = await client.upload('three things.m4a', readFileSync(path.join(folder, 'talk.m4a')));
    const { body: accepted } = await web.post('/videos', { upload_id: id });
    const video = await settled(accepted.id);
    expect(video).toMatchObject({ status: 'ready', source: 'upload', minutes_charged: 1 });
    expect(video.chapters.length).toBeGreaterThanOrEqual(3);
    const { body: transcript } = await web.get(`/videos/${video.id}/transcript`);
    expect(transcript).toMatchObject({ kind: 'recognised', recogniser: bundledModelName, language: 'en' });
    expect(transcript.sentences.map(({ text }: { text: string }) => text).join(' ')).toMatch(/wheel.*bread.*compass/is);
  }, 180_000);
});
