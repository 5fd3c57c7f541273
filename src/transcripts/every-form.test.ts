import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';
import { fromZero } from './repair/from-zero.ts';

/** A talk: sentences with their times in milliseconds. Every word is another one, so that none can hide another. */
interface Sentence {
  words: string[];
  start: number;
  end: number;
}

const syllables = ['ka', 'lo', 'mi', 'ru', 'te', 'so', 'ni', 'ba', 'do', 'fe'];
const nameOf = (place: number) => `w${[...String(place)].map((digit) => syllables[Number(digit)]).join('')}`;

const talks: fc.Arbitrary<Sentence[]> = fc
  .array(
    fc.record({
      count: fc.integer({ min: 3, max: 9 }),
      pause: fc.integer({ min: 0, max: 700 }),
      length: fc.integer({ min: 1500, max: 8000 }),
      mark: fc.constantFrom('.', '?', ',', ''),
    }),
    { minLength: 6, maxLength: 20 },
  )
  .map((drafts) => {
    let clock = 0;
    let place = 0;
    return drafts.map(({ count, pause, length, mark }) => {
      const words = Array.from({ length: count }, () => nameOf(place++));
      const start = clock + pause;
      clock = start + length;
      return { words: [...words.slice(0, -1), `${words.at(-1)}${mark}`], start, end: clock };
    });
  });

const clock = (ms: number, mark: string) => new Date(ms).toISOString().slice(11, 23).replace('.', mark);
const textOf = ({ words }: Sentence) => words.join(' ');
const json = (value: unknown) => JSON.stringify(value);
const seconds = (ms: number) => ms / 1000;

/** Every form that is read, as tools write it. */
const forms: Record<string, (talk: readonly Sentence[]) => string> = {
  vtt: (talk) =>
    `WEBVTT\n\n${talk.map((one) => `${clock(one.start, '.')} --> ${clock(one.end, '.')}\n${textOf(one)}\n`).join('\n')}`,
  srt: (talk) =>
    talk
      .map((one, at) => `${at + 1}\n${clock(one.start, ',')} --> ${clock(one.end, ',')}\n${textOf(one)}\n`)
      .join('\n'),
  sbv: (talk) => talk.map((one) => `${clock(one.start, '.')},${clock(one.end, '.')}\n${textOf(one)}\n`).join('\n'),
  printed: (talk) =>
    talk.map((one) => `[${clock(one.start, '.')} --> ${clock(one.end, '.')}]  ${textOf(one)}`).join('\n'),
  json3: (talk) =>
    json({
      wireMagic: 'pb3',
      events: talk.map((one) => ({
        tStartMs: one.start,
        dDurationMs: one.end - one.start,
        segs: [{ utf8: textOf(one) }],
      })),
    }),
  ttml: (talk) =>
    `<tt xml:lang="en"><body><div>${talk.map((one) => `<p begin="${clock(one.start, '.')}" end="${clock(one.end, '.')}">${textOf(one)}</p>`).join('')}</div></body></tt>`,
  srv1: (talk) =>
    `<transcript>${talk.map((one) => `<text start="${seconds(one.start)}" dur="${seconds(one.end - one.start)}">${textOf(one)}</text>`).join('')}</transcript>`,
  srv3: (talk) =>
    `<timedtext format="3"><body>${talk.map((one) => `<p t="${one.start}" d="${one.end - one.start}">${textOf(one)}</p>`).join('')}</body></timedtext>`,
  whisper: (talk) =>
    json({
      language: 'en',
      segments: talk.map((one) => ({ start: seconds(one.start), end: seconds(one.end), text: ` ${textOf(one)}` })),
    }),
  tuples: (talk) =>
    json({
      segments: talk.map((one, at) => [at, 0, seconds(one.start), seconds(one.end), ` ${textOf(one)}`, [1], 0.5]),
    }),
  podlove: (talk) =>
    json(
      talk.map((one) => ({ start: clock(one.start, '.'), start_ms: one.start, end_ms: one.end, text: textOf(one) })),
    ),
  azure: (talk) =>
    json({
      recognizedPhrases: talk.map((one) => ({
        offset: `PT${seconds(one.start)}S`,
        duration: `PT${seconds(one.end - one.start)}S`,
        nBest: [{ display: textOf(one) }, { display: 'never said' }],
      })),
    }),
  rev: (talk) =>
    json({
      monologues: talk.map((one) => ({
        speaker: 0,
        elements: one.words.map((value, at) => ({
          type: 'text',
          value,
          ts: seconds(one.start + ((one.end - one.start) * at) / one.words.length),
          end_ts: seconds(one.start + ((one.end - one.start) * (at + 1)) / one.words.length),
        })),
      })),
    }),
  panel: (talk) =>
    json({
      initial_segments: talk.map((one) => ({
        transcriptSegmentRenderer: {
          startMs: `${one.start}`,
          endMs: `${one.end}`,
          snippet: { runs: [{ text: textOf(one) }] },
        },
      })),
    }),
  lines: (talk) =>
    talk.map((one) => json({ start: seconds(one.start), end: seconds(one.end), text: textOf(one) })).join('\n'),
  tsv: (talk) => ['start\tend\ttext', ...talk.map((one) => `${one.start}\t${one.end}\t${textOf(one)}`)].join('\n'),
  csv: (talk) =>
    ['Speaker Name,Start Time,End Time,Text']
      .concat(talk.map((one) => `Ann,${clock(one.start, '.')},${clock(one.end, '.')},"${textOf(one)}"`))
      .join('\r\n'),
  pasted: (talk) => talk.map((one) => `${clock(one.start, '.').slice(3)}\t${textOf(one)}`).join('\n'),
};

