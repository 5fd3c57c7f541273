import type { Segment } from '../transcripts/transcript.ts';
import { framesPerSecond } from './loudness.ts';
import type { SoundPiece } from './recogniser.ts';

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/**
 * Gives times to a text whose recogniser told none: each sentence gets a part of what is spoken in the piece, by its length;
 * pauses take none. Seconds from the start of the piece.
 */
export function spreadText(text: string, { spokenShare, seconds }: SoundPiece): Segment[] {
  const said = [...sentences.segment(text)]
    .map(({ segment }) => segment.trim().replace(/\s+/g, ' '))
    .filter((sentence) => sentence !== '');
  const whole = said.reduce((sum, sentence) => sum + sentence.length, 0);
  const timeOf = (frame: number) => Math.min(seconds, (frame < 0 ? spokenShare.length : frame) / framesPerSecond);
  let before = 0;
  return said.map((sentence) => {
    const [from, to] = [before / whole, (before + sentence.length) / whole];
    before += sentence.length;
    const start = timeOf(spokenShare.findIndex((share) => share > from + nearly));
    const end = timeOf(spokenShare.findIndex((share) => share >= to - nearly));
    return { start, end: Math.min(seconds, Math.max(end, start + 0.2)), text: sentence };
  });
}

/** Shares are compared as the 32-bit numbers that they are kept as. */
const nearly = 1e-6;
