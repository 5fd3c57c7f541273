// `npm run bench-transcripts`: seconds and memory that a file of 20 MB takes in each form, each in a process of its own.
import { execFileSync } from 'node:child_process';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';

const size = 20_000_000;
const said = 'We sharpen a kitchen knife, we plant tomatoes and we bake bread.';

const two = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number, mark: string) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${mark}500`;

/** Each form: what stands before, what each caption is written as by its number, and what stands behind. */
const forms: Record<string, [before: string, one: (at: number) => string, behind: string]> = {
  vtt: ['WEBVTT\n\n', (at) => `${clock(at * 4, '.')} --> ${clock(at * 4 + 3, '.')}\n${said} ${at}\n\n`, ''],
  srt: ['', (at) => `${at + 1}\n${clock(at * 4, ',')} --> ${clock(at * 4 + 3, ',')}\n${said} ${at}\n\n`, ''],
  whisper: ['{"segments":[', (at) => `{"start":${at * 4},"end":${at * 4 + 3},"text":"${said} ${at}"},`, '{}]}'],
  'without times': ['{"segments":[', (at) => `${at % 2 ? '{' : `{"start":${at * 4},`}"text":"${said} ${at}"},`, '{}]}'],
  words: ['{"words":[', (at) => `{"word":"w${at}","start":${at / 2},"end":${at / 2 + 0.4},"score":0.9},`, '{}]}'],
  json3: ['{"events":[', (at) => `{"tStartMs":${at * 4000},"segs":[{"utf8":"${said} ${at}"}]},`, '{}]}'],
  ttml: [
    '<tt><body>',
    (at) => `<p begin="${clock(at * 4, '.')}" end="${at * 4 + 3}s">${said} ${at}</p>`,
    '</body></tt>',
  ],
  csv: ['start,end,text\n', (at) => `${at * 4000},${at * 4000 + 3000},"${said} ${at}"\n`, ''],
  pasted: ['', (at) => `${clock(at * 4, '.').slice(0, -4)}\t${said} ${at}\n`, ''],
  prose: ['', (at) => `${said} ${at}\n`, ''],
};

const [name = ''] = process.argv.slice(2);
const form = forms[name];
if (form === undefined) {
  for (const one of Object.keys(forms)) {
    execFileSync(process.execPath, [import.meta.filename, one], { stdio: 'inherit' });
  }
} else {
  const [before, one, behind] = form;
  const parts = [before];
  for (let at = 0, length = 0; length < size; at += 1) {
    const part = one(at);
    parts.push(part);
    length += part.length;
  }
  const bytes = Buffer.from(parts.join('') + behind);
  parts.length = 0;
  const { user, system } = process.cpuUsage();
  const begin = performance.now();
  const read = parseCaptions(bytes, `talk.${name}`);
  const seconds = (performance.now() - begin) / 1000;
  const used = process.cpuUsage({ user, system });
  const memory = process.resourceUsage().maxRSS / 1024;
  const what = read.ok ? `${read.segments.length} segments` : 'refused';
  console.log(
    `${name.padEnd(14)} ${seconds.toFixed(1)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of a processor, ${memory.toFixed(0)} MB at most: ${what}`,
  );
}
