import { type Line, linesOf, tidyText, withText } from '../formats/caption-lines.ts';
import type { Cue } from '../formats/cue.ts';
import { cuePieces, type Speaker } from '../formats/cue-text.ts';
import type { Say } from './say.ts';

/** What is left of references that were escaped twice; of `<` and `>` alone it does not tell, since they may be spoken of. */
const ESCAPED = /&(?:#\d{1,7}|#x[\da-f]{1,6}|quot|apos|amp|nbsp|lrm|rlm|zwnj|zwj);/i;
/** What stands in braces, with what follows it: all of it is a drawing of SubStation Alpha where the braces say so. */
const BRACED = /(\{[^{}]*\})[^{}]*/g;
const DRAWING = /\\p[1-9]/;
/** Positions and styles of SubStation Alpha (`{\an8}`) and MicroDVD (`{y:i}`), and simple tags in braces. */
const CODES = /\{\\[^{}\n]*\}|\{[a-z]:[^{} ]{0,40}\}|\{\/?[biu]\}/gi;
const BREAK = /\\N|\[br\]|\\n(?!\p{Ll})/gu;
const SPACE = /\\h/g;
/** Marks of direction as some tools spell them. */
const SPELLED = /\\u(?:200[bef]|202[a-e]|206[0-9]|feff)|<U\+(?:200[BEF]|202[A-E]|206[0-9]|FEFF)>/gi;
/** WebVTT's settings on a line of their own. */
const SETTINGS = /^(?:(?:align|position|line|size|vertical|region):\S+(?:\s+|$))+$/;

/** Takes out what other formats left in the text and nobody says: codes for layout, settings, and references that were escaped once more. */
export function dropLeftovers(cues: readonly Cue[], say: Say): readonly Cue[] {
  const isTwice = cues.some(({ lines }) => lines.some(({ text }) => text.includes('&') && ESCAPED.test(text)));
  if (isTwice) say('References such as &amp;amp; were escaped twice; they were read as the letters they stand for.');
  let codes = 0;
  const mended = cues.map((cue): Cue => {
    const lines = cue.lines.flatMap((line) => {
      const own = withoutCodes(line);
      if (own.length !== 1 || own[0] !== line) codes += 1;
      return isTwice ? own.flatMap((one) => decodedAgain(one, cue.start)) : own;
    });
    return lines.length === cue.lines.length && lines.every((line, at) => line === cue.lines[at])
      ? cue
      : { ...cue, lines };
  });
  if (codes > 0) say('Codes for layout that another format left in the text were left out.');
  return mended;
}

function withoutCodes(line: Line): Line[] {
  const { text } = line;
  if (SETTINGS.test(text)) return [];
  if (!/[{\\[<]/.test(text)) return [line];
  const plain = text
    .replace(BRACED, (whole, codes) => (DRAWING.test(codes) ? '' : whole))
    .replace(CODES, '')
    .replace(SPELLED, '')
    .replace(SPACE, ' ')
    .replace(BREAK, '\n');
  if (plain === text) return [line];
  const texts = plain
    .split('\n')
    .map(tidyText)
    .filter((one) => one !== '');
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return [withText(line, only)];
  return texts.map((one) => ({ text: one, wordStarts: null }));
}

function decodedAgain(line: Line, start: number): Line[] {
  if (!line.text.includes('&')) return [line];
  const speaker: Speaker = { name: null, heard: false };
  const [only, ...others] = linesOf(cuePieces(line.text, { tags: 'known', speaker }), start);
  if (only === undefined) return [];
  return others.length === 0 ? [withText(line, only.text)] : [only, ...others];
}
