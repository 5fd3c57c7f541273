import { timestamp } from '../../chaptering/rules.ts';
import type { Answer, AnsweringInput } from '../engine.ts';
import type { Spoken } from './passages.ts';
import { topicsOf } from './query.ts';
import { plainText, quoteAt } from './quote.ts';
import type { Wording } from './wording.ts';

const mostParts = 15;
/** How far into the video a speaker says what it is about: seconds, or a part of the length. */
const opening = { seconds: 150, part: 0.06 };
const fewestWords = 7;
const announcing =
  /\b(?:today|this (?:video|talk|lecture|episode|tutorial|time)|going to|we(?:'ll| will)|i(?:'ll| will)|show you|learn|question|heute|in diesem (?:video|vortrag)|zeige? (?:ich|euch)|geht es|wir (?:\p{L}+ )?(?:machen|backen|bauen|schauen|sprechen|reden)|lernen)\b/iu;

/** What the video is about: how it announces itself, and what its chapters are called. */
export function overviewOf(
  { title, chapters, durationSeconds }: Pick<AnsweringInput, 'title' | 'chapters' | 'durationSeconds'>,
  spoken: Spoken,
  wording: Wording,
): Answer {
  const announced = quoteAt(announcement(spoken, title, durationSeconds), spoken);
  const parts = chapters.slice(0, mostParts).flatMap((chapter) => {
    const place = spoken.sentences.findIndex(({ start }) => Math.floor(start) >= chapter.startSeconds);
    if (place === -1) return [];
    const { quote } = quoteAt(place, spoken);
    return [{ title: plainText(chapter.title), startSeconds: Math.floor(spoken.sentences[place]?.start ?? 0), quote }];
  });
  const lines = [`${wording.overview} ${wording.quoted(announced.quote, timestamp(announced.startSeconds))}.`];
  const list = parts.map((part) => `- ${part.title} (${timestamp(part.startSeconds)})`);
  if (list.length > 0) lines.push('', wording.parts, '', ...list);
  const citations = [announced, ...parts].map(({ startSeconds, quote }) => ({ startSeconds, quote }));
  return { kind: 'answered', markdown: lines.join('\n'), citations };
}

/** The sentence near the beginning that announces something, or shares most words with the title. */
function announcement(spoken: Spoken, title: string, durationSeconds: number): number {
  const titled = new Set((topicsOf(title) ?? []).map(({ stem }) => stem));
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
