import { parseScript, type ScriptItem } from './script.ts';

/** A word (or a mark) as the recogniser heard it, in milliseconds. */
export interface Heard {
  text: string;
  start: number;
  end: number;
  /** Begins a caption line of its own. */
  isBreak: boolean;
}

export interface SampleCaptions {
  /** Length of the video in seconds: a little more than the last word. */
  durationSeconds: number;
  /** The caption track in the platform's json3 form: rolling lines with word times. */
  json3: () => object;
}

export interface Voice {
  /** Words a minute, pauses included. */
  pace: number;
  /** Older automatic captions have neither punctuation nor capitals. */
  punctuation: boolean;
}

const lineLength = 40;

/** Speaks a script: word times with a natural pace, in lines that roll over two rows, as automatic captions have them. */
export function captionsOf(script: string, voice: Voice): SampleCaptions {
  const lines = linesOf(script, voice);
  const end = lines.at(-1)?.at(-1)?.end ?? 0;
  return { durationSeconds: Math.ceil(end / 1000) + 4, json3: () => json3Of(lines) };
}

/** The lines of its captions, each with its words. */
export function linesOf(script: string, voice: Voice): Heard[][] {
  const lines: Heard[][] = [];
  for (const word of speak(parseScript(script), voice)) {
    const line = lines.at(-1);
    const length = line?.reduce((sum, { text }) => sum + text.length + 1, 0) ?? 0;
    const isPause = line !== undefined && word.start - (line.at(-1)?.end ?? 0) > 2000;
    if (!line || word.isBreak || isPause || length + word.text.length > lineLength) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

function speak(items: ScriptItem[], voice: Voice): Heard[] {
  const random = randomFrom(items.length);
  const words: Heard[] = [];
  let clock = 600;
  for (const item of items) {
    if (item.kind === 'silence') {
      clock += item.seconds * 1000;
    } else if (item.kind === 'mark') {
      words.push({ text: item.text, start: clock, end: clock + 4000, isBreak: true });
      clock += 5200;
    } else {
      // A hurried paragraph, a slow one: speech is not even.
      const tempo = (60_000 / voice.pace) * (0.9 + 0.2 * random());
      item.words.forEach((word, index) => {
        const text = voice.punctuation ? word : plain(word);
        const length = tempo * (0.5 + 0.1 * Math.min(word.length, 12)) * (0.85 + 0.3 * random());
        const isFirst = index === 0;
        words.push({
          text: isFirst && item.isNewSpeaker ? `>> ${text}` : text,
          start: Math.round(clock),
          end: Math.round(clock + length * 0.92),
          isBreak: isFirst && item.isNewSpeaker,
        });
        clock += length + (/[.?!]$/.test(word) ? tempo * 0.55 : /,$/.test(word) ? tempo * 0.3 : 0);
      });
      clock += 350 + 500 * random();
    }
  }
  return words.filter((word) => word.text !== '');
}

function plain(word: string): string {
  const bare = word.replace(/[.,?!;:"]/g, '');
  return /^I('|$)/.test(bare) ? bare : bare.toLowerCase();
}

function json3Of(lines: readonly Heard[][]): object {
  const end = lines.at(-1)?.at(-1)?.end ?? 0;
  const events: object[] = [{ tStartMs: 0, dDurationMs: end, id: 1, wpWinPosId: 1, wsWinStyleId: 1 }];
  lines.forEach((line, index) => {
    const start = line[0]?.start ?? 0;
    // A line stays while the next one is spoken below it.
    const until = lines[index + 1]?.at(-1)?.end ?? end + 500;
    if (index > 0)
      events.push({ tStartMs: start - 10, dDurationMs: 10, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] });
    events.push({
      tStartMs: start,
      dDurationMs: until - start,
      wWinId: 1,
      segs: line.map((word, place) =>
        place === 0 ? { utf8: word.text } : { utf8: ` ${word.text}`, tOffsetMs: word.start - start },
      ),
    });
  });
  return { wireMagic: 'pb3', pens: [{}], wsWinStyles: [{}], wpWinPositions: [{}], events };
}

/** Numbers from 0 to 1, the same ones each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
