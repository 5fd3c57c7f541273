import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

function segments(text: string, name?: string) {
  const captions = parseCaptions(text, name);
  if (!captions.ok) throw new Error(captions.reason);
  return captions.segments;
}

const texts = (text: string) => segments(text).map((segment) => segment.text);

test('cues are read with hours, without them and with more than two digits of them', () => {
  const file = `WEBVTT

00:01.500 --> 00:02.000
one

00:00:03.000 --> 00:00:04.250
two

100:00:00.000 --> 100:00:01.000
three
`;
  expect(segments(file)).toEqual([
    { start: 1.5, end: 2, text: 'one' },
    { start: 3, end: 4.25, text: 'two' },
    { start: 360_000, end: 360_001, text: 'three' },
  ]);
});

test.each(['a.vtt', 'a.srt'])(
  'minutes that are counted on past the hour, and seconds that were rounded up to 60, are read: %s',
  (name) => {
    const file = `59:59.500 --> 60:02.000
one

75:03.200 --> 75:60.000
two

100:00.000 --> 100:05.000
three
`;
    const expected = [
      { start: 3599.5, end: 3602, text: 'one' },
      { start: 4503.2, end: 4560, text: 'two' },
      { start: 6000, end: 6005, text: 'three' },
    ];
    expect(segments(file, name)).toEqual(expected);
    const broken = parseCaptions('WEBVTT\n\n01:60:00.000 --> 01:60:01.000\nfour');
    expect(!broken.ok && broken.reason).toMatch('Line 3 has no readable cue time');
  },
);

test('header text, notes, styles, regions, identifiers and settings are not said', () => {
  const file = `WEBVTT - made by hand
Kind: captions
Language: pt-BR

NOTE remember
this

STYLE
::cue { color: red }

REGION
id:one
width:40%

first cue
00:01.000 --> 00:02.000 align:start position:0%
hello

2
00:03.000 --> 00:04.000
world`;
  expect(parseCaptions(file)).toEqual({
    ok: true,
    format: 'vtt',
    language: 'pt-BR',
    segments: [
      { start: 1, end: 2, text: 'hello' },
      { start: 3, end: 4, text: 'world' },
    ],
    warnings: [],
  });
});

test.each([
  ['CRLF', '\r\n'],
  ['CR', '\r'],
  ['CRLF, written as text once more', '\r\r\n'],
])('lines may end in %s, after a byte order mark', (_name, end) => {
  const file = ['\ufeffWEBVTT', '', '00:01.000 --> 00:02.000', 'two', 'lines', '', '00:02.000 --> 00:03.000', 'b'];
  expect(texts(file.join(end))).toEqual(['two lines', 'b']);
});

test('a cue that follows the header or another cue without an empty line is a cue', () => {
  expect(texts('WEBVTT\n00:01.000 --> 00:02.000\na\n00:02.000 --> 00:03.000\nb')).toEqual(['a', 'b']);
});

test('another speaker than before begins with a mark, the same one does not', () => {
  const file = `WEBVTT

00:01.000 --> 00:02.000
<v Ann>Hello.

00:02.000 --> 00:03.000
<v Ann>Is it on?

00:03.000 --> 00:04.000
<v.loud Bob Ray>It <i>is</i>.</v>

00:04.000 --> 00:05.000
<v Bob Ray>Yes. <v Ann>Good.

00:05.000 --> 00:06.000
<v Bob Ray>&gt;&gt; Right.`;
  expect(texts(file)).toEqual(['Hello.', 'Is it on?', '>> It is.', 'Yes.', '>> Good.', '>> Right.']);
});

test('each speaker of a cue has the words and the time that are theirs', () => {
  const file = `WEBVTT

00:10.000 --> 00:20.000
<v Ann>One two
<v Bob Ray>three four five <v Ann>six.

00:20.000 --> 00:24.000
<v Ann>And <00:22.500><v Bob Ray><00:23.000>so on.`;
  expect(segments(file)).toMatchObject([
    { start: 10, end: 12.692, text: 'One two', speaker: 'Ann' },
    { start: 12.692, end: 18.462, text: '>> three four five', speaker: 'Bob Ray' },
    { start: 18.462, end: 20, text: '>> six.', speaker: 'Ann' },
    { start: 20, end: 23, text: 'And', speaker: 'Ann' },
    { start: 23, end: 24, text: '>> so on.', speaker: 'Bob Ray', wordStarts: [23, 23, 23] },
  ]);
});

