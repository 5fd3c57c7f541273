import { expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';
import type { Segment } from './transcript.ts';
import { captionFormats, writeCaptions } from './write-captions.ts';

const segments = [
  { start: 0, end: 2.5, text: 'Tom & <i>Jerry</i> --> here' },
  { start: 3661.25, end: 3661.25, text: 'Two\nlines' },
];

test('WebVTT and SubRip hold what is said and when, and nothing in it is taken for more', () => {
  expect(writeCaptions('vtt', segments)).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.500\nTom &amp; &lt;i&gt;Jerry&lt;/i&gt; --&gt; here\n\n' +
      '2\n01:01:01.250 --> 01:01:01.450\nTwo lines\n',
  );
  expect(writeCaptions('srt', segments)).toBe(
    '1\n00:00:00,000 --> 00:00:02,500\nTom & <\u2060i>Jerry<\u2060/i> -> here\n\n2\n01:01:01,250 --> 01:01:01,450\nTwo lines\n',
  );
});

test.each(captionFormats)('what is written as %s is read again', (format) => {
  const plain = [
    { start: 1, end: 2.5, text: 'Hello there.' },
    { start: 3, end: 4, text: 'Grüezi miteinander.' },
  ];
  const text = writeCaptions(format, plain);
  expect(parseCaptions(text)).toMatchObject({ ok: true, format, segments: plain });
});

test('who speaks is written as each form has it, and is known again', () => {
  const spoken = [
    { start: 1, end: 2, text: 'Hello.', speaker: 'ANN & CO' },
    { start: 2, end: 3, text: 'And welcome.', speaker: 'ANN & CO' },
    { start: 3, end: 4, text: '>> Hi.', speaker: 'BOB' },
    { start: 4, end: 5, text: '>> So, to work.', speaker: 'ANN & CO' },
    { start: 5, end: 6, text: '>> Yes.', speaker: 'BOB' },
  ];
  expect(writeCaptions('vtt', spoken)).toContain('<v ANN &amp; CO>And welcome.\n');
  expect(writeCaptions('srt', spoken)).toContain('\nANN & CO: Hello.\n');
  for (const format of captionFormats) {
    expect(parseCaptions(writeCaptions(format, spoken))).toMatchObject({ ok: true, segments: spoken });
  }
});

test('saved captions give nobody the words of another when they are read again', () => {
  const said: Segment[] = [
    { start: 0, end: 1, text: 'Hello. >> Hi.', speaker: 'Ann' },
    { start: 1, end: 2, text: '>> Good day.', speaker: 'Ann' },
    { start: 2, end: 3, text: '>> Who is there?' },
    { start: 3, end: 4, text: '>> Bob.', speaker: 'Bob' },
    { start: 4, end: 5, text: '>> And Ann.', speaker: 'Ann' },
    { start: 5, end: 6, text: '>> And Bob.', speaker: 'Bob' },
    { start: 6, end: 7, text: 'They all leave.' },
  ];
  const again = (format: 'vtt' | 'srt') => {
    const parsed = parseCaptions(writeCaptions(format, said));
    return parsed.ok && parsed.segments;
  };
  expect(again('vtt')).toEqual(said);
  expect(again('srt')).toEqual(said.with(-1, { start: 6, end: 7, text: '>> They all leave.' }));
});
