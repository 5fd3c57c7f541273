/**
 * How fast speech is recognised on this machine: the fraction of real time that decoding and the built-in recogniser take, and
 * its wrong words, on samples' scripts spoken by a synthesiser. `node bench/speech.ts [--minutes N] [--threads N] [--json]`. Needs
 * ffmpeg, espeak-ng and the addon: `npm ci --prefix addons/local-speech`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { projectRoot } from '../src/settings/environment.ts';
import { decodeSound } from '../src/speech/decoded-sound.ts';
import { bundledModel, bundledModelName } from '../src/speech/local/bundled-model.ts';
import { createLocalRecogniser } from '../src/speech/local/local-recogniser.ts';
import { recogniseSpeech } from '../src/speech/recognise-speech.ts';
import { mediaTools, speak } from '../test/harness/media-files.ts';
import { wordErrors } from '../test/harness/word-errors.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    threads: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const minutes = Number(options.minutes);
const wordsPerMinute = 150;
const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-bench-'));
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const said = paragraphs(minutes * wordsPerMinute);
  const media = path.join(folder, 'talk.m4a');
  speak(said, 0.7, media, '-c:a', 'aac', '-b:a', '64k');

  let began = performance.now();
  const sound = await decodeSound(mediaTools, { media, file: path.join(folder, 'pcm'), mostSeconds: 36_000 });
  if (sound.kind !== 'sound') throw new Error(JSON.stringify(sound));
  const decodingSeconds = (performance.now() - began) / 1000;

  const addonFolder = path.join(projectRoot, 'addons/local-speech');
  const model = () => bundledModel(addonFolder, path.join(folder, 'models'));
  const threads = Number(options.threads);
  const recogniser = createLocalRecogniser({ addonFolder, name: bundledModelName, model, tools: mediaTools, threads });
  const before = processorSeconds();
  began = performance.now();
  const result = await recogniseSpeech(recogniser, sound, { heard: [], keep: async () => undefined });
  const recognisingSeconds = (performance.now() - began) / 1000;
  await recogniser.close?.();
  await sleep(500); // the ended process is reckoned to us when it has been waited for
  await sound[Symbol.asyncDispose]();
  if (result.kind !== 'transcript') throw new Error(result.cause);

  const heard = result.transcript.segments.map(({ text }) => text).join(' ');
  const report = {
    seconds: sound.seconds,
    threads,
    load: loadavg()[0],
    decoding: decodingSeconds / sound.seconds,
    recognising: recognisingSeconds / sound.seconds,
    processor: (processorSeconds() - before) / sound.seconds,
    wrongWords: wordErrors(said.join(' '), heard) / wordsIn(said.join(' ')),
  };
  if (options.json) return console.log(JSON.stringify(report));
  const share = (one: number) => one.toFixed(3);
  console.log(`${Math.round(sound.seconds)} s of speech, ${threads} threads, load ${report.load?.toFixed(1)}`);
  console.log(`decoding takes ${share(report.decoding)} of real time`);
  console.log(
    `recognising ${share(report.recognising)}, loading included; ${share(report.processor)} of processor time`,
  );
  console.log(`${(report.wrongWords * 100).toFixed(1)} % wrong words`);
}

/** So many words of the sample talk and lecture, in paragraphs, without the marks of a recogniser. */
function paragraphs(words: number): string[] {
  const lines = ['talk', 'lecture-1', 'lecture-2'].flatMap((name) =>
    readFileSync(path.join(projectRoot, 'src/samples/scripts', `${name}.txt`), 'utf8')
      .split('\n')
      .map((line) => line.replace(/^>> /, '').trim())
      .filter((line) => line !== '' && !/^[[(]/.test(line)),
  );
  const taken: string[] = [];
  for (const line of lines) if (wordsIn(taken.join(' ')) < words) taken.push(line);
  return taken;
}

function wordsIn(text: string): number {
  return text === '' ? 0 : text.split(/\s+/).length;
}

/** Of processes of ours that have ended: fields 16 and 17 of proc(5)'s stat, in hundredths of a second. */
function processorSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
