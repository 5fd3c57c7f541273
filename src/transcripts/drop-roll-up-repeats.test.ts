import { expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

function segments(text: string) {
  const captions = parseCaptions(text);
  if (!captions.ok) throw new Error(captions.reason);
  return captions.segments;
}

/** A SubRip file of cues of two seconds, one after the other. */
function srt(...cues: string[]): string {
  const time = (at: number) =>
    `00:${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')},000`;
  return cues.map((cue, i) => `${i + 1}\n${time(i * 2)} --> ${time(i * 2 + 2)}\n${cue}\n`).join('\n');
}

const said = (text: string) => segments(text).map((segment) => segment.text);

test('rolling automatic captions say every word once, at its time', () => {
  const file = `WEBVTT
Kind: captions
Language: en

00:00:00.080 --> 00:00:01.990 align:start position:0%
 
so<00:00:00.320><c> today</c><00:00:00.800><c> we</c><00:00:01.040><c> bake</c>

00:00:01.990 --> 00:00:02.000 align:start position:0%
so today we bake
 

00:00:02.000 --> 00:00:03.990 align:start position:0%
so today we bake
bread.<00:00:02.480><c> bread</c><00:00:03.040><c> [music]</c>

00:00:03.990 --> 00:00:04.000 align:start position:0%
bread. bread [music]
 

00:00:04.000 --> 00:00:05.990 align:start position:0%
bread. bread [music]
&gt;&gt; bread?

00:00:05.990 --> 00:00:06.000 align:start position:0%
&gt;&gt; bread?
 

00:00:06.000 --> 00:00:07.000 align:start position:0%
&gt;&gt; bread?
yes.

`;
  expect(segments(file)).toEqual([
    { start: 0.08, end: 1.99, text: 'so today we bake', wordStarts: [0.08, 0.32, 0.8, 1.04] },
    { start: 2, end: 3.99, text: 'bread. bread [music]', wordStarts: [2, 2.48, 3.04] },
    { start: 4, end: 5.99, text: '>> bread?' },
    { start: 6, end: 7, text: 'yes.', wordStarts: [6] },
  ]);
});

test('a line said twice in rolling automatic captions stands twice', () => {
  const file = `WEBVTT

00:00.000 --> 00:01.990
hello
no<00:00.500><c> no</c>

00:01.990 --> 00:02.000
no no
 

00:02.000 --> 00:03.990
no no
no<00:02.500><c> no</c>

00:03.990 --> 00:04.000
no no
 

00:04.000 --> 00:05.990
no no
no<00:04.500><c> no</c>

00:05.990 --> 00:06.000
no no
 

00:06.000 --> 00:08.000
no no
stop<00:07.000><c> it</c>`;
  expect(said(file)).toEqual(['hello no no', 'no no', 'no no', 'stop it']);
});

test('two-line rolling captions without word times lose their repeated lines', () => {
  expect(said(srt('we bake', 'we bake\nbread today', 'bread today\nwith salt', 'with salt\nand water'))).toEqual([
    'we bake',
    'bread today',
    'with salt',
    'and water',
  ]);
});

test('converted automatic captions with their cues of 10 ms lose them and the repeated lines', () => {
  const file = `1
00:00:00,000 --> 00:00:01,990
we bake

2
00:00:01,990 --> 00:00:02,000
we bake
 

3
00:00:02,000 --> 00:00:03,990
we bake
bread today

4
00:00:03,990 --> 00:00:04,000
bread today
 

5
00:00:04,000 --> 00:00:05,990
bread today
with salt`;
  expect(said(file)).toEqual(['we bake', 'bread today', 'with salt']);
});

test('three-line rolling captions lose both repeated lines', () => {
  expect(said(srt('a1\na2\na3', 'a2\na3\na4', 'a3\na4\na5'))).toEqual(['a1 a2 a3', 'a4', 'a5']);
});

test('a rolling line that only stays on the screen is not said again', () => {
  expect(said(srt('a1\na2', 'a2\na3', 'a3', 'a3\na4'))).toEqual(['a1 a2', 'a3', 'a4']);
});

test('a line said again and again in rolling captions stands as often', () => {
  const cues = ['x\nno', 'no\nno', 'no\nno', 'no\nstop', 'stop\nwe', 'we\ngo'];
  expect(said(srt(...cues))).toEqual(['x no', 'no', 'no', 'stop', 'we', 'go']);
});

test('a line with word times of its own is new, even where the last one is the same', () => {
  const file = `WEBVTT

00:00.000 --> 00:02.000
hello
no<00:00.500><c> no</c>

00:02.000 --> 00:04.000
no no
come<00:02.500><c> on</c>

00:04.000 --> 00:06.000
 
come<00:04.500><c> on</c>

00:06.000 --> 00:08.000
come on
stop<00:07.000><c> it</c>`;
  expect(said(file)).toEqual(['hello no no', 'come on', 'come on', 'stop it']);
});

test('a line said again after a pause in rolling captions stands again', () => {
  const file = `${srt('a1\na2', 'a2\na3', 'a3\na4')}\n00:01:00,000 --> 00:01:02,000\na4\n`;
  expect(said(file)).toEqual(['a1 a2', 'a3', 'a4', 'a4']);
});

test.each([
  ['a speaker who repeats a word', ['no', 'no', 'no', 'no no no']],
  ['a chorus of two lines', ['la la\nna na', 'la la\nna na', 'hey\nho', 'la la\nna na']],
  ['a chorus of one line twice', ['oh baby\noh baby', 'oh baby\noh baby', 'oh baby\noh baby']],
  ['a refrain of two lines in turn', ['oh\nbaby', 'baby\noh', 'oh\nbaby']],
  ['an answer that echoes', ['Are you?\nI am.', 'I am.\nReally?', 'One.\nTwo.', 'Three.\nFour.', 'Five.\nSix.']],
])('%s keeps every repetition', (_name, cues) => {
  expect(said(srt(...cues))).toEqual(cues.map((cue) => cue.replace('\n', ' ')));
});

test('a cue that stands twice at the same time is said once', () => {
  const twice = '00:00:01,000 --> 00:00:02,000\nhello\n\n';
  expect(said(`${twice}${twice}00:00:01,000 --> 00:00:02,000\n[door]\n`)).toEqual(['hello', '[door]']);
});
