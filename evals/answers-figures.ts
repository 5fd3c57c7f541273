import type { Citation } from '../src/answering/engine.ts';
import { type AskedDocument, besideDocuments, wrongDocuments } from './answers-material.ts';
import type { TrueSpan } from './document.ts';
import { bootstrap } from './measures.ts';

/** What a system made of a question that its document does not answer, though it sounds as if. */
export interface Refusal {
  group: string;
  declined: boolean;
}

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

/** One question's outcome, of the right video and of wrong ones. */
export interface Outcome {
  document: string;
  /** What intervals are drawn over: the document, or its channel. */
  group: string;
  first: boolean;
  firstThree: boolean;
  /** The same of the cited seconds alone, whatever is quoted from there on. */
  firstMoment: boolean;
  firstThreeMoments: boolean;
  declined: boolean;
  answerable: number;
  wrongDeclined: boolean;
  wrongAnswerable: number;
  /** Of another video of the same channel, where the set has channels and this one another video. */
  besideDeclined?: boolean;
  besideAnswerable?: number;
}

const collarSeconds = 5;
/** QMSum's synthetic clock: 150 words a minute. */
const wordsPerSecond = 2.5;

/**
 * TutorialVQA and titles: the moment lies in a true span or within 5 s of one. QMSum: what is quoted overlaps a true span, which begins
 * and ends with turns; what is quoted lasts as long as the set's clock gives its words.
 */
export function isHit(
  { startSeconds, quote }: Citation,
  spans: readonly TrueSpan[],
  set: AskedDocument['set'],
): boolean {
  if (set !== 'qmsum') return isInside(startSeconds, spans, set);
  const until = startSeconds + Math.max(1, quote.split(/\s+/).length / wordsPerSecond);
  return spans.some(({ start, end }) => startSeconds < end && until > start);
}

/** Whether the cited second lies in a true span; but for QMSum, or within 5 s of one. */
function isInside(second: number, spans: readonly TrueSpan[], set: AskedDocument['set']): boolean {
  const collar = set === 'qmsum' ? 0 : collarSeconds;
  return spans.some(({ start, end }) => second >= Math.floor(start) - collar && second < end + collar);
}

/** Asks every question of the `judged` documents of its own one and of seeded other ones of `documents`. */
export async function outcomesOf(
  documents: readonly AskedDocument[],
  answers: Answers,
  judged: (document: AskedDocument) => boolean = () => true,
): Promise<{ outcomes: Outcome[]; refusals: Refusal[]; seconds: number }> {
  const ready = documents.map(answers);
  const outcomes: Outcome[] = [];
  const refusals: Refusal[] = [];
  const began = performance.now();
  let asked = 0;
  for (const [at, document] of documents.entries()) {
    if (!judged(document)) continue;
    const wrong = wrongDocuments(documents, at);
    const near = document.set === 'titles' ? besideDocuments(documents, at) : [];
    for (const question of document.unanswered ?? []) {
      const attempted = await ready[at]?.(question);
      if (attempted) refusals.push({ group: document.group, declined: attempted.declined });
      asked += 1;
    }
    for (const [place, { question, spans }] of document.questions.entries()) {
      const own = await ready[at]?.(question);
      const other = await ready[wrong[place] ?? -1]?.(question);
      const beside = await ready[near[place] ?? -1]?.(question);
      asked += beside ? 3 : 2;
      if (!own || !other) continue;
      const hits = own.citations.slice(0, 3).map((citation) => isHit(citation, spans, document.set));
      const moments = own.citations.slice(0, 3).map(({ startSeconds }) => isInside(startSeconds, spans, document.set));
      outcomes.push({
        document: document.id,
        group: document.group,
        first: hits[0] ?? false,
        firstThree: hits.some(Boolean),
        firstMoment: moments[0] ?? false,
        firstThreeMoments: moments.some(Boolean),
        declined: own.declined,
        answerable: own.answerable,
        wrongDeclined: other.declined,
        wrongAnswerable: other.answerable,
        ...(beside ? { besideDeclined: beside.declined, besideAnswerable: beside.answerable } : {}),
      });
    }
  }
  return { outcomes, refusals, seconds: (performance.now() - began) / 1000 / Math.max(1, asked) };
}

/** A share with its 95 % interval over documents, or over channels. */
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
  /** Of another video of the same channel. */
  declinedBeside?: Share;
  /** Of questions that their own video does not answer. */
  declinedUnanswered?: Share;
  /** Wrong-video questions declined where this part of the true ones is, by moving the threshold. */
  curve: { declinedTrue: number; declinedWrong: number; declinedBeside?: number }[];
  secondsPerQuestion: number;
}

export function answerFigures(
  outcomes: readonly Outcome[],
  seconds: number,
  refusals: readonly Refusal[] = [],
): AnswerFigures {
  const beside = outcomes.filter(({ besideDeclined }) => besideDeclined !== undefined);
  const share = <One extends { group: string }>(value: (one: One) => boolean, among: readonly One[]): Share => {
    const values = among.map((one) => ({ group: one.group, value: value(one) ? 1 : 0 }));
    const mean = values.reduce((sum, one) => sum + one.value, 0) / Math.max(1, values.length);
    return { mean, interval: bootstrap(values) };
  };
  return {
    documents: new Set(outcomes.map(({ document }) => document)).size,
    questions: outcomes.length,
    hit1: share(({ first }) => first, outcomes),
    hit3: share(({ firstThree }) => firstThree, outcomes),
    moment1: share(({ firstMoment }) => firstMoment, outcomes),
    moment3: share(({ firstThreeMoments }) => firstThreeMoments, outcomes),
    declinedTrue: share(({ declined }) => declined, outcomes),
    declinedWrong: share(({ wrongDeclined }) => wrongDeclined, outcomes),
    ...(beside.length > 0 ? { declinedBeside: share(({ besideDeclined }) => besideDeclined === true, beside) } : {}),
    ...(refusals.length > 0 ? { declinedUnanswered: share(({ declined }) => declined, refusals) } : {}),
    curve: [0.05, 0.1, 0.15, 0.2, 0.3].map((part) => {
      const threshold = thresholdAt(outcomes, part);
      const below = (values: readonly (number | undefined)[]) =>
        values.filter((value) => value !== undefined && value < threshold).length / Math.max(1, values.length);
      return {
        declinedTrue: part,
        declinedWrong: below(outcomes.map(({ wrongAnswerable }) => wrongAnswerable)),
        ...(beside.length > 0 ? { declinedBeside: below(beside.map(({ besideAnswerable }) => besideAnswerable)) } : {}),
      };
    }),
    secondsPerQuestion: seconds,
  };
}

/** The score that this part of the questions of their own video is below. */
function thresholdAt(outcomes: readonly Outcome[], part: number): number {
  const own = outcomes.map(({ answerable }) => answerable).sort((a, b) => a - b);
  return own[Math.floor(own.length * part)] ?? 0;
}
