import { type Figures, meanOf } from './figures.ts';

/** What is compared between publishers; null where nothing is titled. */
export type Rates = Record<'iouF1' | 'f5' | 'pk' | 'title' | 'titleTold', number | null>;

/** Channels of the main set whose videos all begin in the same way, which other channels' do not. */
const alike: ReadonlySet<string> = new Set(['NPR - News Now', 'CBS - 60 Minutes']);

/** The mean rates of every publisher, largest first; channels whose videos begin alike are left out. */
export function byPublisher(figures: readonly Figures[]) {
  return ratesBy(
    figures.filter(({ channel }) => !alike.has(channel)),
    ({ channel }) => channel.split(' - ')[0] ?? channel,
  );
}

/** The same of the channels that are left out. */
export function beginningAlike(figures: readonly Figures[]) {
  return ratesBy(
    figures.filter(({ channel }) => alike.has(channel)),
    ({ channel }) => channel,
  );
}

/** What a stranger's video gets: the mean over publishers, each weighing alike. */
export function strangerOf(figures: readonly Figures[]) {
  const publishers = byPublisher(figures);
  return {
    ...meanRates(publishers.map(({ rates }) => rates)),
    publishers: publishers.length,
    documents: publishers.reduce((sum, { documents }) => sum + documents, 0),
  };
}

function ratesBy(figures: readonly Figures[], groupOf: (one: Figures) => string) {
  return Map.groupBy(figures, groupOf)
    .entries()
    .map(([name, own]) => ({ name, documents: own.length, rates: meanRates(own) }))
    .toArray()
    .sort((a, b) => b.documents - a.documents);
}

function meanRates(of: readonly Rates[]): Rates {
  return {
    iouF1: meanOf(of.map(({ iouF1 }) => iouF1)),
    f5: meanOf(of.map(({ f5 }) => f5)),
    pk: meanOf(of.map(({ pk }) => pk)),
    title: meanOf(of.map(({ title }) => title)),
    titleTold: meanOf(of.map(({ titleTold }) => titleTold)),
  };
}
