import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

function reason(source: string | Uint8Array, name?: string): string {
  const captions = parseCaptions(source, name);
  if (captions.ok) throw new Error(`read as ${captions.format}`);
  return captions.reason;
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['an empty file', '', 'The file is empty; choose'],
  ['a byte order mark and spaces', '\ufeff \n', 'The file is empty; choose'],
  ['prose', 'Once upon a time.', 'No line says when a caption begins and ends'],
  ['a header alone', 'WEBVTT\n\n', 'This WebVTT file has no cues. Choose'],
  [
    'cues without text',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<b> </b>',
    'has 1 cue, but none with both text and a possible time',
  ],
  [
    'a bad time',
    'WEBVTT\n\n1 --> 2\nhello',
    'has 1 cue, but none with both text and a possible time. Line 3 has no readable cue time: “1 --> 2”',
  ],
  [
    'times with frames',
    '1\n00:00:01:12 --> 00:00:02:03\nhello',
    'possible time. Line 2 has no readable cue time: “00:00:01:12',
  ],
  ['a web page', '\n<!DOCTYPE html><html><body>00:01 --> 00:02</body></html>', 'This is a web page, not captions'],
  ['other JSON', '{"captions":[]}', 'holds no captions in a known form (YouTube’s json3, Whisper'],
  ['a JSON list', '[{"start":1}]', 'holds no captions'],
  ['Whisper JSON of silence', '{"text":"","segments":[]}', 'This transcript JSON file has no cues. Choose'],
  ['Whisper JSON without times', '{"segments":[{"text":"a"}]}', 'Segment 1 has no readable "start".'],
  [
    'broken JSON',
    '{\n"events":[\n{"tStartMs":1,}]}',
    'This JSON is broken at line 3. Download the captions again, with fmt=json3',
  ],
  ['JSON that was cut off', '{"events":[{"tStartMs":1', 'This JSON is broken at '],
  ['json3 without text', '{"events":[{"tStartMs":0}]}', 'This json3 file has no cues.'],
  ['other XML', '<?xml version="1.0"?><rss><channel/></rss>', 'This XML begins with <rss>; captions begin with'],
  ['XML without an element', '<!-- nothing -->', 'has no element'],
  [
    'SubStation Alpha',
    '[Script Info]\nTitle: x',
    'SubStation Alpha (.ass, .ssa) file, which can not be read; save it as SubRip in Aegisub',
  ],
  [
    'pictures of a preview',
    'WEBVTT\n\n00:00.000 --> 00:10.000\nsprite.jpg#xywh=0,0,160,90',
    'This lists the pictures of a preview, not what is said',
  ],
  ['an MP4 video', bytes('\x00\x00\x00\x20ftypisom\x00\x00'), 'This is a video or audio file'],
  ['a Matroska video', bytes('\x1a\x45\xdf\xa3\x93\x42\x82\x88'), 'This is a video or audio file'],
  ['a Flash video', bytes('FLV\x01\x05\x00\x00\x00\x09\x00'), 'make an MP4'],
  ['an MPEG program stream', bytes('\x00\x00\x01\xba\x44\x00\x04\x00\x04\x01'), 'make an MP4'],
  [
    'a Word document',
    bytes('PK\x03\x04\x14\x00[Content_Types].xml word/document.xml'),
    'This is a Word document. Teams',
  ],
  ['a project', '<?xml version="1.0"?><fcpxml version="1.9"/>', 'Final Cut Pro project; export its captions'],
  ['a ZIP archive', bytes('PK\x03\x04\x14\x00'), 'This is a ZIP archive'],
  ['a gzip file', bytes('\x1f\x8b\x08\x00\x00\xff\xe9'), 'This is a compressed file'],
  [
    'letters of an encoding that nobody can tell',
    Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${'\xbd\xf1\xcc\xec\xce\xff\x81 '.repeat(40)}`, 'latin1'),
    'save it as UTF-8',
  ],
  ['other bytes', Uint8Array.from({ length: 999 }, (_, i) => (i * 37) % 256), 'This is a binary file'],
])('%s is refused with its reason', (_name, source, expected) => {
  expect(reason(source)).toContain(expected);
});

test('the content decides about the format, whatever the name says', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nhello';
  expect(parseCaptions(srt, 'talk.json3')).toMatchObject({ ok: true, format: 'srt' });
  expect(parseCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\na', 'talk.srt')).toMatchObject({ ok: true, format: 'vtt' });
  expect(parseCaptions('{"events":[{"segs":[{"utf8":"a"}]}]}', 'a.vtt')).toMatchObject({ ok: true, format: 'json3' });
});

describe('whatever comes', () => {
  const fragments = [
    ...[
      'WEBVTT\n\n',
      'NOTE',
      '1\n',
      '\n',
      '\r\n',
      ' ',
      '00:01.000 --> 00:02.500\n',
      '00:00:02,000 --> 00:00:01,000\n',
      '-->',
    ],
    ...[
      'a',
      'no no',
      '<v Ann>',
      '<b>',
      '</b>',
      '<00:00:01.500>',
      '<c> to</c>',
      '&amp;#39;',
      '&#x0;',
      '&',
      '<',
      '>',
      '{\\an8}',
    ],
    ...[
      '<transcript>',
      '<text start="1" dur="2">',
      '</text>',
      '<timedtext>',
      '<p t="5" d="9">',
      '<s t="7">',
      '</p>',
      '<tt>',
    ],
    ...[
      '<body>',
      '<p begin="1s" end="00:00:03:04">',
      '<span begin="2s">',
      '</span>',
      '<br/>',
      '<!--',
      '<![CDATA[',
      ']]>',
    ],
    ...[
      '{"events":[',
      '{"tStartMs":1,"segs":[{"utf8":"a b","tOffsetMs":3}]}',
      ',',
      ']}',
      '\u200b',
      '\ud800',
      '\u0000',
      '\u3000',
    ],
  ];
  const heads = ['', 'WEBVTT\n\n', '<transcript>', '<timedtext>', '<tt><body>', '{"events":['];
  const shaped = fc
    .tuple(
      fc.constantFrom(...heads),
      fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 5 })), { maxLength: 40 }),
    )
    .map(([head, parts]) => head + parts.join(''));
  const times = fc.oneof(fc.integer({ min: -10, max: 5000 }), fc.double(), fc.constant(undefined), fc.string());
  const json3 = fc
    .array(
      fc.record({
        tStartMs: times,
        dDurationMs: times,
        segs: fc.array(fc.record({ utf8: fc.string({ unit: 'binary' }), tOffsetMs: times }), { maxLength: 4 }),
      }),
    )
    .map((events) => JSON.stringify({ events }));

  function holds(source: string | Uint8Array): void {
    const captions = parseCaptions(source);
    if (!captions.ok) {
      expect(captions.reason).toMatch(/^[A-Z].*[.]$/s);
      return;
    }
    expect(captions.segments.length).toBeGreaterThan(0);
    for (const [index, { start, end, text, wordStarts }] of captions.segments.entries()) {
      const later = captions.segments.slice(index + 1).find((next) => next.start > start);
      expect(start).toBeGreaterThanOrEqual(captions.segments[index - 1]?.start ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(later?.start ?? 3_700_000);
      expect(text).toMatch(/^\S+( \S+)*$/);
      expect(text.isWellFormed()).toBe(true);
      if (wordStarts === undefined) continue;
      expect(wordStarts).toHaveLength(text.split(/\s+/).length);
      expect(wordStarts).toEqual(wordStarts.toSorted((a, b) => a - b));
      expect(wordStarts.every((at) => at >= start && at <= end)).toBe(true);
    }
  }

  test.each([
    ['text', fc.string({ unit: 'binary' }), 300],
    ['text in the shape of captions', shaped, 1500],
    ['json3 with any fields', json3, 300],
    ['bytes', fc.uint8Array(), 300],
    [
      'bytes after a header',
      fc.uint8Array().map((tail) => Buffer.concat([bytes('1\n00:01,000 --> 00:02,000\n'), tail])),
      300,
    ],
  ] as [string, fc.Arbitrary<string | Uint8Array>, number][])(
    'no %s make it throw, and segments are in order, not empty and have as many times as words',
    (_name, sources, numRuns) => {
      fc.assert(fc.property(sources, holds), { numRuns });
    },
  );
});

test('settings of WebVTT that run into one another are read in time', () => {
  const before = process.cpuUsage();
  const captions = parseCaptions(`WEBVTT\n\n00:00.000 --> 00:09.000\n${'line:a'.repeat(2000)} !\n`);
  const { user, system } = process.cpuUsage(before);
  expect(captions).toMatchObject({ ok: true, segments: [{ text: expect.stringMatching(/^line:a.* !$/) }] });
  expect((user + system) / 1e6).toBeLessThan(20);
});

test('references by name are the letters that they stand for, joiners too', () => {
  const captions = parseCaptions('WEBVTT\n\n00:00.000 --> 00:04.000\nمی&zwnj;خواهم &scaron; &rarr; here\n');
  expect(captions).toMatchObject({ ok: true, segments: [{ text: 'می\u200cخواهم š → here' }], warnings: [] });
});

test('one broken byte makes a file of UTF-8 none of Windows', () => {
  const srt = '1\n00:00:00,000 --> 00:00:04,000\nI don’t know, it’s fine';
  const captions = parseCaptions(Buffer.concat([Buffer.from(srt), Buffer.from([0xe2, 0x80])]));
  expect(captions).toMatchObject({ ok: true, segments: [{ text: expect.stringMatching(/^I don’t know, it’s fine/) }] });
});

// Anything that is not linear takes minutes of processor time here, which a busy machine does not lengthen.
describe('ten million characters', () => {
  const fill = (part: string) => part.repeat(Math.ceil(10_000_000 / part.length));
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\n';
  const ttml = '<tt><body><div><p begin="0s" end="2s">';
  test.each([
    ['opened tags', vtt, '<'],
    ['tags that never close', vtt, '<v a '],
    ['ampersands', vtt, '&'],
    ['arrows', vtt, '-->\n'],
    ['one caption of short lines', vtt, 'a\n'],
    ['rolling captions', 'WEBVTT\n\n', '00:00.000 --> 00:01.000\na\nb\n\n00:01.000 --> 00:02.000\nb\nc\n\n'],
    ['numbers in SubRip', '1\n00:00:00,000 --> 00:00:01,000\n', '1\n\n'],
    ['opened braces', '1\n00:00:00,000 --> 00:00:01,000\n', '{\\'],
    ['drawings without an end', '1\n00:00:00,000 --> 00:00:01,000\n{', '\\p1'],
    ['opened XML tags', '<transcript><text start="0">', '<'],
    ['deeply nested XML', ttml, '<span>'],
    ['XML closed too often', `${ttml}<b>`, '</i>'],
    ['attributes without end', ttml, '<a b="'],
    ['deeply nested JSON', '', '{"events":['],
    ['nested lists', '', '['],
  ])('of %s are read in time', (_name, head, part) => {
    const source = head + fill(part);
    const before = process.cpuUsage();
    parseCaptions(source);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(20);
  });
});

test('what is more than a video can hold is refused with what to do, before it is all read', () => {
  const srt = (count: number, text: string) =>
    Array.from({ length: count }, (_, at) => `${at + 1}\n00:00:01,000 --> 00:00:02,000\n${text}`).join('\n\n');
  const words = JSON.stringify({ words: Array.from({ length: 100_001 }, (_, at) => ({ word: `w${at}`, start: at })) });
  const csv = `start,end,text\n${'1,2,Hello\n'.repeat(100_001)}`;
  for (const many of [srt(100_001, 'Hello'), words, csv, '0:01 Hello\n'.repeat(100_001)]) {
    expect(parseCaptions(many)).toEqual({
      ok: false,
      reason:
        'This file can not be read. It has more than 100,000 captions, and a video of 3 hours has fewer. Give it in parts.',
    });
  }
  expect(parseCaptions(srt(1, 'Hello '.repeat(100_000)))).toMatchObject({
    reason: expect.stringMatching(/500,000 letters.*Give it in parts/),
  });
  expect(parseCaptions(`${srt(2, 'Hello')}${'\n'.repeat(1_000_000)}`)).toMatchObject({
    reason: expect.stringMatching(/1,000,000 lines/),
  });
  expect(parseCaptions(`<tt><body>${'<p>'.repeat(100_001)}`)).toMatchObject({
    reason: expect.stringMatching(/More than 100,000 of its elements stand in one another/),
  });
  const lines = [1, 2, 3].map((at) => `<p begin="${at}s" end="${at + 1}s">Hello${'<br>'.repeat(50_000)}</p>`);
  expect(parseCaptions(`<tt><body>${lines.join('')}</body></tt>`)).toMatchObject({ ok: true });
  const caption = '<p begin="1s" end="2s">Hello</p>';
  const pictured = (letters: number) => `<tt><body>${caption}<!--${'A'.repeat(letters)}-->${caption}</body></tt>`;
  expect(parseCaptions(pictured(3_100_000))).toMatchObject({
    reason: expect.stringMatching(/More than 3,000,000 of its letters stand in one element or comment/),
  });
  expect(parseCaptions(pictured(2_900_000))).toMatchObject({ ok: true });
  const spans = '<span>Hello </span>'.repeat(100_000);
  expect(parseCaptions(`<tt><body><p begin="1s" end="2s">${spans}</p></body></tt>`)).toMatchObject({
    reason: expect.stringMatching(/500,000 letters/),
  });
  expect(parseCaptions('['.repeat(1000))).toMatchObject({
    reason: expect.stringMatching(/lists in lists more than 500 deep/),
  });
  const deepInText = JSON.stringify([{ text: `${'['.repeat(1000)}"`, start: 1 }]);
  expect(parseCaptions(deepInText)).toMatchObject({ ok: true });
});
