import { seenCandidates } from '../../src/chaptering/builtin/titles/titles.ts';
import type { Background } from '../../src/transcripts/reading/background.ts';
import { rougeL } from '../measures.ts';
import type { Choice } from './listwise.ts';
import type { Material } from './material.ts';

/** The choice among candidates in each chapter of a document; a chapter that no candidate names teaches nothing. */
export function choicesOf({ talk, spans, reference }: Material, background: Background, weight: number): Choice[] {
  return seenCandidates(talk, spans, background).flatMap((candidates, index) => {
    const gains = Float32Array.from(candidates, ({ text }) => rougeL(text, reference[index]?.title ?? ''));
    const features = candidates.map((one) => one.features);
    return gains.some((gain) => gain > 0) ? [{ features, gains, weight }] : [];
  });
}
