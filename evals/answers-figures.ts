import type { AskedDocument, AskedQuestion, QuestionKind } from './answers-material.ts';
import type { TrueSpan } from './document.ts';

/** What a system made of one question. */
export interface Attempt {
  /** The cited moments, first first, each with the number of words that are quoted from there on; of a declined question none count. */
  cited: { startSeconds: number; words: number }[];
  /** The same where it may decline nothing. */
  ranked: Attempt['cited'];
  declined: boolean;
  /** The greater, the surer that the video answers; 0 where a system does not tell. */
  answerable: number;
}

/** A system that answers questions about a document. */
export type Answering = (document: AskedDocument, question: AskedQuestion) => Attempt | Promise<Attempt>;

const collarSeconds = 5;
/** QMSum's synthetic clock: 150 words a minute. */
const wordsPerSecond = 2.5;

/** Whether a second lies in a true span; but for QMSum, whose spans are turns, or within 5 s of one. */
export function isInside(second: number, spans: readonly TrueSpan[], kind: QuestionKind): boolean {
  const collar = kind === 'qmsum' ? 0 : collarSeconds;
  return spans.some(({ start, end }) => second >= Math.floor(start) - collar && second < end + collar);
}

/** For QMSum what is quoted overlaps a true span; else the moment is inside. */
export function isHit(
  { startSeconds, words }: Attempt['cited'][number],
  spans: readonly TrueSpan[],
  kind: QuestionKind,
) {
  if (kind !== 'qmsum') return isInside(startSeconds, spans, kind);
  const until = startSeconds + Math.max(1, words / wordsPerSecond);
  return spans.some(({ start, end }) => startSeconds < end && until > start);
}

/** One question of its own video and of a foreign one. */
export interface Outcome {
  first: boolean;
  three: boolean;
  rankedFirst: boolean;
  rankedThree: boolean;
  declined: boolean;
  answerable: number;
  foreignDeclined: boolean;
  foreignAnswerable: number;
}

/** Shares over a kind's questions; a declined question counts as a miss. */
export interface AnswerFigures {
  questions: number;
  first: number;
  three: number;
  /** The same where nothing is declined: how good the ranking alone is. */
  rankedFirst: number;
  rankedThree: number;
  ownDeclined: number;
  foreignDeclined: number;
  /** Foreign questions declined where the threshold is moved so that a tenth of the own ones is. */
  foreignDeclinedAtTenth: number;
}

export function figuresOf(outcomes: readonly Outcome[]): AnswerFigures {
  const share = (is: (one: Outcome) => boolean) => outcomes.filter(is).length / Math.max(1, outcomes.length);
  const own = outcomes.map(({ answerable }) => answerable).sort((a, b) => a - b);
  const threshold = own[Math.floor(own.length * 0.1)] ?? 0;
  return {
    questions: outcomes.length,
    first: share(({ first }) => first),
    three: share(({ three }) => three),
    rankedFirst: share(({ rankedFirst }) => rankedFirst),
    rankedThree: share(({ rankedThree }) => rankedThree),
    ownDeclined: share(({ declined }) => declined),
    foreignDeclined: share(({ foreignDeclined }) => foreignDeclined),
    foreignDeclinedAtTenth: share(({ foreignAnswerable }) => foreignAnswerable < threshold),
  };
}

/** Puts questions of a document to it and to foreign ones; `own` and `foreign` are numbers among `documents`. */
export async function outcomesOf(
  document: AskedDocument,
  foreign: readonly AskedDocument[],
  ask: Answering,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [at, question] of document.questions.entries()) {
    const own = await ask(document, question);
    const other = await ask(foreign[at] ?? document, question);
    const hitsOf = (cited: Attempt['cited']) =>
      cited.slice(0, 3).map((one) => isHit(one, question.spans, document.kind));
    const hits = own.declined ? [] : hitsOf(own.cited);
    const ranked = hitsOf(own.ranked);
    outcomes.push({
      first: hits[0] ?? false,
      three: hits.some(Boolean),
      rankedFirst: ranked[0] ?? false,
      rankedThree: ranked.some(Boolean),
      declined: own.declined,
      answerable: own.answerable,
      foreignDeclined: other.declined,
      foreignAnswerable: other.answerable,
    });
  }
  return outcomes;
}
