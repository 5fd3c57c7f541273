import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

function segments(source: string | Uint8Array) {
  const captions = parseCaptions(source);
  if (!captions.ok) throw new Error(captions.reason);
  expect(captions.format).toBe('srt');
  return captions.segments;
}

const texts = (source: string | Uint8Array) => segments(source).map((segment) => segment.text);

test('commas and dots, counters and their absence, settings and CRLF are all read', () => {
  const file = [
    '\ufeff1',
    '00:00:01,000 --> 00:00:02,500 X1:10 X2:20',
    'one',
    'more',
    '',
    '00:00:03.000 --> 00:00:04.000',
    'two',
    '',
    '7',
    '1:00:05,5 --> 1:00:06',
    'three',
  ];
  expect(segments(file.join('\r\n'))).toEqual([
    { start: 1, end: 2.5, text: 'one more' },
    { start: 3, end: 4, text: 'two' },
    { start: 3605.5, end: 3606, text: 'three' },
  ]);
});

test.each([
  '00:00:01.000 -> 00:00:03,5',
  '00:01,000 → 00:03,500',
  '00:00:01,000 –> 00:00:03,500',
  '00:00:01,000 -- > 00:00:03,500',
  '00:00:01,000 --&gt; 00:00:03,500',
  '00: 00: 01, 000 -> 00: 00: 03, 500',
  '００：００：０１，０００ －－＞ ００：００：０３，５００',
  '00:00:01:000 --> 00:00:03:500',
  '1. 00:00:01,000 --> 00:00:03,500',
])('a line of times that a tool or a translator changed is read: %s', (times) => {
  expect(segments(`1\n${times}\n\nhello\n\n2\n00:00:04,000 --> 00:00:05,000\nworld`)).toEqual([
    { start: 1, end: 3.5, text: 'hello' },
    { start: 4, end: 5, text: 'world' },
  ]);
});

test('what is said on the line of times is kept, settings are not said', () => {
  const file =
    '1 00:00:01,000 --> 00:00:02,000 hello\n2 00:00:02,000 --> 00:00:03,000world\n00:03,000 --> 00:04,000 align:end\n!';
  expect(texts(file)).toEqual(['hello', 'world', '!']);
});

test('words below times that can not be read are said with the cue before, and the times are not', () => {
  const file =
    '1\n00:00:01,000 --> 00:00:02,000 one\n\n2\n00:00:xx,000 --> 00:00:03,000\ntwo\n\n3\n00:00:03,000 --> 00:00:04,000\nthree';
  expect(texts(file)).toEqual(['one', 'two', 'three']);
});

test('times of day with an arrow between them are said, and arrows that are no times', () => {
  expect(texts('1\n00:00:01,000 --> 00:00:02,000\nA --> B')).toEqual(['A --> B']);
  expect(texts('1\n00:00:01,000 --> 00:00:02,000\nLunch:\n12:15 → 13:00')).toEqual(['Lunch: 12:15 → 13:00']);
});

test('empty lines inside a text and between the parts of a cue do no harm', () => {
  const file = '1\n\n00:00:01,000 --> 00:00:02,000\n\none\n\nmore\n\n\n2\n00:00:02,000 --> 00:00:03,000\ntwo\n\n\n';
  expect(texts(file)).toEqual(['one more', 'two']);
});

test('numbers that are said stay, counters do not', () => {
  const timing = (at: number) => `00:00:0${at},000 --> 00:00:0${at + 1},000`;
  expect(texts(`1\n${timing(1)}\nIn\n1984\n\n2\n${timing(2)}\n42\n\n3\n${timing(3)}\n3\n`)).toEqual([
    'In 1984',
    '42',
    '3',
  ]);
  expect(texts(`${timing(1)}\n1984\n${timing(2)}\n1985\n`)).toEqual(['1984', '1985']);
  expect(texts(`1\n${timing(1)}\n2\n${timing(2)}\nb\n3\n${timing(3)}\nc`)).toEqual(['b', 'c']);
});

test('tags and positions are removed, unknown angle brackets and other braces are not', () => {
  const file = `1
00:00:01,000 --> 00:00:02,000
{\\an8}<font color="#fff"><i>Well</i></font>,<br/>{yes} <laughs> 1 < 2 &amp; I <3 <u>you`;
  expect(texts(file)).toEqual(['Well, {yes} <laughs> 1 < 2 & I <3 you']);
});

const FILE = '1\n00:00:01,000 --> 00:00:02,000\nCafé – “l’été”\n';

