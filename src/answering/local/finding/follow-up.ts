import type { AnsweringInput } from '../../engine.ts';
import type { Spoken } from '../../spoken/passages.ts';

/** A quote with the moment after it, or before it. */
const quoted = /[“„]([^“”„]*)[”“] \((?:\d+:)?\d{1,2}:\d{2}\)|(?<![\d:])(?:\d+:)?\d{1,2}:\d{2}[^“„\n]*[“„]([^“”„]*)[”“]/;
const moment = /(?<![\d:])(?:(\d+):)?(\d{1,2}):(\d{2})(?![\d:])/;

/** The sentence at the first moment of the last earlier answer that cites one; undefined where none does. */
export function placeBefore(earlier: AnsweringInput['earlier'], { sentences }: Spoken): number | undefined {
  for (const { answer } of earlier.toReversed()) {
    const [found, hours = '0', minutes = '0', seconds = '0'] = moment.exec(answer) ?? [];
    if (found === undefined) continue;
    const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    const place = sentences.findIndex((sentence) => Math.floor(sentence.start) >= start);
    if (place >= 0) return place;
  }
  return undefined;
}

/**
 * The sentence after what the last earlier answer quotes at its first moment: it is passed over by its number of words, so that
 * nothing is told twice.
 *
 * @param place the sentence at that moment
 */
export function placeAfter(place: number, earlier: AnsweringInput['earlier'], { meant }: Spoken): number {
  const answer = earlier.findLast((one) => moment.test(one.answer))?.answer ?? '';
  const [, before = '', after = ''] = quoted.exec(answer) ?? [];
  const words = (before || after).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  let left = words - 1;
  let at = place;
  do left -= meant[at++] ?? 0;
  while (left > 0 && at < meant.length);
  return at;
}
