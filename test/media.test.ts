import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bytesPerSecond, decodeAudio, sampleRate } from '../src/media/decode-audio.ts';
import { findMediaTools, type MediaTools } from '../src/media/media-tools.ts';
import { probeMedia } from '../src/media/probe-media.ts';
import { type MediaCall, runMediaTool } from '../src/media/run-media-tool.ts';
import { hasFfmpeg, makeMedia, mediaTools, needsFfmpeg } from './harness/media-files.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
const probe = (name: string) => probeMedia(mediaTools, at(name), { seconds: 10_800 });

async function decode(name: string, mostSeconds = 60) {
  const pieces: Buffer[] = [];
  const result = await decodeAudio(mediaTools, at(name), { mostSeconds, take: (piece) => void pieces.push(piece) });
  return { result, sound: Buffer.concat(pieces) };
}

const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
const picture = (seconds: number) => ['-f', 'lavfi', '-i', `testsrc=size=160x120:rate=5:duration=${seconds}`];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cuemark-media-'));
  if (!hasFfmpeg) return;
  makeMedia(...tone(20), ...picture(20), '-c:v', 'mpeg4', '-c:a', 'aac', '-movflags', '+faststart', at('film.mp4'));
  makeMedia(...tone(20), ...picture(20), '-c:v', 'mpeg4', '-c:a', 'aac', at('index-last.mp4'));
  makeMedia(...picture(5), '-c:v', 'mpeg4', at('silent-film.mp4'));
  makeMedia(...tone(20), '-c:a', 'pcm_s16le', at('tone.wav'));
  makeMedia(...tone(20), '-c:a', 'mp3', at('of-another-account.mp3'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasFfmpeg)(`sound files that people have (${needsFfmpeg})`, () => {
  test.each([
    ['talk.mp3', 'mp3', 'libmp3lame'],
    ['talk.m4a', 'mp4', 'aac'],
    ['talk.flac', 'flac', 'flac'],
    ['talk.ogg', 'ogg', 'libvorbis'],
    ['talk.webm', 'webm', 'libopus'],
    ['talk.aac', 'aac', 'aac'],
    ['talk.aiff', 'aiff', 'pcm_s16be'],
    ['talk.ts', 'mpegts', 'aac'],
    ['talk.avi', 'avi', 'mp3'],
    ['talk.wma', 'asf', 'wmav2'],
  ])('%s is known by its content and decoded whole', async (name, container, codec) => {
    makeMedia('-i', at('tone.wav'), '-c:a', codec, at(name));
    const media = await probe(name);
    expect(media).toMatchObject({ kind: 'media', container, videoCodec: null, audio: { channels: 1, language: null } });
    expect((media as { durationSeconds: number }).durationSeconds).toBeCloseTo(20, 0);
    const { result, sound } = await decode(name);
    expect(result).toMatchObject({ kind: 'decoded' });
    expect(Math.abs(sound.length / bytesPerSecond - 20)).toBeLessThan(0.2);
  });

  test('a film has its pictures left out, and a wrong name does not matter', async () => {
    expect(await probe('film.mp4')).toMatchObject({ kind: 'media', container: 'mp4', videoCodec: expect.any(String) });
    writeFileSync(at('film.mp3'), readFileSync(at('film.mp4')));
    expect(await probe('film.mp3')).toMatchObject({ kind: 'media', container: 'mp4', videoCodec: expect.any(String) });
  });

  test.each(['mp4', 'mov', 'mkv', 'webm', 'avi'])(
    'a film in %s whose sound ends long before its pictures is as long as these',
    async (kind) => {
      makeMedia(...tone(10), ...picture(40), at(`credits.${kind}`));
      const media = await probe(`credits.${kind}`);
      expect(media).toMatchObject({ kind: 'media' });
      const { durationSeconds } = media as { durationSeconds: number };
      expect(durationSeconds).toBeGreaterThan(38);
      expect(durationSeconds).toBeLessThan(41);
    },
  );

  test.each(['mkv', 'webm', 'opus'])(
    'a part of a recording whose times go on is as long as it sounds: %s',
    async (kind) => {
      makeMedia('-i', at('tone.wav'), '-c:a', 'libopus', at(`whole.${kind}`));
      makeMedia('-i', at(`whole.${kind}`), '-c', 'copy', '-output_ts_offset', '3600', at(`part.${kind}`));
      const media = await probe(`part.${kind}`);
      expect(media).toMatchObject({ kind: 'media' });
      expect((media as { durationSeconds: number }).durationSeconds).toBeCloseTo(20, 0);
      expect((await decode(`part.${kind}`)).sound.length / bytesPerSecond).toBeCloseTo(20, 0);
    },
  );

  test('a sample’s place is its time: a gap in the sound is silence', async () => {
    const gap = ['-filter_complex', "[0]aselect='not(between(t,5,15))'[a]", '-map', '[a]', '-c:a', 'libopus'];
    makeMedia(...tone(20), ...gap, at('gap.webm'));
    const { sound } = await decode('gap.webm');
    const loudness = (second: number) => {
      const from = second * bytesPerSecond;
      const samples = new Int16Array(sound.buffer.slice(sound.byteOffset + from, sound.byteOffset + from + sampleRate));
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    };
    expect(loudness(2)).toBeGreaterThan(1000);
    expect(loudness(10)).toBeLessThan(100);
    expect(loudness(17)).toBeGreaterThan(1000);
  });
});

describe.skipIf(!hasFfmpeg)(`hostile files (${needsFfmpeg})`, () => {
  const refused = (reason: string) => ({ kind: 'refused', reason, detail: expect.stringMatching(/^This |^There /) });

  /** Refused by the probe and by the decoder: neither relies on the other. */
  async function expectNoWordOf(name: string) {
    expect(await probe(name)).toMatchObject(refused('not_media'));
    const { result, sound } = await decode(name);
    expect(result).toMatchObject(refused('not_media'));
    expect(sound.length).toBe(0);
  }

  test('HLS text inside an .mp4 does not read another file', async () => {
    const other = `file://${at('of-another-account.mp3')}`;
    writeFileSync(at('hls.mp4'), `#EXTM3U\n#EXT-X-TARGETDURATION:20\n#EXTINF:20,\n${other}\n#EXT-X-ENDLIST\n`);
    await expectNoWordOf('hls.mp4');
  });

  test('an endless playlist is not begun', async () => {
    const lines = Array.from({ length: 1000 }, () => `#EXTINF:10,\n${at('of-another-account.mp3')}\n`).join('');
    writeFileSync(at('endless.mp3'), `#EXTM3U\n#EXT-X-TARGETDURATION:10\n${lines}`);
    await expectNoWordOf('endless.mp3');
  });

  test.each([
    ['concat.mp4', (file: string) => `ffconcat version 1.0\nfile '${file}'\n`],
    ['session.mp4', () => 'v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 9999 RTP/AVP 0\n'],
    ['smil.mp4', (file: string) => `<smil><body><audio src="file://${file}"/></body></smil>`],
    [
      'dash.mp4',
      (file: string) =>
        `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011" type="static" mediaPresentationDuration="PT20S"><Period><AdaptationSet mimeType="audio/mp4"><Representation id="1" bandwidth="1000"><BaseURL>file://${file}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    ],
    ['noise.mp4', () => 'no media at all, '.repeat(5000)],
    ['empty.mp4', () => ''],
  ])('%s, which names other files or nothing, is no media', async (name, write) => {
    writeFileSync(at(name), write(at('of-another-account.mp3')));
    await expectNoWordOf(name);
  });

  test('a file without sound says so', async () => {
    expect(await probe('silent-film.mp4')).toMatchObject(refused('no_audio'));
    const { result, sound } = await decode('silent-film.mp4');
    expect([result.kind, sound.length]).toEqual(['refused', 0]);
  });

  test('sound in a form that is not decoded is refused before anything is charged', async () => {
    makeMedia('-i', at('tone.wav'), '-c:a', 'dca', '-strict', '-2', at('dts.mkv'));
    const why = { ...refused('broken'), detail: expect.stringContaining('Export it again') };
    expect(await probe('dts.mkv')).toMatchObject(why);
  });

  test.each(['film.mp4', 'index-last.mp4'])('half of %s is truncated', async (name) => {
    const bytes = readFileSync(at(name));
    writeFileSync(at(`half-${name}`), bytes.subarray(0, bytes.length / 2));
    expect(await probe(`half-${name}`)).toMatchObject(refused('truncated'));
  });

  test.each([
    ['mp4', ['-movflags', '+faststart']],
    ['mkv', []],
    ['webm', []],
  ])(
    'a film in %s that is cut before its sound ends is truncated, though its pictures go on longer',
    async (kind, words) => {
      const name = `credits-cut.${kind}`;
      makeMedia(...tone(10), ...picture(40), ...words, at(name));
      const bytes = readFileSync(at(name));
      writeFileSync(at(name), bytes.subarray(0, bytes.length / 8));
      expect(await probe(name)).toMatchObject(refused('truncated'));
    },
  );

  test('a length that is not true is not believed', async () => {
    // mdhd, version 0: version and flags, two dates, time scale, duration (ISO/IEC 14496-12, 8.4.2).
    const bytes = readFileSync(at('film.mp4'));
    for (let box = bytes.indexOf('mdhd'); box > 0; box = bytes.indexOf('mdhd', box + 4))
      bytes.writeUInt32BE(1, box + 20);
    bytes.writeUInt32BE(1, bytes.indexOf('mvhd') + 20);
    writeFileSync(at('short-head.mp4'), bytes);
    const media = await probe('short-head.mp4');
    expect(media).toMatchObject({ kind: 'media' });
    expect((media as { durationSeconds: number }).durationSeconds).toBeCloseTo(20, 0);
  });

  test('a small file that holds four hours is too long, and no more of it is decoded than was asked for', async () => {
    makeMedia('-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '14400', '-c:a', 'flac', at('bomb.flac'));
    expect(readFileSync(at('bomb.flac')).length).toBeLessThan(3_000_000);
    expect(await probe('bomb.flac')).toMatchObject(refused('too_long'));
    const { result, sound } = await decode('bomb.flac', 30);
    expect(result).toMatchObject({ kind: 'decoded', seconds: 30 });
    expect(sound.length).toBe(30 * bytesPerSecond);
  });

  test('a table that claims four thousand million samples is refused, within memory', async () => {
    const bytes = readFileSync(at('film.mp4'));
    for (let box = bytes.indexOf('stsz'); box > 0; box = bytes.indexOf('stsz', box + 4)) {
      bytes.writeUInt32BE(1, box + 8); // every sample has one byte
      bytes.writeUInt32BE(0xfffffff0, box + 12);
    }
    writeFileSync(at('table.mp4'), bytes);
    const media = await probe('table.mp4');
    expect(media.kind).toBe('refused');
  });

  test('sound that jumps a year ahead does not become a year of silence', async () => {
    const jump = ['-bsf:a', 'setts=pts=PTS+gt(N\\,100)*31536000/TB:dts=DTS+gt(N\\,100)*31536000/TB'];
    makeMedia('-i', at('tone.wav'), '-c:a', 'libmp3lame', at('steady.mp3'));
    makeMedia('-i', at('steady.mp3'), '-c', 'copy', ...jump, at('jump.mkv'));
    expect((await probe('jump.mkv')).kind).toBe('refused');
    const { sound } = await decode('jump.mkv', 30);
    expect(sound.length).toBeLessThanOrEqual(31 * bytesPerSecond);
  });
});

/** Of each process of the system, as Linux tells: its name, its parent and its group. */
function processes(): { pid: number; name: string; parent: number; group: number }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    const [, name = '', parent, group] = /\((.*)\) \S (\d+) (\d+)/.exec(stat) ?? [];
    return [{ pid: Number(pid), name, parent: Number(parent), group: Number(group) }];
  });
}
const children = () => processes().filter(({ name, parent }) => name === 'ffmpeg' && parent === process.pid);

describe.skipIf(!hasFfmpeg)(`a run of a media tool (${needsFfmpeg})`, () => {
  const limits = { wallSeconds: 20, cpuSeconds: 20, memoryBytes: 1_500_000_000, outputBytes: 1_000_000 };
  const endless = ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', 'anullsrc'];
  const call = (words: string[], more: Partial<MediaCall> = {}): MediaCall => ({
    tool: 'ffmpeg',
    words,
    limits,
    take: () => undefined,
    ...more,
  });

  test('ends when its wall time is over', async () => {
    const words = ['-nostdin', '-v', 'error', '-re', ...endless.slice(3), '-f', 'null', '/dev/null'];
    const run = await runMediaTool(mediaTools, call(words, { limits: { ...limits, wallSeconds: 1 } }));
    expect(run).toEqual({ kind: 'exceeded', limit: 'time' });
  });

  test('ends when it writes more than it may', async () => {
    let taken = 0;
    const take = (chunk: Buffer) => {
      taken += chunk.length;
    };
    const run = await runMediaTool(mediaTools, call([...endless, '-f', 's16le', 'pipe:1'], { take }));
    expect(run).toEqual({ kind: 'exceeded', limit: 'output' });
    expect(taken).toBeLessThanOrEqual(limits.outputBytes);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('that somebody ends by %s says nothing of the file', async (signal) => {
    const words = [...endless, '-f', 's16le', 'pipe:1'];
    const take = () => {
      for (const { pid } of children()) process.kill(pid, signal);
    };
    const run = await runMediaTool(mediaTools, call(words, { take }));
    expect(run).toMatchObject({ kind: 'interrupted' });
  });

  test('is in a process group of its own, so that Ctrl-C reaches us alone', async () => {
    const groups = new Set<number>();
    const take = () => {
      for (const { group } of children()) groups.add(group);
    };
    await runMediaTool(mediaTools, call([...endless, '-t', '5', '-f', 's16le', 'pipe:1'], { take }));
    expect(groups.size).toBe(1);
    expect(groups).not.toContain(processes().find(({ pid }) => pid === process.pid)?.group);
  });

  test('of what can not begin says nothing of the file', async () => {
    const tools = { ...mediaTools, ffmpeg: at('no-such-tool') };
    expect(await runMediaTool(tools, call(endless))).toMatchObject({ kind: 'interrupted' });
    const plain = { ...tools, prlimit: undefined, withoutNetwork: [] };
    expect(await runMediaTool(plain, call(endless))).toMatchObject({ kind: 'interrupted' });
  });

  test('ends with the reason of the signal', async () => {
    const stop = new AbortController();
    const running = runMediaTool(mediaTools, call([...endless, '-f', 'null', '/dev/null'], { signal: stop.signal }));
    stop.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
  });

  test.skipIf(mediaTools.prlimit === undefined)(
    'ends when its processor time is over (skipped without prlimit: apt-get install util-linux)',
    async () => {
      const words = [...endless, '-f', 'null', '/dev/null'];
      const run = await runMediaTool(mediaTools, call(words, { limits: { ...limits, cpuSeconds: 1 } }));
      expect(run).toEqual({ kind: 'exceeded', limit: 'time' });
    },
  );

  test.skipIf(mediaTools.prlimit === undefined)(
    'can write no file and take no more memory than it may (skipped without prlimit: apt-get install util-linux)',
    async () => {
      const run = await runMediaTool(mediaTools, call(['-nostdin', ...tone(1), at('written.wav')]));
      expect(run.kind).toBe('failed');
      expect(existsSync(at('written.wav')) && readFileSync(at('written.wav')).length > 0).toBe(false);
      const poor = { limits: { ...limits, memoryBytes: 50_000_000 } };
      expect((await runMediaTool(mediaTools, call([...tone(1), '-f', 'null', '/dev/null'], poor))).kind).not.toBe(
        'done',
      );
    },
  );

  test('sees nothing of our environment', async () => {
    let seen = '';
    const nosy: MediaTools = { ...mediaTools, ffmpeg: execFileSync('which', ['env']).toString().trim() };
    const take = (chunk: Buffer) => {
      seen += chunk.toString();
    };
    expect(await runMediaTool(nosy, call([], { take }))).toEqual({ kind: 'done' });
    expect(seen).toBe('LC_ALL=C\n');
  });

  test.skipIf(mediaTools.withoutNetwork.length === 0)(
    'has no network (skipped where the system permits no namespace: kernel.unprivileged_userns_clone=1)',
    async () => {
      let asked = 0;
      const server = createServer((_request, response) => {
        asked += 1;
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const { port } = server.address() as { port: number };
      const words = ['-v', 'error', '-i', `http://127.0.0.1:${port}/`, '-f', 'null', '/dev/null'];
      expect((await runMediaTool(mediaTools, call(words))).kind).toBe('failed');
      expect(asked).toBe(0);
      await runMediaTool({ ...mediaTools, withoutNetwork: [] }, call(words));
      expect(asked).toBeGreaterThan(0);
    },
  );
});

test('where ffmpeg is not installed, that and the remedy is the result', async () => {
  const bare = await mkdtemp(path.join(tmpdir(), 'cuemark-bare-'));
  onTestFinished(() => rmSync(bare, { recursive: true, force: true }));
  symlinkSync('/nowhere', path.join(bare, 'ffmpeg'));
  const tools = await findMediaTools(bare);
  expect(await probeMedia(tools, at('tone.wav'), { seconds: 10 })).toEqual({
    kind: 'missing',
    remedy: expect.stringContaining('apt-get install ffmpeg'),
  });
});
