import { markdownText } from '../markdown-text.ts';
import type { Correction } from './correction.ts';

/** Where a text says what was heard wrong, and what is to stand there: offsets as JavaScript counts. */
export interface CorrectedPlace {
  from: number;
  to: number;
  right: string;
}

type Rule = Pick<Correction, 'wrong' | 'right'>;

/** A text with what was heard wrong put right, rule after rule in their order. */
export function correctText(text: string, corrections: readonly Rule[]): string {
  return corrections.reduce((corrected, rule) => {
    let done = 0;
    let written = '';
    for (const { from, to, right } of placesIn(corrected, rule)) {
      written += corrected.slice(done, from) + right;
      done = to;
    }
    return written + corrected.slice(done);
  }, text);
}

/** The same in Markdown, where what is corrected stands as text. */
export function correctMarkdown(markdown: string, corrections: readonly Rule[]): string {
  return correctText(
    markdown,
    corrections.map(({ wrong, right }) => ({ wrong: markdownText(wrong), right: markdownText(right) })),
  );
}

/**
 * The places of a text that a rule changes, in order. Whole words are meant, whatever their case; in writing without spaces, and in
 * Korean, whose particles join words, exactly these characters. Where what is right stands already, nothing is wrong.
 */
export function placesIn(text: string, { wrong, right }: Rule): CorrectedPlace[] {
  const pattern = patternOf(wrong);
  const within = [...right.matchAll(pattern)].map(({ index }) => index);
  const stands = (at: number) => at >= 0 && isSame(text.slice(at, at + right.length).replaceAll('\n', ' '), right);
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index: from }) => {
    const to = from + found.length;
    if (isInsideWord(text, from) || isInsideWord(text, to)) return [];
    const said = inCaseOf(found, { wrong, right });
    const isRight = said === found || (!isSame(found, right) && within.some((offset) => stands(from - offset)));
    return isRight ? [] : [{ from, to, right: said }];
  });
}

/** Scripts in which letters that touch may belong to different words. */
const unspaced = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Hang}';
const joined = new RegExp(`(?<=[${unspaced}])(?=[${unspaced}])`, 'u');
const boundWord = new RegExp(`[[\\p{L}\\p{M}\\p{N}_]--[${unspaced}]]`, 'v');

/** Punctuation between words may have been restored by a reader, so it is left open; a line break is where another caption begins. */
function patternOf(wrong: string): RegExp {
  const words = wrong.trim().split(/\s+/);
  const parts = words.map((word, place) =>
    (place < words.length - 1 ? word.replace(/[,.;:!?…]+$/, '') : word)
      .split(joined)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/['’]/g, "['’]"))
      .join('\\n?'),
  );
  return new RegExp(parts.join('[,.;:!?…]*\\s+'), 'giu');
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a word goes on across this offset. */
function isInsideWord(text: string, offset: number): boolean {
  const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  return boundWord.test(before) && boundWord.test(after);
}

/** What is right, in the case of what was found: as it was written where that is as well, else with its first letter or all in capitals. */
function inCaseOf(found: string, { wrong, right }: Rule): string {
  if (found === wrong) return right;
  if (found.length > 1 && found === found.toUpperCase() && found !== found.toLowerCase()) return right.toUpperCase();
  const first = String.fromCodePoint(found.codePointAt(0) ?? 0x20);
  const [word = ''] = right.split(' ');
  if (word !== word.toLowerCase() || first === first.toLowerCase()) return right;
  const [initial = '', ...rest] = right;
  return initial.toUpperCase() + rest.join('');
}
