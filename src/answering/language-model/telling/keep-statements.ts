import { languageOfText } from '../../../transcripts/reading/language-of-text.ts';
import { readQuery } from '../../builtin/question/query.ts';
import { leadOf, nameOf } from '../../builtin/telling/answer-pieces.ts';
import type { AnsweringInput, AnsweringOptions } from '../../engine.ts';
import type { Ground } from '../../ground-claim.ts';
import type { Wording } from '../../wording.ts';
import type { Proposed, ProposedAbsence, ProposedClaim } from '../claim.ts';
import type { Quoted, Verdict } from '../judging/judge-claim.ts';
import { spacedLetters } from '../judging/spaced-letters.ts';
import { brokenOff } from './broken-off.ts';
import { saysAbsence } from './says-absence.ts';
import { type Statement, writeAnswer } from './write-answer.ts';

/** What is left of a model's answer when its sentences were judged, and how many of them were kept, quoted instead, or removed. */
export interface Kept {
  statements: Statement[];
  absence: ProposedAbsence | undefined;
  /** What is wrong with the sentences of which nothing is left. */
  faults: string[];
  kept: number;
  rewritten: number;
  removed: number;
}

/** An answer is over with so many sentences. */
const mostStatements = 24;
/** Where so many of its sentences stand, what the speaker says word for word is in their way, but at the head of an answer. */
const enoughStand = 2;

/** Judges what a model proposes, as it comes, and tells the answer so far. */
export function keepStatements(of: {
  input: AnsweringInput;
  wording: Wording;
  judge: (claim: ProposedClaim) => Verdict;
  tell: AnsweringOptions['tell'] | undefined;
}) {
  const { input, wording, judge, tell } = of;
  const language = languageOfText(input.question, wording.language);
  const hasLead = language === null || language === wording.language;
  const { isWhole, kind } = readQuery(input.question, input.earlier);
  const isOverview = kind === 'summary' || (isWhole && kind !== 'list');
  let answer = nothingYet();
  /** Quotes in the place of claims that are told where too few stand, and before which statement each would. */
  let spare: { at: number; statement: Statement }[] = [];
  /** A quote in the place of the first claim, or of a point of a list that is asked for, until it is heard what the model writes next, which may say the same rightly. */
  let waiting: Statement | undefined;

  return {
    /** No more than what there is of it is read. */
    isFull: () => told().length >= mostStatements,
    isNothingYet: () => told().length + answer.faults.length === 0 && !answer.absence,
    consider(proposals: readonly Proposed[]) {
      for (const proposed of proposals) {
        if (this.isFull()) return;
        if (proposed.kind === 'not_said') answer.absence ??= proposed;
        else if (saysAbsence(proposed.text)) answer.absence ??= { kind: 'not_said', nearest: null };
        else keep(proposed, judge(proposed));
      }
    },
    /** What was heard before was thought aloud. */
    beginAnew() {
      answer = nothingYet();
      spare = [];
      waiting = undefined;
    },
    end(): Kept {
      tellWaiting();
      const { statements } = answer;
      const stands = [...statements];
      const wanted = answer.kept < enoughStand ? spare.filter((one) => !isCited(one.statement.grounds, stands)) : [];
      for (const { at, statement } of wanted.toReversed()) statements.splice(at, 0, statement);
      answer.rewritten += wanted.length;
      answer.removed += spare.length - wanted.length;
      return answer;
    },
  };

  function keep({ text: written, form }: ProposedClaim, verdict: Verdict) {
    const { statements } = answer;
    if (verdict.kind === 'removed') {
      answer.removed += 1;
      answer.faults.push(`of ${JSON.stringify(written.slice(0, 80))}: ${verdict.cause}`);
      return;
    }
    // Of a list that is asked for no point is left out, though the sentence before it cites all of them.
    const isPoint = kind === 'list' && form === 'item';
    // Whoever follows a moment that stands already hears what is said there.
    if (verdict.kind === 'quoted' && !isPoint && isCited(verdict.grounds, told())) {
      answer.removed += 1;
      return;
    }
    const text = verdict.kind === 'kept' ? verdict.text : quoted(verdict, form);
    if (told().some((one) => spacedLetters(one.text) === spacedLetters(text))) return;
    const statement = { text, grounds: verdict.grounds, form };
    const isFirst = statements.length === 0 && !waiting;
    if (verdict.kind === 'quoted' && !isOverview && (isFirst || isPoint)) {
      tellWaiting();
      waiting = statement;
    } else if (verdict.kind === 'quoted') spare.push({ at: statements.length + (waiting ? 1 : 0), statement });
    else {
      if (waiting && isCited(waiting.grounds, [statement])) {
        answer.removed += 1;
        waiting = undefined;
      }
      tellWaiting();
      answer.kept += 1;
      tellAlso(statement);
    }
  }

  /** What stands, and what may be told yet. */
  function told(): Statement[] {
    return [...answer.statements, ...spare.map(({ statement }) => statement), ...(waiting ? [waiting] : [])];
  }

  function tellWaiting() {
    if (!waiting) return;
    answer.rewritten += 1;
    tellAlso(waiting);
    waiting = undefined;
  }

  function tellAlso(statement: Statement) {
    answer.statements.push(statement);
    const soFar = writeAnswer(answer.statements);
    tell?.({ ...soFar, brokenOff: brokenOff(soFar, input.question).markdown });
  }

  /** Whether statements have all the moments of something. */
  function isCited(grounds: readonly Ground[], statements: readonly Statement[]): boolean {
    const cited = new Set(statements.flatMap((one) => one.grounds.map(({ startSeconds }) => startSeconds)));
    return grounds.every(({ startSeconds }) => cited.has(startSeconds));
  }

  /** What is said in the place of a claim, after who says it. */
  function quoted({ quote, by }: Quoted, form: Statement['form']): string {
    const named = by ? `${nameOf(by)}: ` : '';
    if (!hasLead) return `${named}“${quote}”`;
    return form === 'item'
      ? `${named}${wording.marked(quote)}`
      : wording.led(leadOf('what', by, wording), wording.marked(quote));
  }
}

function nothingYet(): Kept {
  return { statements: [], absence: undefined, faults: [], kept: 0, rewritten: 0, removed: 0 };
}
