// `npm run bench-transcripts`: what files of 5, 10 and 20 MB take in each form to be read or refused, each in a process of its own, beside
// a yardstick: the same bytes decoded, cut into lines and their words counted. `npm run bench-transcripts -- vtt` measures one form.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';

const megabytes = [5, 10, 20];
const most = { seconds: 3, megabytes: 400 };
const sentence = 'We sharpen a kitchen knife, we plant tomatoes and we bake bread.';
const said = (at: number) => `${sentence} ${sentence} ${sentence} ${at}`;
const words = sentence.split(' ');

const two = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number, mark: string) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds % 60))}${mark}500`;
const wordsOf = (at: number, one: (word: string, start: number) => string) =>
  words.map((word, place) => one(word, at * 4 + place / 4)).join('');

/** Each form: what stands before, what each caption is written as by its number, and what stands behind. */
const forms: Record<string, [before: string, one: (at: number) => string, behind?: string]> = {
  vtt: ['WEBVTT\n\n', (at) => `${clock(at * 4, '.')} --> ${clock(at * 4 + 3, '.')}\n${said(at)}\n\n`],
  'vtt, words': [
    'WEBVTT\n\n',
    (at) =>
      `${clock(at * 4, '.')} --> ${clock(at * 4 + 3, '.')}\n${wordsOf(at, (word, start) => `<${clock(start, '.')}><c> ${word}</c>`)}\n\n`,
  ],
  srt: ['', (at) => `${at + 1}\n${clock(at * 4, ',')} --> ${clock(at * 4 + 3, ',')}\n${said(at)}\n\n`],
  sbv: ['', (at) => `${clock(at * 4, '.')},${clock(at * 4 + 3, '.')}\n${said(at)}\n\n`],
  json3: [
    '{"events":[',
    (at) => `{"tStartMs":${at * 4000},"dDurationMs":3000,"segs":[{"utf8":"${said(at)}"}]},`,
    '{}]}',
  ],
  'json3, words': [
    '{"events":[',
    (at) =>
      `{"tStartMs":${at * 4000},"segs":[${wordsOf(at, (word, start) => `{"utf8":" ${word}","tOffsetMs":${(start - at * 4) * 1000}},`)}{}]},`,
    '{}]}',
  ],
  whisper: ['{"segments":[', (at) => `{"start":${at * 4},"end":${at * 4 + 3},"text":"${said(at)}"},`, '{}]}'],
  'whisper, words': [
    '{"segments":[',
    (at) =>
      `{"start":${at * 4},"end":${at * 4 + 3},"text":"${sentence}","words":[${wordsOf(at, (word, start) => `{"word":" ${word}","start":${start},"end":${start + 0.2},"probability":0.9},`)}{}]},`,
    '{}]}',
  ],
  'words alone': [
    '{"words":[',
    (at) =>
      `{"word":"w${at}","start":${at / 2},"end":${at / 2 + 0.4},"confidence":0.9${'1'.repeat(15)},"punctuated_word":"w${at},","speaker":0,"speaker_confidence":0.75${'1'.repeat(80)}},`,
    '{}]}',
  ],
  'half without times': [
    '{"segments":[',
    (at) => `${at % 2 ? '{' : `{"start":${at * 4},`}"text":"${said(at)}"},`,
    '{}]}',
  ],
  ttml: ['<tt><body>', (at) => `<p begin="${clock(at * 4, '.')}" end="${at * 4 + 3}s">${said(at)}</p>`, '</body></tt>'],
  srv3: ['<timedtext><body>', (at) => `<p t="${at * 4000}" d="3000">${said(at)}</p>`, '</body></timedtext>'],
  csv: ['start,end,text\n', (at) => `${at * 4000},${at * 4000 + 3000},"${said(at)}"\n`],
  tsv: ['start\tend\ttext\n', (at) => `${at * 4000}\t${at * 4000 + 3000}\t${said(at)}\n`],
  'pasted text': ['', (at) => `${clock(at * 4, '.').slice(0, -4)}\t${said(at)}\n`],
  'rolling lines': [
    'WEBVTT\n\n',
    (at) => `${clock(at * 4, '.')} --> ${clock(at * 4 + 4, '.')}\n${said(at - 1)}\n${said(at)}\n\n`,
  ],
  'too many captions': ['', (at) => `${at + 1}\n${clock(at * 4, ',')} --> ${clock(at * 4 + 3, ',')}\n${sentence}\n\n`],
  'text without times': ['', (at) => `${said(at)}\n`],
  'one line': ['00:00:01.000 --> 00:00:04.000\n', () => `${sentence} `],
  'marks of tags': ['WEBVTT\n\n00:01.000 --> 00:04.000\n', () => '<<<<<<<<<<<<<<<<'],
  references: [
    'WEBVTT\n\n',
    (at) =>
      `${clock(at * 4, '.')} --> ${clock(at * 4 + 3, '.')}\n${'Jack &amp; Jill &#38;amp; all&lrm; '.repeat(10)}\n\n`,
  ],
  'empty lines': ['WEBVTT\n\n00:01.000 --> 00:04.000\n', () => '\n\n\n\n\n\n\n\n\n\n'],
  arrows: ['WEBVTT\n\n', () => '--> --> -->\n'],
  'elements not closed': ['<tt><body>', () => '<p>'.repeat(5)],
  'marks in XML': ['<transcript><text start="0">', () => '<&'.repeat(8)],
  'one paragraph of spans': ['<tt><body><p begin="1s" end="2s">', () => '<span>w </span>'],
  brackets: ['[', () => '[[[[[[[[[['],
};

interface Measured {
  seconds: number;
  yardstick: number;
  megabytes: number;
  what: string;
}

/** Both are seconds of a processor: on a busy machine those of the clock are others' too. */
function measure(file: string): Measured {
  const bytes = readFileSync(file);
  const seconds = processorSeconds(() => parseCaptions(bytes));
  const { maxRSS } = process.resourceUsage();
  const yardstick = processorSeconds(() => new TextDecoder().decode(bytes).split('\n').map(countWords));
  const { result, spent } = seconds;
  const what = result.ok
    ? `${result.segments.length.toLocaleString('en')} segments`
    : `refused: ${result.reason.slice(0, 60)}…`;
  return { seconds: spent, yardstick: yardstick.spent, megabytes: Math.round((maxRSS * 1024) / 1e6), what };
}

function countWords(line: string): number {
  return line.split(' ').length;
}

function processorSeconds<T>(work: () => T): { result: T; spent: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, spent: (user + system) / 1e6 };
}

function write(file: string, [before, one, behind = '']: NonNullable<(typeof forms)[string]>, size: number): void {
  const parts = [before];
  for (let at = 0, length = 0; length < size; at += 1) {
    const part = one(at);
    parts.push(part);
    length += part.length;
  }
  writeFileSync(file, parts.join('') + behind);
}

const [wanted, child] = process.argv.slice(2);
if (wanted === 'measure' && child !== undefined) console.log(JSON.stringify(measure(child)));
else {
  const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-bench-'));
  const file = path.join(folder, 'captions');
  let isWithin = true;
  console.log(
    '| form | 5 MB | 10 MB | 20 MB | beside the yardstick | memory at most | |\n|---|---|---|---|---|---|---|',
  );
  for (const [name, form] of Object.entries(forms)) {
    if (wanted !== undefined && wanted !== name) continue;
    const all = megabytes.map((size) => {
      write(file, form, size * 1e6);
      const told = execFileSync(process.execPath, [import.meta.filename, 'measure', file], { encoding: 'utf8' });
      return JSON.parse(told) as Measured;
    });
    const last = all.at(-1);
    if (!last) continue;
    isWithin &&= last.seconds <= most.seconds && last.megabytes <= most.megabytes;
    const times = all.map(({ seconds }) => `${seconds.toFixed(1)} s`).join(' | ');
    console.log(
      `| ${name} | ${times} | ${(last.seconds / last.yardstick).toFixed(1)} × | ${last.megabytes} MB | ${last.what} |`,
    );
  }
  rmSync(folder, { recursive: true });
  if (!isWithin) {
    console.error(`A file of 20 MB takes more than ${most.seconds} s of a processor or ${most.megabytes} MB.`);
    process.exitCode = 1;
  }
}
