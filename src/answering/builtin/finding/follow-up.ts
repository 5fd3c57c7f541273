import type { AnsweringInput } from '../../engine.ts';
import type { Spoken } from '../../spoken/passages.ts';

/** A quote with the moment after it, or before it. */
const quoted = /[“„]([^“”„]*)[”“] \((?:\d+:)?\d{1,2}:\d{2}\)|(?<![\d:])(?:\d+:)?\d{1,2}:\d{2}[^“„\n]*[“„]([^“”„]*)[”“]/;
const moment = /(?<![\d:])(?:(\d+):)?(\d{1,2}):(\d{2})(?![\d:])/;

/** The sentence at the first moment of the last earlier answer that cites one; undefined where none does. */
export function placeBefore(earlier: AnsweringInput['earlier'], spoken: Spoken): number | undefined {
  for (const { answer } of earlier.toReversed()) {
    const place = placeOf(answer, spoken);
    if (place !== undefined) return place;
  }
  return undefined;
}

/**
 * The sentence after what the last earlier answer quotes at its first moment: it is passed over by its number of words, so that
 * nothing is told twice.
 *
 * @param place the sentence at that moment
 */
export function placeAfter(place: number, earlier: AnsweringInput['earlier'], spoken: Spoken): number {
  return placePast(place, quoted.exec(lastCiting(earlier)?.answer ?? ''), spoken);
}

/**
 * The sentence from which is told what follows the last earlier answer that cites a moment: after what it quotes first, or where it
 * told things in their order, after the last of them; undefined where none cites one.
 *
 * @param end second of the video before which nothing follows
 */
export function placeFollowing(
  earlier: AnsweringInput['earlier'],
  spoken: Spoken,
  { isInOrder, end }: { isInOrder: boolean; end: number },
): number | undefined {
  const first = placeBefore(earlier, spoken);
  if (first === undefined) return undefined;
  const last = isInOrder
    ? [...(lastCiting(earlier)?.answer ?? '').matchAll(new RegExp(quoted, 'g'))].at(-1)
    : undefined;
  const place = last && placeOf(last[0], spoken);
  const after = last && place !== undefined ? placePast(place, last, spoken) : placeAfter(first, earlier, spoken);
  const beyond = spoken.sentences.findIndex(({ start }) => start >= end);
  return Math.max(after, beyond < 0 ? spoken.sentences.length : beyond);
}

/** The last earlier question whose answer cites a moment. */
export function lastCiting(earlier: AnsweringInput['earlier']): AnsweringInput['earlier'][number] | undefined {
  return earlier.findLast(({ answer }) => moment.test(answer));
}

/** The sentence at the first moment of a text. */
function placeOf(text: string, { sentences }: Spoken): number | undefined {
  const [found, hours = '0', minutes = '0', seconds = '0'] = moment.exec(text) ?? [];
  if (found === undefined) return undefined;
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const place = sentences.findIndex((sentence) => Math.floor(sentence.start) >= start);
  return place < 0 ? undefined : place;
}

/** The sentence after as many words as were quoted from a place on. */
function placePast(place: number, quote: RegExpExecArray | null, { meant }: Spoken): number {
  const [, before = '', after = ''] = quote ?? [];
  const words = (before || after).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  let left = words - 1;
  let at = place;
  do left -= meant[at++] ?? 0;
  while (left > 0 && at < meant.length);
  return at;
}
