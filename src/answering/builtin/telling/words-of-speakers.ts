import type { Spoken } from '../../spoken/passages.ts';
import type { Wording } from '../../wording.ts';
import { quoteAt } from '../quoting/quote.ts';
import { leadOf, nameOf } from './answer-pieces.ts';
import type { Piece } from './compose.ts';
import { keySentences } from './key-sentences.ts';
import { mostWordsNamed } from './not-said.ts';

const mostTold = 4;

/** What those whose words are asked for say most of, or the first of what they ask, in order; nothing where they do not. */
export function wordsOfSpeakers(
  names: readonly string[],
  what: 'said' | 'asked',
  spoken: Spoken,
  wording: Wording,
): Piece[] {
  const { by, meant, sentences } = spoken;
  const isTheirs = (place: number) => names.includes(by[place] ?? '');
  const all = [...sentences.keys()].filter(isTheirs);
  const asking = what === 'asked';
  const keys = asking
    ? all.filter((place) => sentences[place]?.question).slice(0, mostTold)
    : keySentences(0, sentences.length, spoken, mostTold, [], (place) => (isTheirs(place) ? 1 : 0)).sort(
        (one, other) => one - other,
      );
  // Who says little says all of it.
  const longest = all.reduce((best, place) => ((meant[place] ?? 0) > (meant[best] ?? 0) ? place : best), all[0] ?? -1);
  const places = keys.length > 0 || asking ? keys : all.length > 0 ? [longest] : [];
  let end = 0;
  const quotes = places.flatMap((place) => {
    const quote = quoteAt(place, spoken, { asking: true });
    if (quote.from < end) return [];
    end = quote.to;
    return quote;
  });
  return quotes.map((quote, at): Piece => {
    const name = by[quote.from];
    const asks = wording.leadsBy.asked.replace('%', () => nameOf(name ?? ''));
    if (at === 0) return { lead: asking ? asks : leadOf('what', name, wording), quote, form: 'sentence' };
    return { lead: asking ? asks : name ? `${nameOf(name)}:` : '', quote, form: 'item' };
  });
}

/** Says that none of them speaks of what is asked. */
export function silent(speakers: readonly string[], wording: Wording): Piece {
  return { heading: wording.silent(speakers.slice(0, mostWordsNamed).map(nameOf)) };
}