test('bytes are read as UTF-8, UTF-16 with and without its mark, or Windows-1252', () => {
  const wide = Buffer.from(FILE, 'utf16le');
  const big = Buffer.from(wide).swap16();
  const windows = Uint8Array.from(
    FILE,
    (letter) => ({ '–': 0x96, '“': 0x93, '”': 0x94, '’': 0x92 })[letter] ?? letter.charCodeAt(0),
  );
  const encodings = [
    Buffer.from(FILE),
    Buffer.from(`\ufeff${FILE}`),
    wide,
    Buffer.concat([Uint8Array.of(0xff, 0xfe), wide]),
    big,
    Buffer.concat([Uint8Array.of(0xfe, 0xff), big]),
    windows,
  ];
  for (const bytes of encodings) expect(texts(bytes)).toEqual(['Café – “l’été”']);
});

test('UTF-8 that was cut off inside a letter stays UTF-8', () => {
  const bytes = Buffer.from(`${FILE}${'ä'.repeat(20)}`);
  expect(texts(bytes.subarray(0, -1))).toEqual([`Café – “l’été” ${'ä'.repeat(19)}\ufffd`]);
});

test('a cue in brackets or braces before any other is no JSON', () => {
  expect(texts('[noise]\n00:00:01,000 --> 00:00:02,000\nhello')).toEqual(['hello']);
  expect(texts('{\\an8}\n00:00:01,000 --> 00:00:02,000\nhello')).toEqual(['hello']);
});

test('who speaks in turns begins no sooner than a caption that ends before it', () => {
  expect(parseCaptions('00:00:08,000 --> 00:00:01,000\n<v Ann>One.</v> <v Bo>Two.')).toMatchObject({
    segments: [
      { start: 8, text: 'One.', speaker: 'Ann' },
      { start: 8, text: '>> Two.', speaker: 'Bo' },
    ],
  });
});

test('what is said for longer than five seconds, and does not say it, lasts as long as it takes to say', () => {
  const said = 'Words of a paragraph. '.repeat(15).trim();
  expect(parseCaptions(`00:00:08,000 --> 00:00:08,000\n${said}`)).toMatchObject({
    segments: [{ start: 8, end: 29.933 }],
  });
});

test('captions that show each word in turn by its colour stand once, and others as often as they are said', () => {
  const said = ['We', 'sand', 'the', 'boards', 'first.'];
  const cues = said.map((word, at) => {
    const text = said.map((one) => (one === word ? `<font color="yellow">${one}</font>` : one)).join(' ');
    return `00:00:0${at},000 --> 00:00:0${at},400\n${text}\n\n00:00:0${at},400 --> 00:00:0${at},900\n${said.join(' ')}`;
  });
  expect(segments(cues.join('\n\n'))).toEqual([{ start: 0, end: 4.9, text: 'We sand the boards first.' }]);
  const sung = cues.map((_, at) => `00:00:0${at},000 --> 00:00:0${at},900\nWe are the boards.`);
  expect(segments(sung.join('\n\n'))).toHaveLength(5);
});

test('two lines with dashes are said by two', () => {
  expect(
    texts('00:00:01,000 --> 00:00:02,000\n- Hola.\n-¿Qué tal?\n\n00:00:02,000 --> 00:00:03,000\n- and so on'),
  ).toEqual(['- Hola. >> ¿Qué tal?', '- and so on']);
});

test('times in brackets, times before the start and the breaks of SubStation Alpha are read', () => {
  expect(segments('[00:00.000 --> 00:02.500]   One.\n[00:02.500 --> 00:04.000]   Two.')).toEqual([
    { start: 0, end: 2.5, text: 'One.' },
    { start: 2.5, end: 4, text: 'Two.' },
  ]);
  expect(segments('1\n-00:00:01,500 --> 00:00:02,500\n{\\an8}One,\\Ntwo.')).toEqual([
    { start: 0, end: 2.5, text: 'One, two.' },
  ]);
});

test('an end that is hours away is a mistake', () => {
  expect(segments('00:00:01,000 --> 99:59:59,999\nThe end.')).toEqual([{ start: 1, end: 6, text: 'The end.' }]);
});

test('captions whose breaks of lines were lost are read', () => {
  expect(segments('1 00:00:01,000 --> 00:00:02,000 One. 2 00:00:02,000 --> 00:00:03,000 Two, three. ')).toEqual([
    { start: 1, end: 2, text: 'One.' },
    { start: 2, end: 3, text: 'Two, three.' },
  ]);
});

test('an end that leaves no time to say it counts as none', () => {
  expect(segments('00:00:01,000 --> 00:00:01,020\nIt is here.')).toEqual([{ start: 1, end: 6, text: 'It is here.' }]);
});
