import { thanksOnly } from '../../../spoken/leading.ts';
import type { Spoken } from '../../../spoken/passages.ts';

/** So many words may open a turn before the sentence that says most. */
const mostOfOpening = 8;
/** A question is told before its reply where it holds so much of what is asked for, and stands so few sentences before. */
const askedFit = 0.35;
/** `The pond?` says no more than the reply does. */
const fewestAsked = 4;
const mostBetween = 4;

/** Where a turn begins that comes to a sentence in a few words: `I support it. The pool …` */
export function turnBegin(place: number, { sentences, by, meant }: Spoken): number {
  let words = 0;
  for (let at = place; at > 0; at -= 1) {
    if (by[at] === null || sentences[at]?.question) return place;
    if (by[at - 1] !== by[at]) return meant[at] === 0 || thanksOnly(sentences[at]?.text ?? '') ? place : at;
    words += meant[at - 1] ?? 0;
    if (words > mostOfOpening) return place;
  }
  return place;
}

/** The question of somebody else to which a sentence replies, where it asks what is asked here. */
export function questionBefore(
  place: number,
  held: Float64Array,
  { sentences, by, words, meant }: Spoken,
): number | undefined {
  let turned = false;
  for (let at = place; at >= 0 && place - at <= mostBetween; at -= 1) {
    if (at < place && sentences[at]?.question === true) {
      return turned && (held[at] ?? 0) >= askedFit && (meant[at] ?? 0) >= fewestAsked && by[at] !== by[place]
        ? at
        : undefined;
    }
    if (words[sentences[at]?.from ?? 0]?.speaker) turned = true;
  }
  return undefined;
}
