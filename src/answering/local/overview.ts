import type { AnsweringInput } from '../engine.ts';
import type { Piece } from './compose.ts';
import { keySentences } from './key-sentences.ts';
import type { Spoken } from './passages.ts';
import { topicsOf } from './query.ts';
import { plainText, quoteAt } from './quote.ts';
import type { Wording } from './wording.ts';

const mostParts = 12;
/** Fewer chapters than this say too little, so that more than one sentence of each is told. */
const fewParts = 4;
/** How far into the video a speaker says what it is about: seconds, or a part of the length. */
const opening = { seconds: 150, part: 0.06 };
const fewestWords = 7;
const announcing =
  /\b(?:today|this (?:video|talk|lecture|episode|tutorial|time)|going to|we(?:'ll| will)|i(?:'ll| will)|show you|learn|question|heute|in diesem (?:video|vortrag)|zeige? (?:ich|euch)|geht es|wir (?:\p{L}+ )?(?:machen|backen|bauen|schauen|sprechen|reden)|lernen)\b/iu;

/** What the video is about: how it announces itself, then each chapter by its title and what it comes to. */
export function overviewOf(
  { title, chapters, durationSeconds }: Pick<AnsweringInput, 'title' | 'chapters' | 'durationSeconds'>,
  spoken: Spoken,
  wording: Wording,
): Piece[] {
  const announced = quoteAt(announcement(spoken, title, durationSeconds), spoken);
  const starts = chapters
    .slice(0, mostParts)
    .map(({ startSeconds }) => spoken.sentences.findIndex(({ start }) => Math.floor(start) >= startSeconds));
  const parts = chapters.slice(0, mostParts).flatMap((chapter, at): Piece[] => {
    const from = starts[at] ?? -1;
    if (from < 0) return [];
    const next = starts.slice(at + 1).find((one) => one > from) ?? spoken.sentences.length;
    const places = keySentences(from, next, spoken, chapters.length < fewParts ? 2 : 1, stemsOf(chapter.title));
    const own = places.length > 0 ? places : [from];
    return own
      .map((place) => quoteAt(place, spoken))
      .filter(
        (quote, which, all) =>
          quote.from !== announced.from && all.findIndex(({ from: one }) => one === quote.from) === which,
      )
      .map((quote, which) => ({ lead: which === 0 ? `${plainText(chapter.title)}:` : '', quote, form: 'item' }));
  });
  const first: Piece = { lead: wording.overview, quote: announced, form: 'sentence' };
  if (parts.length > 0) return [first, { heading: wording.parts }, ...parts];
  const keys = keySentences(0, spoken.sentences.length, spoken, 4).map((place) => quoteAt(place, spoken));
  const others = keys.filter(({ from, to }) => from >= announced.to || to <= announced.from);
  if (others.length === 0) return [first];
  return [first, { heading: wording.inOrder }, ...others.map((quote): Piece => ({ lead: '', quote, form: 'item' }))];
}

/** The sentence near the beginning that announces something, or shares most words with the title. */
function announcement(spoken: Spoken, title: string, durationSeconds: number): number {
  const titled = new Set(stemsOf(title));
  const until = Math.max(opening.seconds, durationSeconds * opening.part);
  let best = { place: 0, value: -1 };
  spoken.sentences.forEach(({ start, from, to, text, question }, place) => {
    if (start > until || to - from < fewestWords) return;
    const shared = new Set(spoken.stems[place]).intersection(titled).size;
    const value = shared * 1.5 + (announcing.test(text) ? 1 : 0) - (question ? 2 : 0);
    if (value > best.value) best = { place, value };
  });
  return best.place;
}

function stemsOf(title: string): string[] {
  return (topicsOf(title) ?? []).map(({ stem }) => stem);
}
