import { anywhere } from '../../../transcripts/reading/phrase-forms.ts';
import type { Measure } from '../../kinds.ts';
import { numberStretches } from '../../number-stretches.ts';
import { advertisedIn } from '../../spoken/advertised.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { holdsFigure } from '../question/measured.ts';
import { type Quote, quoteAt } from '../quoting/quote.ts';

/** Several things are asked about, each by no name of its own: `How heavy are they?` */
const ofSeveral = anywhere([
  'each|every|both|them|these|those|are all',
  '(are|were) they|they (are|were|cost|weigh|measure|last|take|hold|reach)',
  '(of (all|the)|all( the)?|are the) (two|three|four|five)',
  'of all|jede[rsn]?|beide[nr]?',
]);
/** What names the figures before they are told: `So let's do money first.` */
const heading: Partial<Record<Measure, RegExp>> = {
  price: /(?<!\p{L})(?:money|prices?|pricing|costs?|paid|geld|preise?|kosten)(?!\p{L})/iu,
  weight: /(?<!\p{L})(?:weights?|weigh\p{L}*|heavy|light|gewicht|wieg\p{L}*)(?!\p{L})/iu,
  duration: /(?<!\p{L})(?:times?|timed|took|takes?|lasts?|lasted|dauer\p{L}*)(?!\p{L})/iu,
  length: /(?<!\p{L})(?:lengths?|size|long|tall|wide|deep|range|länge|größe)(?!\p{L})/iu,
};
/** Sentences in which figures are compared, and the ones before in which they may be named. */
const mostSentences = 3;
const headedWithin = 2;
const fewestFigures = 2;
/** Words of a quote that tells them all. */
const mostWords = 60;

/** Whether a question asks for a figure of several things at once. */
export function asksOfSeveral(question: string): boolean {
  return ofSeveral.test(question);
}

/** Where the figures of several things are told one after the other; undefined where that is nowhere. */
export function comparedFigures(kind: Measure, spoken: Spoken): Quote | undefined {
  const { sentences, words } = spoken;
  const named = heading[kind];
  if (named === undefined) return undefined;
  const isNamed = sentences.map(({ text }) => named.test(text));
  const advertised = advertisedIn(spoken);
  const isOfKind = sentences.map(
    ({ text, question }, place) => !question && !advertised.has(place) && holdsFigure(kind, text, spoken.language),
  );
  const figures = sentences.map(
    ({ from, to }) => numberStretches(words.slice(from, to).map(({ text }) => text)).length,
  );
  let best: { from: number; to: number; worth: number } | undefined;
  for (let from = 0; from < sentences.length; from += 1) {
    if (!isOfKind[from]) continue;
    for (let to = from + 1; to <= Math.min(sentences.length, from + mostSentences); to += 1) {
      if (sentences[to - 1]?.question) break;
      const count = figures.slice(from, to).reduce((sum, one) => sum + one, 0);
      const isHeaded = isNamed.slice(Math.max(0, from - headedWithin), to).includes(true);
      const isTwice = isOfKind.slice(from, to).filter(Boolean).length >= fewestFigures;
      if (count < fewestFigures || !(isHeaded || isTwice)) continue;
      const worth = count - (to - from) / 2 + (isHeaded ? 1 : 0);
      if (best === undefined || worth > best.worth) best = { from, to, worth };
    }
  }
  return best && quoteAt(best.from, spoken, { until: best.to - 1, most: mostWords });
}
