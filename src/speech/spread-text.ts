import type { Segment } from '../transcripts/transcript.ts';
import { framesPerSecond } from './loudness.ts';
import type { SoundPiece } from './recogniser.ts';

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/** Frames before and after the reckoned end of a sentence among which the pause after it is looked for, and the least of a pause. */
const searched = 1.5 * framesPerSecond;
const leastPause = 0.16 * framesPerSecond;

/**
 * Gives times to a text whose recogniser told none: each sentence gets a part of what is spoken in the piece, by its length, and
 * ends in the longest pause near there. Seconds from the start of the piece.
 */
export function spreadText(text: string, { spokenShare, seconds }: SoundPiece): Segment[] {
  const said = [...sentences.segment(text)]
    .map(({ segment }) => segment.trim().replace(/\s+/g, ' '))
    .filter((sentence) => sentence !== '');
  const whole = said.reduce((sum, sentence) => sum + sentence.length, 0);
  const begin = spokenShare.findIndex((share) => share > 0);
  let start = timeOf(Math.max(0, begin));
  let before = 0;
  return said.map((sentence) => {
    before += sentence.length;
    const reckoned = spokenShare.findIndex((share) => share >= before / whole - nearly);
    const pause = before < whole ? pauseNear(spokenShare, reckoned) : { from: reckoned, to: reckoned };
    const segment = { start, end: Math.min(seconds, Math.max(timeOf(pause.from), start + 0.2)), text: sentence };
    start = Math.min(seconds, Math.max(timeOf(pause.to), segment.end));
    return segment;
  });
}

/** Shares are compared as the 32-bit numbers that they are kept as. */
const nearly = 1e-6;

function timeOf(frame: number): number {
  return frame / framesPerSecond;
}

/** The longest stretch near a frame in which nothing is said; the frame alone where there is none. */
function pauseNear(spokenShare: Float32Array, frame: number): { from: number; to: number } {
  let best = { from: frame, to: frame };
  let from = Math.max(0, frame - searched);
  for (let at = from + 1; at <= Math.min(spokenShare.length - 1, frame + searched); at++) {
    if (spokenShare[at] !== spokenShare[at - 1]) from = at;
    else if (at - from >= Math.max(leastPause, best.to - best.from)) best = { from, to: at + 1 };
  }
  if (best.to === best.from) return best;
  let { to } = best;
  while (to < spokenShare.length && spokenShare[to] === spokenShare[best.from]) to += 1;
  return { from: spokenShare.indexOf(spokenShare[best.from] ?? 0), to };
}
