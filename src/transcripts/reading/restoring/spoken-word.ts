import { hashOf } from './hashed-features.ts';

/** A word as features see it. */
export interface SpokenWord {
  /** Lower case, without punctuation at its edges. */
  bare: string;
  /** Hash of it, numbers alike but for their length. */
  hash: number;
  /** Seconds of silence before it, in steps. */
  pause: number;
}

const steps = [0.05, 0.5, 1, 2];

/** @param pause seconds of silence before it */
export function spokenWord(text: string, pause: number): SpokenWord {
  const bare = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '');
  const hash = hashOf(/\d/.test(bare) ? bare.replace(/\d/g, '0') : bare);
  return { bare, hash, pause: steps.filter((step) => pause >= step).length };
}
