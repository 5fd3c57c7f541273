import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findProgram } from '../src/media/find-program.ts';
import type { SampleVideo } from '../src/samples/catalogue.ts';
import { startStandIn } from '../src/samples/stand-in.ts';
import { hasFfmpeg, longTalk, makeMedia, needsFfmpeg } from './harness/media-files.ts';
import { folderForTest, runProgram, until } from './harness/program.ts';
import { longTalkHeard, startTranscriptionServer, type TranscriptionServer } from './harness/transcription-server.ts';

/** Runs a command as on a machine without the addon, and answers what came of it. */
async function begin(words: string[], environment: Record<string, string> = {}) {
  const dataDir = await folderForTest();
  const program = runProgram(words, { DATA_DIR: dataDir, TRANSCRIBE_ADDON_DIR: '/nowhere', ...environment });
  return { ...program, scratch: () => readdirSync(path.join(dataDir, 'scratch')), dataDir };
}

async function run(words: string[], environment: Record<string, string> = {}) {
  const program = await begin(words, environment);
  return { ...program, code: await program.ended, output: program.output(), errors: program.errors() };
}

const by = (server: Pick<TranscriptionServer, 'baseUrl'>) => ({
  TRANSCRIBE_BASE_URL: server.baseUrl,
  TRANSCRIBE_API_KEY: 'planted',
  TRANSCRIBE_MODEL: 'whisper-1',
});
const hasTerminal = (await findProgram('script', process.env.PATH ?? '')) !== undefined;
const nobody = { baseUrl: 'http://127.0.0.1:9/v1' };

/** Thirteen minutes of sound, under a name that says nothing of it. */
async function talkFile(name = 'my talk.m4a'): Promise<string> {
  const file = path.join(await folderForTest(), name);
  writeFileSync(file, longTalk());
  return file;
}

