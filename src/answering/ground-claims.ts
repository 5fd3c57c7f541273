import { timestamp } from '../transcripts/timestamp.ts';
import type { Citation } from './engine.ts';
import { type Fault, supportFaults } from './support.ts';

/** A piece of the transcript that a claim may rest on; `startSeconds` may be between two seconds. */
export interface NumberedPassage {
  number: number;
  startSeconds: number;
  text: string;
}

/** Something an answer says, and the numbers of the passages that it rests on. */
export interface Claim {
  /** Quotations in it stand between “ and ”, or „ and “. */
  text: string;
  passages: readonly number[];
}

/** A claim that holds: its moment, which no model wrote, and what is said there. */
export interface GroundedClaim<C extends Claim = Claim> {
  claim: C;
  /** `m:ss` of its first passage. */
  moment: string;
  citation: Citation;
}

export interface Grounded<C extends Claim = Claim> {
  kept: GroundedClaim<C>[];
  removed: { claim: C; faults: Fault[] }[];
}

/**
 * Keeps the claims whose passages exist inside the video and say what the claim says; the others are removed, each with what
 * is wrong with it. A claim without a passage is never kept.
 */
export function groundClaims<C extends Claim>(
  claims: readonly C[],
  passages: ReadonlyMap<number, NumberedPassage>,
  durationSeconds: number,
): Grounded<C> {
  const kept: GroundedClaim<C>[] = [];
  const removed: Grounded<C>['removed'] = [];
  for (const claim of claims) {
    const own = claim.passages.flatMap((number) => passages.get(number) ?? []);
    const startSeconds = Math.floor(own[0]?.startSeconds ?? -1);
    const isThere = own.length > 0 && own.length === claim.passages.length;
    const isInside = startSeconds >= 0 && startSeconds < Math.max(1, durationSeconds);
    const faults: Fault[] =
      isThere && isInside
        ? supportFaults(
            claim.text,
            own.map(({ text }) => text),
          )
        : [{ kind: 'passage', text: claim.passages.join(', ') }];
    if (faults.length > 0) removed.push({ claim, faults });
    else {
      const quote = own.map(({ text }) => text).join(' ');
      kept.push({ claim, moment: timestamp(startSeconds), citation: { startSeconds, quote } });
    }
  }
  return { kept, removed };
}