/** What befalls files on their way, as far as a form lets it. */
const spoilings: Record<string, (file: string, form: string) => string> = {
  none: (file) => file,
  windows: (file) => `\ufeff${file.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')}`,
  'marks of direction': (file) => file.replace(/w(\p{L}+)/gu, '\u200ew$1\u200f'),
  'marks as references': (file, form) =>
    /vtt|srt|sbv|xml|ttml|srv/.test(form) ? file.replace(/ (w\p{L}+)/gu, ' &lrm;$1') : file,
  'empty lines in texts': (file, form) =>
    /^(?:vtt|srt|sbv)$/.test(form) ? file.replace(/ (?=w\p{L}+ w\p{L}+[.?,]?$)/gmu, '\n\n') : file,
  'empty lines above texts': (file, form) =>
    /^(?:vtt|srt|sbv)$/.test(form) ? file.replace(/^(?=w\p{L}+ )/gmu, '\n') : file,
  'no time of the third': (file, form) =>
    /^(?:vtt|srt)$/.test(form)
      ? nth(file, /^[\d:.,]+(?= -->)/gm, 2, 'NaN:NaN:NaN')
      : /whisper|lines/.test(form)
        ? nth(file, /"start":[\d.]+/g, 2, '"start":NaN')
        : file,
  'decimals of a float': (file, form) =>
    /vtt|srt$/.test(form) ? file.replace(/(?<=[.,]\d\d)\d(?= -->)/g, '$&.99999999999') : file,
  'Arabic digits': (file, form) =>
    /^(?:vtt|srt)$/.test(form)
      ? file.replace(/^.*-->.*$/gm, (line) =>
          line.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
        )
      : file,
  'counters with a word': (file, form) => (form === 'srt' ? file.replace(/^(\d+)$/gm, '$1个') : file),
  'layout codes': (file, form) =>
    /vtt|srt|whisper|tsv/.test(form)
      ? file.replace(/(?<=^|\t| )(?=w\p{L}+ )/gmu, form === 'whisper' ? '{\\\\an8}' : '{\\an8}')
      : file,
};

