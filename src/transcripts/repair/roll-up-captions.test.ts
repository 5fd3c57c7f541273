import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

interface Word {
  text: string;
  /** Milliseconds. */
  at: number;
}
type Line = Word[];

/** Automatic captions: lines of words, one word after the other, with pauses between lines. */
const lines: fc.Arbitrary<Line[]> = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 100, max: 4000 }),
      words: fc.array(
        fc.record({
          text: fc.constantFrom(
            'so',
            'we',
            'bake',
            'bread',
            'no',
            'water',
            '[Music]',
            '>>',
            "it's",
            'R&D',
            '1<2',
            'naïve',
            'слово',
          ),
          gap: fc.integer({ min: 20, max: 900 }),
        }),
        { minLength: 2, maxLength: 7 },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drafts) => {
    let clock = 0;
    return drafts.map(({ pause, words }) => {
      clock += pause;
      return words.map(({ text, gap }) => {
        clock += gap;
        return { text, at: clock };
      });
    });
  });

const startOf = (line: Line) => line[0]?.at ?? 0;
const endOf = (line: Line) => (line.at(-1)?.at ?? 0) + 90;
const textOf = (line: Line) => line.map(({ text }) => text).join(' ');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A line, and before each but the first a scroll of the window. */
function json3(all: Line[]): string {
  const events = all.flatMap((line, index) => {
    const segs = line.map(({ text, at }, place) =>
      place === 0 ? { utf8: text } : { utf8: ` ${text}`, tOffsetMs: at - startOf(line) },
    );
    const scroll = { tStartMs: startOf(line) - 10, dDurationMs: 10, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] };
    const event = { tStartMs: startOf(line), dDurationMs: endOf(line) - startOf(line) + 3000, wWinId: 1, segs };
    return index === 0 ? [event] : [scroll, event];
  });
  return JSON.stringify({ wireMagic: 'pb3', events: [{ tStartMs: 0, dDurationMs: 1, id: 1 }, ...events] });
}

function srv3(all: Line[]): string {
  const paragraphs = all.map((line, index) => {
    const words = line.map(({ text, at }, place) =>
      place === 0 ? `<s>${escaped(text)}</s>` : `<s t="${at - startOf(line)}"> ${escaped(text)}</s>`,
    );
    const scroll = index === 0 ? '' : `<p t="${startOf(line) - 10}" d="10" w="1" a="1">\n</p>`;
    return `${scroll}<p t="${startOf(line)}" d="${endOf(line) - startOf(line) + 3000}" w="1">${words.join('')}</p>`;
  });
  return `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body>${paragraphs.join('\n')}</body></timedtext>`;
}

/** Each line once as it is said below the line before, up to 10 ms before the next one, and then once more as it is whole. */
function vtt(all: Line[]): string {
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
  const cues = all.flatMap((line, index) => {
    const before = all[index - 1];
    const words = line.map(({ text, at }, place) =>
      place === 0 ? escaped(text) : `<${clock(at)}><c> ${escaped(text)}</c>`,
    );
    const next = all[index + 1];
    const end = next ? startOf(next) : endOf(line) + 10;
    const said = `${clock(startOf(line))} --> ${clock(end - 10)} align:start position:0%\n${before ? escaped(textOf(before)) : ' '}\n${words.join('')}`;
    const held = `${clock(end - 10)} --> ${clock(end)} align:start position:0%\n${escaped(textOf(line))}\n `;
    return [said, held];
  });
  return `WEBVTT\nKind: captions\nLanguage: en\n\n${cues.join('\n\n')}\n`;
}

/** Every word with the second at which it begins. */
function wordsOf(file: string): [string, number | undefined][] {
  const captions = parseCaptions(file);
  if (!captions.ok) throw new Error(captions.reason);
  return captions.segments.flatMap(({ text, wordStarts }) =>
    text.split(' ').map((word, place): [string, number | undefined] => [word, wordStarts?.[place]]),
  );
}

test.each([
  ['json3', json3],
  ['srv3', srv3],
  ['WebVTT', vtt],
] as const)('rolling automatic captions in %s say every word once, when it is said', (_name, render) => {
  fc.assert(
    fc.property(lines, (all) => {
      const words = all.flat().map(({ text, at }) => [text, at / 1000]);
      expect(wordsOf(render(all))).toEqual(words);
    }),
    { numRuns: 300 },
  );
});
