import { countWords, type Line } from '../formats/caption-lines.ts';
import type { Cue } from '../formats/cue.ts';
import type { Say } from './say.ts';

/** Chinese and Japanese letters, and the marks that stand right beside them. */
const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const southEastAsian = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const marks = '、。，！？：；…「」『』（）“”';
const betweenEastAsian = new RegExp(`(?<=[${eastAsian}${marks}]) (?=[${eastAsian}${marks}])`, 'gu');
const endsEastAsian = new RegExp(`[${eastAsian}${marks}]$`, 'u');
const beginsEastAsian = new RegExp(`^[${eastAsian}${marks}]`, 'u');
const betweenSouthEastAsian = new RegExp(`(?<=[${southEastAsian}]) (?=[${southEastAsian}])`, 'gu');
const runOfSouthEastAsian = new RegExp(`[${southEastAsian}]+`, 'gu');
const unspaced = new RegExp(`[${eastAsian}${southEastAsian}]`, 'u');
/** Thai and its kin have a space where a clause ends: shorter runs than these are words, or letters. */
const shortRun = 8;

/** Takes out the spaces that recognisers write between letters or words of scripts that are written without. */
export function joinUnspaced(cues: readonly Cue[], say: Say): readonly Cue[] {
  const runs = cues.flatMap(({ lines }) => lines.flatMap(({ text }) => text.match(runOfSouthEastAsian) ?? []));
  const letters = runs.reduce((sum, run) => sum + run.length, 0);
  const isSpaced = runs.length > 1 && letters < runs.length * shortRun;
  let count = 0;
  const mended = cues.map((cue) => {
    if (!cue.lines.some(({ text }) => unspaced.test(text))) return cue;
    const lines = cue.lines.map((line) => {
      const own = joined(line, isSpaced);
      if (own !== line) count += 1;
      return own;
    });
    return { ...cue, lines };
  });
  if (count === 0) return cues;
  say('Spaces between letters of a script that is written without them were taken out.');
  return mended;
}

/** What goes between two texts of one caption: nothing between letters of Chinese and Japanese. */
export function joint(before: string, after: string): string {
  return endsEastAsian.test(before.slice(-2)) && beginsEastAsian.test(after) ? '' : ' ';
}

/** The lines of a caption as one text. */
export function joinedText(lines: readonly string[]): string {
  return lines.map((line, at) => (at === 0 ? line : joint(lines[at - 1] ?? '', line) + line)).join('');
}

function joined(line: Line, isSpaced: boolean): Line {
  if (!line.text.includes(' ')) return line;
  const plain = line.text.replace(betweenEastAsian, '');
  const text = isSpaced ? plain.replace(betweenSouthEastAsian, '') : plain;
  if (text === line.text) return line;
  if (line.wordStarts === null) return { text, wordStarts: null };
  // A word that is left begins with the first of those that it is made of.
  const starts: number[] = [];
  const parts = line.text.split(' ');
  let word = 0;
  for (const one of text.split(' ')) {
    starts.push(line.wordStarts[word] ?? 0);
    let taken = 0;
    while (taken < one.length && word < parts.length) {
      taken += parts[word]?.length ?? 0;
      word += 1;
    }
  }
  return { text, wordStarts: starts.length === countWords(text) ? starts : null };
}
