import type { Segment } from '../transcript.ts';

/**
 * Japanese and Chinese are written without white space, as far as marks tell what belongs together: at least one full stop in so many
 * characters. Captions of which lines are clauses have none, though they may have `？` and `，`.
 */
const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const southEastAsian = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const letter = new RegExp(`[${eastAsian}]`, 'gu');
const fullStop = /[。｡]/gu;
const lettersPerStop = 150;
/** Between such characters a line ends, and no word. */
const goesOn = new RegExp(`[${eastAsian}${southEastAsian}、。，！？：；…」』）”]$`, 'u');
const comesAfter = new RegExp(`^[${eastAsian}${southEastAsian}「『（“]`, 'u');

/**
 * Captions that are cut at a length, and not where a clause ends, cut words in two: at more than a third of their ends, where others seem
 * to at one in twenty-five. So many ends are looked at at least, and so many at most, with so many letters on either side.
 */
const cutShare = 0.2;
const fewestEnds = 5;
const mostEnds = 400;
const beside = 8;
const anyUnspaced = `[${eastAsian}${southEastAsian}]`;
const endsUnspaced = new RegExp(`${anyUnspaced}\\p{M}*$`, 'u');
const beginsUnspaced = new RegExp(`^${anyUnspaced}`, 'u');

/**
 * Whether a word follows another one without white space though a line ends between them: in scripts that are written without, where full
 * stops tell what belongs together, or lines end inside words. Elsewhere ends of lines tell.
 */
export function runningOn(segments: readonly Segment[]): (before: string, after: string) => boolean {
  if (!isWrittenAsRun(segments) && !isCutInWords(segments)) return () => false;
  return (before, after) => goesOn.test(before) && comesAfter.test(after);
}

function isWrittenAsRun(segments: readonly Segment[]): boolean {
  const countOf = (what: RegExp) => segments.reduce((sum, { text }) => sum + (text.match(what)?.length ?? 0), 0);
  const stops = countOf(fullStop);
  return stops > 0 && stops * lettersPerStop >= countOf(letter);
}

function isCutInWords(segments: readonly Segment[]): boolean {
  const ends: [before: string, after: string][] = [];
  for (const [at, { text }] of segments.entries()) {
    const before = segments[at - 1]?.text ?? '';
    if (ends.length < mostEnds && endsUnspaced.test(before) && beginsUnspaced.test(text)) {
      ends.push([before.slice(-beside), text.slice(0, beside)]);
    }
  }
  if (ends.length < fewestEnds) return false;
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const cut = ends.filter(([before, after]) => {
    return ![...segmenter.segment(before + after)].some(({ index }) => index === before.length);
  });
  return cut.length >= ends.length * cutShare;
}