describe.skipIf(!hasFfmpeg)(`a video or audio file on the command line (${needsFfmpeg})`, () => {
  test('is known by its content and listened to: one object and nothing else is printed, nothing is left behind', async () => {
    const server = await startTranscriptionServer(longTalkHeard);
    const answer = await run(['chapters', await talkFile('my talk.vtt'), '--json'], by(server));
    expect(answer).toMatchObject({ code: 0, errors: '' });
    const object = JSON.parse(answer.output);
    expect(object).toMatchObject({ title: 'my talk', engine: 'builtin' });
    expect(Math.abs(object.duration_seconds - 780)).toBeLessThanOrEqual(1);
    expect(object.transcript).toMatchObject({ kind: 'recognised', recogniser: 'whisper-1', language: 'en' });
    expect(object.chapters.length).toBeGreaterThanOrEqual(3);
    expect(server.asked.length).toBe(2);
    expect(answer.scratch()).toEqual([]);
    expect(existsSync(path.join(answer.dataDir, 'postgres'))).toBe(false);
  });

  test('is copied with its chapters in it, and nothing is written over', async () => {
    const server = await startTranscriptionServer(longTalkHeard);
    const talk = await talkFile();
    const into = path.join(path.dirname(talk), 'talk with chapters.m4a');
    const answer = await run(['chapters', talk, '--into', into, '--json'], by(server));
    expect(answer).toMatchObject({ code: 0, errors: '' });
    const { chapters } = JSON.parse(answer.output);
    const words = ['-v', 'error', '-of', 'json', '-show_chapters', into];
    const read = JSON.parse((await promisify(execFile)('ffprobe', words)).stdout).chapters;
    expect(
      read.map((one: { start_time: string; tags: { title: string } }) => [Number(one.start_time), one.tags.title]),
    ).toEqual(
      chapters.map(({ start_seconds, title }: { start_seconds: number; title: string }) => [start_seconds, title]),
    );
    const hash = async (file: string) =>
      (await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:a', '-c', 'copy', '-f', 'md5', '-']))
        .stdout;
    expect(await hash(into)).toBe(await hash(talk));
    expect(readdirSync(path.dirname(talk)).sort()).toEqual(['my talk.m4a', 'talk with chapters.m4a']);

    const again = await run(['chapters', talk, '--into', into], by(nobody));
    expect([again.code, again.errors.trim()]).toEqual([1, `There is a file ${into} already. Name another one.`]);
    const captions = path.join(path.dirname(talk), 'a.srt');
    writeFileSync(captions, '1\n00:00:01,000 --> 00:01:09,000\nHello there.\n');
    const { code, errors } = await run(['chapters', captions, '--into', `${into}.mp4`]);
    expect([code, errors.trim()]).toEqual([
      1,
      '--into copies a file that can hold chapters: MP4, M4A, MOV, MP3, MKV or WebM. Give one.',
    ]);
  });

  test('is answered about', async () => {
    const server = await startTranscriptionServer(longTalkHeard);
    const words = ['ask', await talkFile(), 'What is said of sourdough bread?', '--json'];
    const { code, output } = await run(words, by(server));
    expect(code).toBe(0);
    expect(JSON.parse(output).citations[0].quote).toMatch(/sourdough bread and ovens/);
  });

  test.skipIf(!hasTerminal)(
    'shows on a terminal how far it is (skipped without script: apt-get install bsdutils)',
    async () => {
      const server = await startTranscriptionServer(longTalkHeard);
      const command = `'${process.execPath}' bin/cuemark.js chapters '${await talkFile()}'`;
      const env = { PATH: process.env.PATH, DATA_DIR: await folderForTest(), ...by(server) };
      const { stdout } = await promisify(execFile)('script', ['-qec', command, '/dev/null'], { env });
      const shares = [...stdout.matchAll(/\rListening with whisper-1: (\d+) %/g)].map(([, share]) => Number(share));
      expect(shares[0]).toBe(0);
      expect(shares.at(-1)).toBeGreaterThan(95);
      expect(shares.length).toBe(3);
      expect(stdout).toMatch(/0:00 - /);
    },
  );

  test('that is interrupted leaves nothing behind', async () => {
    const server = await startTranscriptionServer(() => ({ kind: 'silence' }));
    const program = await begin(['chapters', await talkFile()], by(server));
    await until(() => server.asked.length === 1, 45);
    expect(program.scratch()).toHaveLength(1);
    program.process.kill('SIGINT');
    expect(await program.ended).toBe(1);
    expect(program.errors()).toBe('Interrupted: what was heard is not kept.\n');
    expect(program.scratch()).toEqual([]);
  });

  test.each([
    ['holds four hours', 'long.flac', ['anullsrc=r=8000:cl=mono', '-t', '14400'], /is longer than 3 hours/],
    ['has no sound', 'film.mp4', ['testsrc=size=160x120:rate=5:duration=5', '-c:v', 'mpeg4'], /There is no sound/],
  ])('that %s is refused with the reason before anything is sent', async (_what, name, words, reason) => {
    const server = await startTranscriptionServer(longTalkHeard);
    const file = path.join(await folderForTest(), name);
    makeMedia('-f', 'lavfi', '-i', ...words, file);
    const answer = await run(['chapters', file, '--json'], by(server));
    expect(answer).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(reason) });
    expect(answer.errors.startsWith(`${file}: `)).toBe(true);
    expect(server.asked).toHaveLength(0);
  });

  test('that names another file is not opened, whatever its name says', async () => {
    const other = await talkFile();
    const file = path.join(path.dirname(other), 'hls.mp4');
    writeFileSync(file, `#EXTM3U\n#EXT-X-TARGETDURATION:20\n#EXTINF:20,\nfile://${other}\n#EXT-X-ENDLIST\n`);
    const server = await startTranscriptionServer(longTalkHeard);
    const answer = await run(['chapters', file], by(server));
    expect(answer).toMatchObject({ code: 1, output: '', errors: expect.stringContaining(file) });
    expect(server.asked).toHaveLength(0);
  });

  test('says why where the recogniser refuses', async () => {
    const server = await startTranscriptionServer(() => ({ kind: 'status', status: 401 }));
    const answer = await run(['chapters', await talkFile()], by(server));
    expect(answer).toMatchObject({ code: 1, output: '' });
    expect(answer.errors).toMatch(/^Its speech was not recognised: .*TRANSCRIBE_API_KEY\.\n$/);
  });

  test('a link whose video has no captions is listened to, where its sound can be fetched', async () => {
    const server = await startTranscriptionServer(longTalkHeard);
    const video: SampleVideo = { title: 'A talk', channel: 'Talks', durationSeconds: 780, isUnlisted: false };
    const audio = { mimeType: 'audio/mp4; codecs="mp4a.40.2"', bytes: longTalk() };
    const platform = await startStandIn(
      new Map([
        ['aaaaaaaaaaA', { ...video, audio }],
        ['cccccccccCA', video],
      ]),
    );
    const environment = { ...by(server), YOUTUBE_ORIGIN: platform.origin };
    const heard = await run(['chapters', 'https://youtu.be/aaaaaaaaaaA', '--json'], environment);
    const mute = await run(['chapters', 'https://youtu.be/cccccccccCA', '--json'], environment);
    await platform.stop();
    expect(heard).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(heard.output)).toMatchObject({ title: 'A talk', duration_seconds: 780 });
    expect(mute).toMatchObject({ code: 1, output: '' });
    expect(mute.errors).toBe(
      'The video has no captions. Its sound can not be fetched: the player answer has no plain address of sound.\n',
    );
  });
});

test.each([
  ['ffmpeg', { PATH: '/nowhere', ...by(nobody) }, /apt-get install ffmpeg/],
  ['a recogniser', {}, /addons\/local-speech.*TRANSCRIBE_BASE_URL/],
])('without %s a video file is refused with what to do', async (_what, environment, remedy) => {
  const file = path.join(await folderForTest(), 'film.mp4');
  writeFileSync(file, Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(1000)]));
  const answer = await run(['chapters', file, '--json'], environment);
  expect(answer).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(remedy) });
});

test('a file that is neither media nor captions is not read whole', async () => {
  const file = path.join(await folderForTest(), 'noise.bin');
  writeFileSync(file, Buffer.alloc(21_000_000, 'noise '));
  const answer = await run(['chapters', file]);
  expect(answer).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('too large for captions') });
});
