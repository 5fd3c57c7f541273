import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeEntities } from './formats/entities.ts';
import { parseCaptions } from './parse-captions.ts';
import { readTranscript } from './reading/reading.ts';
import { textOf } from './reading/words.ts';
import { fromZero } from './repair/from-zero.ts';
import type { Segment } from './transcript.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/field/cases');
const isThere = existsSync(folder);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

interface Sentence {
  text: string;
  start: number;
}

/** What is right about a file, beside its words and their times. */
interface Case {
  /** What its warning says; none where the file is whole. */
  warning?: RegExp;
  /** Who speaks as it begins. */
  speaker?: string;
  /** Numbers of the sentences, from 0, of which the file does not say when they begin. */
  untimed?: (place: number) => boolean;
  /** How far the whole is from the talk's own times; seconds. */
  later?: number;
}

/** Files that are not read as they should be yet. */
const wrong = new Set<string>([]);

const cases: Record<string, Case> = {
  '00-base.vtt': {},
  '02-blank-after-times-some.vtt': {},
  '03-blank-inside-text.vtt': {},
  '08c-words-only-no-times.json': { warning: /no time/, untimed: () => false },
  '08d-whisperx-segment-no-start.json': {},
  '10-hf-chunks-restart.json': { warning: /begin anew/ },
  '13b-nan.json': { warning: /no time/, untimed: (place) => place === 30 },
  '15-programme-0059.srt': { warning: /59:50/ },
  '15c-programme-1002.srt': { warning: /10:00:00/, later: 125 },
  '16b-some-float-ms.srt': {},
  '21c-daisy-chained.vtt': { warning: /same/ },
  '26-faster-whisper-arrays.json': {},
  '27-podlove.json': { speaker: 'Ben' },
  '27d-teams-metadata.vtt': { warning: /data/, speaker: 'Kofi Adjei' },
  '32b-youtube-panel-tab.txt': { warning: /Intro/ },
  '35-whisper.tsv': {},
  '38b-spaced-chars-zh.srt': { warning: /paces/ },
  '39d-lrm-en-entity.vtt': { warning: /direction/ },
  '43-zh-auto.srt': { untimed: (place) => place > 0 },
  '43-zh.srt': {},
  '51b-ttml-h-mm-ss.ttml': {},
  '52-double-entities.json': { warning: /twice/ },
  '65-translated-counters.srt': { warning: /1个/ },
  '66-rewinds.srt': { warning: /begin anew/ },
  '80-nan-times.srt': { warning: /no time/, untimed: (place) => place % 7 === 4 },
};

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
const spacedHan = /(?<=\p{Script=Han}) (?=\p{Script=Han})/u;
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** The talk as its clean files have it; of the file with entities, as that file has it. */
function talkOf(name: string): Sentence[] {
  if (name.startsWith('52')) {
    const said = JSON.parse(read(name)) as { text: string; offset: number }[];
    return said.map(({ text, offset }) => ({ text: decodeEntities(decodeEntities(text)), start: offset }));
  }
  const base = read(/38b|43|65/.test(name) ? '43-zh.srt' : '00-base.vtt');
  const cues = base.matchAll(/(\d\d):(\d\d):(\d\d)[.,](\d{3}) -->.*\n(.+)/g);
  return [...cues].map(([, h, m, s, ms, text = '']) => ({
    text,
    start: Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000,
  }));
}

/** When each letter and digit is said: words by their times, else evenly within their segment. */
function timesOf(segments: readonly Segment[]): number[] {
  return segments.flatMap(({ start, end, text, wordStarts }) => {
    const letters = [...lettersOf(text)].length;
    if (!wordStarts) return Array.from({ length: letters }, (_, at) => start + ((end - start) * at) / letters);
    return text.split(' ').flatMap((word, at) => Array.from(lettersOf(word), () => wordStarts[at] ?? start));
  });
}

describe.skipIf(!isThere)('files that people have (skipped where ../shared/field is absent)', () => {
  test('every file is read by a test', () => {
    expect([...Object.keys(cases), '49-live_chat.json'].sort()).toEqual(readdirSync(folder).sort());
  });

  for (const [name, { warning, speaker, untimed = () => false, later = 0 }] of Object.entries(cases)) {
    (wrong.has(name) ? test.fails : test)(`${name} is read as it should be`, () => {
      const captions = parseCaptions(readFileSync(path.join(folder, name)), name);
      if (!captions.ok) throw new Error(captions.reason);
      const { segments, warning: moved } = fromZero(captions.segments);
      const talk = talkOf(name);
      const text = segments.map((segment) => segment.text).join(' ');
      expect(lettersOf(text)).toBe(lettersOf(talk.map((sentence) => sentence.text).join(' ')));
      expect(text).not.toMatch(invisible);
      for (const segment of segments) expect(segment.text).not.toMatch(spacedHan);
      const times = timesOf(segments);
      let before = 0;
      for (const [place, sentence] of talk.entries()) {
        const at = times[before] ?? Number.NaN;
        const earliest = untimed(place) ? (talk[place - 1]?.start ?? 0) : sentence.start - 1.5;
        const latest = untimed(place) ? (talk[place + 1]?.start ?? Number.POSITIVE_INFINITY) : sentence.start + 1.5;
        expect(at, sentence.text).toBeGreaterThanOrEqual(earliest + later);
        expect(at, sentence.text).toBeLessThanOrEqual(latest + later);
        before += [...lettersOf(sentence.text)].length;
      }
      if (speaker !== undefined) expect(segments[0]?.speaker).toBe(speaker);
      const warnings = [...captions.warnings, ...(moved === null ? [] : [moved])];
      if (warning) expect(warnings.join('\n')).toMatch(warning);
      else expect(warnings).toEqual([]);
    });
  }

  test('captions that are cut inside words read as one text, in which an answer is found', async () => {
    const captions = parseCaptions(read('43-zh-auto.srt'));
    if (!captions.ok) throw new Error(captions.reason);
    const { language, segments } = captions;
    const reading = readTranscript({ language, kind: 'file', segments }, 300);
    expect(textOf(reading.words)).not.toMatch(spacedHan);
  });

  test('49-live_chat.json is refused as a live chat', () => {
    const captions = parseCaptions(read('49-live_chat.json'), '49-live_chat.json');
    expect(captions).toMatchObject({ ok: false, reason: expect.stringMatching(/live chat/) });
  });
});
