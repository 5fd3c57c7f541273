import type { Citation } from '../src/answering/engine.ts';
import { type AskedDocument, type TrueSpan, wrongDocuments } from './answers-material.ts';
import { bootstrap } from './measures.ts';

/** What a system made of one question. */
export interface Attempted {
  /** As cited in the answer, first first; a declined question cites the nearest moment at most. */
  citations: Citation[];
  declined: boolean;
  /** The greater, the surer that the video answers the question; 0 where a system does not tell. */
  answerable: number;
}

/** A system that answers questions about a document. */
export type Answers = (document: AskedDocument) => (question: string) => Attempted | Promise<Attempted>;

/** One question's outcome, of the right video and of a wrong one. */
export interface Outcome {
  document: string;
  first: boolean;
  firstThree: boolean;
  /** The same of the cited seconds alone, whatever is quoted from there on. */
  firstMoment: boolean;
  firstThreeMoments: boolean;
  declined: boolean;
  answerable: number;
  wrongDeclined: boolean;
  wrongAnswerable: number;
}

const collarSeconds = 5;
/** QMSum's synthetic clock: 150 words a minute. */
const wordsPerSecond = 2.5;

/**
 * TutorialVQA: the moment lies in a true span or within 5 s of one. QMSum: what is quoted overlaps a true span, which begins
 * and ends with turns; what is quoted lasts as long as the set's clock gives its words.
 */
export function isHit(
  { startSeconds, quote }: Citation,
  spans: readonly TrueSpan[],
  set: AskedDocument['set'],
): boolean {
  if (set === 'tutorialvqa') return isInside(startSeconds, spans, set);
  const until = startSeconds + Math.max(1, quote.split(/\s+/).length / wordsPerSecond);
  return spans.some(({ start, end }) => startSeconds < end && until > start);
}

/** Whether the cited second lies in a true span; for TutorialVQA, or within 5 s of one. */
function isInside(second: number, spans: readonly TrueSpan[], set: AskedDocument['set']): boolean {
  const collar = set === 'tutorialvqa' ? collarSeconds : 0;
  return spans.some(({ start, end }) => second >= Math.floor(start) - collar && second < end + collar);
}

/** Asks every question of its own document and of a seeded other one of `documents`. */
export async function outcomesOf(
  documents: readonly AskedDocument[],
  answers: Answers,
  judged: (at: number) => boolean = () => true,
): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const ready = documents.map(answers);
  const outcomes: Outcome[] = [];
  const began = performance.now();
  let asked = 0;
  for (const [at, document] of documents.entries()) {
    if (!judged(at)) continue;
    const wrong = wrongDocuments(documents, at);
    for (const [place, { question, spans }] of document.questions.entries()) {
      const own = await ready[at]?.(question);
      const other = await ready[wrong[place] ?? -1]?.(question);
      asked += 2;
      if (!own || !other) continue;
      const hits = own.citations.slice(0, 3).map((citation) => isHit(citation, spans, document.set));
      const moments = own.citations.slice(0, 3).map(({ startSeconds }) => isInside(startSeconds, spans, document.set));
      outcomes.push({
        document: document.id,
        first: hits[0] ?? false,
        firstThree: hits.some(Boolean),
        firstMoment: moments[0] ?? false,
        firstThreeMoments: moments.some(Boolean),
        declined: own.declined,
        answerable: own.answerable,
        wrongDeclined: other.declined,
        wrongAnswerable: other.answerable,
      });
    }
  }
  return { outcomes, seconds: (performance.now() - began) / 1000 / Math.max(1, asked) };
}

/** A share with its 95 % interval over documents. */
export interface Share {
  mean: number;
  interval: [number, number];
}

export interface AnswerFigures {
  documents: number;
  questions: number;
  /** The first cited moment is a hit, over all questions, declined ones included. */
  hit1: Share;
  hit3: Share;
  /** The same of the cited seconds alone: for QMSum stricter than overlap. */
  moment1: Share;
  moment3: Share;
  declinedTrue: Share;
  declinedWrong: Share;
  /** Wrong-video questions declined where this part of the true ones is, by moving the threshold. */
  curve: { declinedTrue: number; declinedWrong: number }[];
  secondsPerQuestion: number;
}

export function answerFigures(outcomes: readonly Outcome[], seconds: number): AnswerFigures {
  const share = (value: (one: Outcome) => boolean): Share => {
    const values = outcomes.map((one) => ({ group: one.document, value: value(one) ? 1 : 0 }));
    const mean = values.reduce((sum, one) => sum + one.value, 0) / Math.max(1, values.length);
    return { mean, interval: bootstrap(values) };
  };
  return {
    documents: new Set(outcomes.map(({ document }) => document)).size,
    questions: outcomes.length,
    hit1: share(({ first }) => first),
    hit3: share(({ firstThree }) => firstThree),
    moment1: share(({ firstMoment }) => firstMoment),
    moment3: share(({ firstThreeMoments }) => firstThreeMoments),
    declinedTrue: share(({ declined }) => declined),
    declinedWrong: share(({ wrongDeclined }) => wrongDeclined),
    curve: [0.05, 0.1, 0.15, 0.2, 0.3].map((part) => ({
      declinedTrue: part,
      declinedWrong: declinedAt(outcomes, part),
    })),
    secondsPerQuestion: seconds,
  };
}

/** The share of wrong-video questions below the score that this part of the true ones is below. */
function declinedAt(outcomes: readonly Outcome[], part: number): number {
  const own = outcomes.map(({ answerable }) => answerable).sort((a, b) => a - b);
  const threshold = own[Math.floor(own.length * part)] ?? 0;
  return outcomes.filter(({ wrongAnswerable }) => wrongAnswerable < threshold).length / Math.max(1, outcomes.length);
}
