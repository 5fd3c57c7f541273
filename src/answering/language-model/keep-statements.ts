import type { AnsweringOptions } from '../engine.ts';
import type { messagesFor } from '../messages/messages.ts';
import type { Ground, Verdict } from './check-claim.ts';
import type { Proposed, ProposedAbsence, ProposedClaim } from './proposed-claim.ts';
import { saysAbsence } from './says-absence.ts';
import { brokenOff, type Statement, writeAnswer } from './write-answer.ts';

/** What is left of a model's answer when its claims were checked, and how many of them were kept, quoted instead, or removed. */
export interface Kept {
  statements: Statement[];
  absence: ProposedAbsence | undefined;
  /** What is wrong with the claims of which nothing is left, for the model. */
  faults: string[];
  kept: number;
  rewritten: number;
  removed: number;
}

/** An answer is over with so many sentences. */
const mostStatements = 24;

/** Checks what a model proposes, as it comes, and tells the answer so far. */
export function keepStatements(of: {
  check: (claim: ProposedClaim) => Verdict;
  say: ReturnType<typeof messagesFor>;
  tell: AnsweringOptions['tell'] | undefined;
}) {
  let answer = nothingYet();

  return {
    /** No more than what there is of it is read. */
    isFull: () => answer.statements.length >= mostStatements,
    consider(proposals: readonly Proposed[]) {
      for (const proposed of proposals) {
        if (this.isFull()) return;
        if (proposed.kind === 'not_said') answer.absence ??= proposed;
        else if (saysAbsence(proposed.text)) answer.absence ??= { kind: 'not_said', nearest: null };
        else keep(proposed, of.check(proposed));
      }
    },
    /** What was heard before was thought aloud. */
    beginAnew() {
      answer = nothingYet();
    },
    kept: (): Kept => answer,
  };

  function keep({ text: written, form }: ProposedClaim, verdict: Verdict) {
    const { statements } = answer;
    if (verdict.kind === 'removed') {
      answer.removed += 1;
      answer.faults.push(`of ${JSON.stringify(written.slice(0, 80))}: ${verdict.cause}`);
      return;
    }
    // Whoever follows a moment that stands already hears what is said there.
    if (verdict.kind === 'quoted' && isCited(verdict.grounds)) {
      answer.removed += 1;
      return;
    }
    const text = verdict.kind === 'kept' ? verdict.text : quoted(verdict);
    if (statements.some((one) => lettersOf(one.text) === lettersOf(text))) return;
    answer[verdict.kind === 'kept' ? 'kept' : 'rewritten'] += 1;
    statements.push({ text, grounds: verdict.grounds, form });
    const soFar = writeAnswer(statements);
    of.tell?.({ ...soFar, brokenOff: brokenOff(soFar, of.say).markdown });
  }

  /** Whether the statements so far have all the moments of something. */
  function isCited(grounds: readonly Ground[]): boolean {
    const cited = new Set(answer.statements.flatMap((one) => one.grounds.map(({ startSeconds }) => startSeconds)));
    return grounds.every(({ startSeconds }) => cited.has(startSeconds));
  }

  /** What is said in the place of a claim, after who says it. */
  function quoted({ quote, by }: { quote: string; by: string | null }): string {
    return by === null ? `“${quote}”` : `${of.say('speaker_says', { speaker: by })} “${quote}”`;
  }
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function nothingYet(): Kept {
  return { statements: [], absence: undefined, faults: [], kept: 0, rewritten: 0, removed: 0 };
}
