import type { Document } from './document.ts';
import { bootstrap, boundaryF1, iouF1, type Span, spansOf, tIou, titleScore, windowErrors } from './measures.ts';

/** One document's measures for one system. */
export interface Figures {
  channel: string;
  minutes: number;
  iouF1: number;
  tIou: number;
  f3: number;
  f5: number;
  f10: number;
  pk: number;
  windowDiff: number;
  title: number | null;
  /** As `title`, where the engine is told the true boundaries; null where it was not asked. */
  titleTold: number | null;
  predicted: number;
  reference: number;
}

/** A document's reference chapters as spans. */
export function referenceOf(document: Document): Span[] {
  const chapters = document.chapters.map(({ start_seconds, title }) => ({ start: start_seconds, title }));
  return spansOf(chapters, document.duration_seconds);
}

/** Measures predicted chapters (starts in seconds) against the document's own. */
export function measure(document: Document, chapters: readonly { start: number; title?: string }[]): Figures {
  const duration = document.duration_seconds;
  const predicted = chapters.length === 0 ? [] : spansOf(chapters, duration);
  const reference = referenceOf(document);
  const errors = windowErrors(predicted, reference, duration);
  return {
    channel: document.channel ?? document.source,
    minutes: duration / 60,
    iouF1: iouF1(predicted, reference),
    tIou: tIou(predicted, reference),
    f3: boundaryF1(predicted, reference, 3),
    f5: boundaryF1(predicted, reference, 5),
    f10: boundaryF1(predicted, reference, 10),
    pk: errors.pk,
    windowDiff: errors.windowDiff,
    title: titleScore(predicted, reference),
    titleTold: null,
    predicted: predicted.length,
    reference: reference.length,
  };
}

/** `count` chapters of equal length over `duration` seconds. */
export function equalSpacing(count: number, duration: number): { start: number }[] {
  return Array.from({ length: Math.max(1, Math.round(count)) }, (_, index, all = Math.max(1, Math.round(count))) => ({
    start: (index * duration) / all,
  }));
}

/** Means over documents, with 95 % intervals over channels (over documents where there is one channel). */
export function summary(figures: readonly Figures[]) {
  const mean = (value: (one: Figures) => number) =>
    figures.reduce((sum, one) => sum + value(one), 0) / Math.max(1, figures.length);
  const channels = new Set(figures.map((one) => one.channel));
  const interval = (value: (one: Figures) => number) =>
    bootstrap(
      figures.map((one, index) => ({ group: channels.size > 1 ? one.channel : String(index), value: value(one) })),
    );
  return {
    documents: figures.length,
    iouF1: mean((one) => one.iouF1),
    interval: interval((one) => one.iouF1),
    tIou: mean((one) => one.tIou),
    f3: mean((one) => one.f3),
    f5: mean((one) => one.f5),
    f5Interval: interval((one) => one.f5),
    f10: mean((one) => one.f10),
    pk: mean((one) => one.pk),
    pkInterval: interval((one) => one.pk),
    windowDiff: mean((one) => one.windowDiff),
    title: meanOf(figures.map((one) => one.title)),
    titleTold: meanOf(figures.map((one) => one.titleTold)),
    predicted: mean((one) => one.predicted),
    reference: mean((one) => one.reference),
    /** Mean over documents of |predicted − reference| / reference. */
    countError: mean((one) => Math.abs(one.predicted - one.reference) / one.reference),
  };
}
/** The mean of what is there; null where nothing is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0) / there.length;
}

export type Summary = ReturnType<typeof summary>;

/** Classes of length in minutes, from (included) and to (excluded). */
export const lengthClasses = [
  ['< 15', 0, 15],
  ['15–30', 15, 30],
  ['30–60', 30, 60],
  ['> 60', 60, Number.POSITIVE_INFINITY],
] as const;

/** The summary of each class of length that has documents. */
export function byLength(figures: readonly Figures[]) {
  return lengthClasses.flatMap(([name, from, to]) => {
    const own = figures.filter((one) => one.minutes >= from && one.minutes < to);
    return own.length === 0 ? [] : [{ name, summary: summary(own) }];
  });
}