test('inline times become the starts of words, also of a word in two parts', () => {
  const file = `WEBVTT

00:01.000 --> 00:04.000
can<00:00:01.200><c>not</c><00:00:02.000><c> be</c> so<00:03.500> &gt;&gt; sure`;
  expect(segments(file)).toEqual([{ start: 1, end: 4, text: 'cannot be so >> sure', wordStarts: [1, 2, 2, 3.5, 3.5] }]);
});

test('word times never fall and stay inside their cue', () => {
  const file = 'WEBVTT\n\n00:10.000 --> 00:12.000\na<00:09.000> b<00:11.500> c<00:11.000> d<00:59.000> e';
  expect(segments(file)[0]?.wordStarts).toEqual([10, 10, 11.5, 11.5, 12]);
});

test('character references are decoded once, and a < that opens no tag is text', () => {
  const file =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nR&amp;D &lt;b&gt; &#39;x&#x27; caf&eacute;&nbsp;&amp;lt; &bogus; &#x110000; 1 < 2 <3 <b';
  expect(texts(file)).toEqual([`R&D <b> 'x' café &lt; &bogus; \ufffd 1 < 2 <3 <b`]);
});

test('every name makes a tag, but no tag reaches over the next one', () => {
  expect(texts('WEBVTT\n\n00:01.000 --> 00:02.000\n<wow>a</wow> <b <i>c</i> d')).toEqual(['a <b c d']);
});

test('a cue with times but nothing to see is dropped', () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\n\u200e<00:01.500>\u200e\n\n00:02.000 --> 00:03.000\na';
  expect(texts(file)).toEqual(['a']);
});

test('the reading of ruby text is left out', () => {
  expect(texts('WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>漢<rt>かん</rt>字<rt>じ</ruby>だ')).toEqual(['漢字だ']);
});

test('cues come in order, overlaps are clipped, empty ones are gone, and those without a possible time stand between their neighbours', () => {
  const file = `WEBVTT

00:05.000 --> 00:09.000
later

00:01.000 --> 00:30.000
first   <b></b>
 line

00:03.000 --> 00:03.000
no length

00:04.000 --> 00:04.500
<i> </i>&nbsp;

00:61.000 --> 01:02.000
no such second

2000:00:00.000 --> 2000:00:01.000
no such hour

00:08.000 --> 00:07.000
backwards`;
  expect(segments(file)).toEqual([
    { start: 1, end: 3, text: 'first line' },
    { start: 3, end: 4.286, text: 'no length' },
    { start: 4.286, end: 5, text: 'no such second' },
    { start: 5, end: 6.286, text: 'later' },
    { start: 6.286, end: 8, text: 'no such hour' },
    { start: 8, end: 13, text: 'backwards' },
  ]);
});

test('captions without their header are WebVTT where the name says so', () => {
  const file = '00:01.000 --> 00:02.000\nhello';
  expect(parseCaptions(file, 'talk.VTT')).toMatchObject({ ok: true, format: 'vtt' });
  expect(parseCaptions(file, 'talk')).toMatchObject({ ok: true, format: 'srt' });
});

test('invisible characters and lone surrogates do not get into a text', () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\na\u0000b\u200b c\ud800\n\n00:02.000 --> 00:03.000\n\u200b\u200e';
  expect(texts(file)).toEqual(['ab c\ufffd']);
});

test('below a header, what is no WebVTT is read as SubRip: other arrows, and empty lines above the text', () => {
  const file = 'WEBVTT\nLanguage: de\n\n00:01.000 -> 00:02.000\none\n\n00:03.000 -> 00:04.000\n<c>two</c>\n';
  const segments = [
    { start: 1, end: 2, text: 'one' },
    { start: 3, end: 4, text: 'two' },
  ];
  expect(parseCaptions(file)).toEqual({ ok: true, format: 'vtt', language: 'de', segments, warnings: [] });
  const spaced = file.replace(/->.*\n/g, (times) => `-${times}\n`);
  expect(parseCaptions(spaced)).toEqual({ ok: true, format: 'vtt', language: 'de', segments, warnings: [] });
});