function nth(file: string, form: RegExp, place: number, by: string): string {
  let count = -1;
  return file.replace(form, (found) => {
    count += 1;
    return count === place ? by : found;
  });
}

const wordsIn = (text: string): string[] => text.match(/w\p{L}+/gu) ?? [];

function holds(talk: readonly Sentence[], form: string, spoiling: string, file: string): void {
  const captions = parseCaptions(file, `talk.${form}`);
  const about = `${form}, ${spoiling}:\n${file}`;
  if (!captions.ok) throw new Error(`${captions.reason}\n${about}`);
  const { segments } = fromZero(captions.segments);
  expect(
    segments.flatMap(({ text }) => wordsIn(text)),
    about,
  ).toEqual(talk.flatMap(({ words }) => words.flatMap(wordsIn)));
  expect(segments.map(({ text }) => text).join(' '), about).not.toMatch(/[\u200e\u200f]|&lrm;|\{|NaN/);
  const isWhole = spoiling === 'none' || spoiling === 'windows';
  if (isWhole) expect(captions.warnings, about).toEqual([]);
  for (const [place, { words, start }] of talk.entries()) {
    const [first = ''] = wordsIn(words[0] ?? '');
    const segment = segments.find(({ text }) => wordsIn(text).includes(first));
    const isKnown = !(spoiling === 'no time of the third' && place === 2);
    const from = isKnown ? seconds(start) - 1 : seconds(talk[1]?.start ?? 0);
    const until = isKnown ? seconds(start) + 1 : seconds(talk[3]?.start ?? 0);
    expect(segment?.start, about).toBeGreaterThanOrEqual(from);
    expect(segment?.start, about).toBeLessThanOrEqual(until + 0.001);
  }
}

test('every word of a talk is read, in order and at its time, in whatever form it is written and however it was spoilt', () => {
  const files = fc.tuple(talks, fc.constantFrom(...Object.keys(forms)), fc.constantFrom(...Object.keys(spoilings)));
  fc.assert(
    fc.property(files, ([talk, form, spoiling]) => {
      holds(talk, form, spoiling, spoilings[spoiling]?.(forms[form]?.(talk) ?? '', form) ?? '');
    }),
    { numRuns: 3000 },
  );
});

test('a talk whose times begin anew, or count from late, or stand twice, is read once and in order', () => {
  const shapes = fc.constantFrom('anew', 'late', 'twice');
  const written = fc.constantFrom('vtt', 'srt', 'whisper', 'tsv', 'csv', 'ttml', 'json3');
  fc.assert(
    fc.property(talks, shapes, written, (talk, shape, form) => {
      const half = Math.floor(talk.length / 2);
      const back = (talk[half]?.start ?? 0) - 100;
      const spoilt = talk.flatMap((one, at) => {
        if (shape === 'late') return { ...one, start: one.start + 36_000_000, end: one.end + 36_000_000 };
        const middle = Math.floor((one.start + one.end) / 2);
        if (shape === 'twice')
          return [
            { ...one, end: middle },
            { ...one, start: middle },
          ];
        return at < half ? one : { ...one, start: one.start - back, end: one.end - back };
      });
      const file = forms[form]?.(spoilt) ?? '';
      const captions = parseCaptions(file, `talk.${form}`);
      if (!captions.ok) throw new Error(`${captions.reason}\n${file}`);
      const { segments, warning } = fromZero(captions.segments);
      expect(
        segments.flatMap(({ text }) => wordsIn(text)),
        file,
      ).toEqual(talk.flatMap(({ words }) => words.flatMap(wordsIn)));
      if (shape !== 'anew')
        expect(Math.abs((segments[0]?.start ?? 9) - seconds(talk[0]?.start ?? 0)), file).toBeLessThan(1);
      expect([...captions.warnings, ...(warning === null ? [] : [warning])], file).not.toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
