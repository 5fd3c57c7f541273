import { describe, expect, test } from 'vitest';
import { hasFfmpeg, needsFfmpeg } from '../harness/media-files.ts';
import { made, personAt, serveMedia } from '../harness/media-service.ts';
import { startTranscriptionServer } from '../harness/transcription-server.ts';

const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=440:r=8000:d=${seconds}`];
const inMp4 = ['-c:a', 'aac', '-b:a', '16k', '-movflags', '+faststart'];
const inMp3 = ['-c:a', 'libmp3lame', '-b:a', '16k'];

/** 65 seconds whose packets are said to come `faster` than they do: each is `1 / faster` of its length after the one before. */
const timed = (faster: number) => {
  const words = `setts=pts=PTS/${faster}:dts=DTS/${faster}:duration=DURATION/${faster}`;
  return made('timed.mka', ...tone(65), '-c:a', 'libopus', '-b:a', '8k', '-bsf:a', words);
};

/** 65 seconds in an MP4 whose every head says this length (ISO/IEC 14496-12: mvhd, mdhd, tkhd and elst of version 0). */
function saysSeconds(seconds: number): Buffer {
  const bytes = made('says.mp4', ...tone(65), ...inMp4);
  for (const box of ['mvhd', 'mdhd']) {
    const at = bytes.indexOf(box);
    bytes.writeUInt32BE(seconds * bytes.readUInt32BE(at + 16), at + 20);
  }
  bytes.writeUInt32BE(seconds * 1000, bytes.indexOf('tkhd') + 24);
  if (bytes.includes('elst')) bytes.writeUInt32BE(seconds * 1000, bytes.indexOf('elst') + 12);
  return bytes;
}

/** 65 seconds of MP3 after one frame of ID3 (id3.org, ID3v2.3.0, 3: lengths of seven bits a byte before the frames, plain ones in them). */
function afterId3(frame: string, content: Buffer): Buffer {
  const head = Buffer.alloc(20);
  head.write('ID3\x03', 'latin1');
  const length = content.length + 10;
  for (let place = 0; place < 4; place += 1) head[6 + place] = (length >> (7 * (3 - place))) & 127;
  head.write(frame, 10, 'latin1');
  head.writeUInt32BE(content.length, 14);
  return Buffer.concat([head, content, made('tone.mp3', ...tone(65), ...inMp3)]);
}

const id3 = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1');
const concat = "ffconcat version 1.0\nfile '/etc/passwd'\nduration 9\n";
const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

const unreadable = /can be read|damaged/;
const refused: [what: string, make: () => Buffer, reason: RegExp][] = [
  [
    'HLS text in an MP4 by its first bytes',
    () => Buffer.from(`\0\0\0\x18ftypisom${playlist}`),
    /can be read|damaged|ends before/,
  ],
  ['HLS text after the head of an MP3', () => Buffer.concat([id3, Buffer.from(playlist)]), unreadable],
  ['a concat script', () => Buffer.from(concat), /No line says when a caption begins/],
  ['a concat script after the head of an MP3', () => Buffer.concat([id3, Buffer.from(concat)]), unreadable],
  [
    'an SVG that is an MP3 too',
    () => Buffer.concat([Buffer.from(picture), made('tone.mp3', ...tone(65), ...inMp3)]),
    /This is a binary file: neither/,
  ],
  ['a minute that says it is ten hours', () => saysSeconds(36_000), /ends before it should/],
  ['a small file whose minute is spread over ten hours', () => timed(1 / 600), /longer than 3 hours/],
];

const taken: [what: string, make: () => Buffer, minutes: number][] = [
  ['a minute that says it is a second', () => saysSeconds(1), 1],
  ['a minute whose packets come sixty times as fast', () => timed(60), 1],
  ['an MP3 with a cover of 100 MB', () => afterId3('APIC', coverOf(100_000_000)), 1],
  ['an MP3 whose title is a page', () => afterId3('TIT2', Buffer.from(`\0<html>${picture}`)), 1],
  [
    'a film of a thousand tracks of sound',
    () => made('tracks.mov', ...tone(0.5), ...Array(1000).fill(['-map', '0:a']).flat(), '-c', 'copy'),
    1,
  ],
];

function coverOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('\0image/png\0\x03\0\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(bytes)]);
}

describe.skipIf(!hasFfmpeg)(`hostile files that are uploaded (${needsFfmpeg})`, () => {
  test('are refused with the reason before anything is charged, and are gone', async () => {
    const server = await startTranscriptionServer(() => ({ kind: 'heard', segments: [] }));
    const service = await serveMedia({ TRANSCRIBE_BASE_URL: server.baseUrl });
    const { web, client, minutesUsed, fileOf } = await personAt(service);
    for (const [what, make, reason] of refused) {
      const { id, answer } = await client.upload('talk.mp4', make());
      expect(answer.status, what).toBe(422);
      expect(answer.body.detail, what).toMatch(reason);
      expect(answer.body.detail, what).toContain('No minutes were used.');
      expect((await web.post('/videos', { upload_id: id })).status, what).toBe(404);
      expect(await fileOf(id), what).toBeUndefined();
    }
    expect(await minutesUsed()).toBe(0);
    expect(server.asked).toHaveLength(0);
  }, 180_000);

  test('that hold sound are charged for all that is listened to, and for nothing else in them', async () => {
    const heard: number[] = [];
    const server = await startTranscriptionServer(({ seconds }) => {
      heard.push(seconds);
      return { kind: 'heard', segments: [{ start: 0, end: seconds, text: 'A word about ladders was said here.' }] };
    });
    const service = await serveMedia({ TRANSCRIBE_BASE_URL: server.baseUrl });
    const { web, client, settled } = await personAt(service);
    for (const [what, make, minutes] of taken) {
      heard.length = 0;
      const { id, answer } = await client.upload('talk.mp4', make());
      expect(answer.status, what).toBe(204);
      const { body: whole } = await web.get(`/uploads/${id}`);
      expect(whole, what).toMatchObject({ status: 'whole', title: 'talk', minutes_needed: minutes });
      const { body: video } = await web.post('/videos', { upload_id: id });
      expect(await settled(video.id), what).toMatchObject({ status: 'ready', title: 'talk' });
      const total = heard.reduce((sum, seconds) => sum + seconds, 0);
      expect(total, what).toBeGreaterThan(0);
      expect(total, what).toBeLessThanOrEqual(whole.duration_seconds + 1);
    }
  }, 180_000);
});
