import { timestamp } from '../transcripts/timestamp.ts';
import { type Fault, supportFaults } from './support.ts';

/** A piece of the transcript that a claim may rest on; `startSeconds` may be between two seconds. */
export interface NumberedPassage {
  number: number;
  startSeconds: number;
  text: string;
  /** The same as the transcript has it, where `text` has punctuation and capitals that it lacks. */
  asSaid?: string;
}

/** Something an answer says, and the numbers of the passages that it rests on. */
export interface Claim {
  /** Quotations in it stand between “ and ”, or „ and “. */
  text: string;
  passages: readonly number[];
}

/** A moment that a claim rests on, which no model wrote, and what is said there. */
export interface Ground {
  /** `m:ss` or `h:mm:ss`. */
  moment: string;
  /** Whole seconds. */
  startSeconds: number;
  /** Number of its first passage. */
  passage: number;
  text: string;
}

/** Where a claim holds: its moments, in order of time. Where it does not: what is wrong with it. */
export type Grounded = { grounds: Ground[]; faults: [] } | { grounds: []; faults: Fault[] };

/**
 * Holds a claim against the passages that it names: they must exist, begin inside the video and say what the claim says. A
 * claim without a passage never holds. Passages that follow one another are one moment.
 *
 * @param judge what is wrong with a text beside what passages say; by default `support.ts`
 */
export function groundClaim(
  claim: Claim,
  passages: ReadonlyMap<number, NumberedPassage>,
  durationSeconds: number,
  judge: (text: string, said: readonly string[]) => Fault[] = supportFaults,
): Grounded {
  const numbers = [...new Set(claim.passages)].sort((one, other) => one - other);
  const own = numbers.flatMap((number) => passages.get(number) ?? []);
  const isInside = own.every(({ startSeconds }) => {
    const second = Math.floor(startSeconds);
    return second >= 0 && second < Math.max(1, durationSeconds);
  });
  if (own.length === 0 || own.length < numbers.length || !isInside) {
    return { grounds: [], faults: [{ kind: 'passage', text: numbers.join(', ') }] };
  }
  const faults = judge(
    claim.text,
    own.map(({ text }) => text),
  );
  if (faults.length > 0) return { grounds: [], faults };
  const grounds: Ground[] = [];
  own.forEach((passage, at) => {
    const before = grounds.at(-1);
    const text = passage.asSaid ?? passage.text;
    if (before && passage.number === (numbers[at - 1] ?? 0) + 1) before.text += ` ${text}`;
    else {
      const startSeconds = Math.floor(passage.startSeconds);
      grounds.push({ moment: timestamp(startSeconds), startSeconds, passage: passage.number, text });
    }
  });
  return { grounds, faults: [] };
}
