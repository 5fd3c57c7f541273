import { fold } from '../../spoken/stem.ts';

/** A word and the space after it, before another word: pairs overlap, so the second one is only looked at. */
const pair = /(?<![\p{L}\p{N}'’-])(\p{L}{2,}) (?=(\p{L}{3,})(?![\p{L}\p{N}'’-]))/gu;

/** Words with a slash between: `on/off`. */
const slashed = /(?<![\p{L}\p{N}/.:-])\p{L}+(?:\/\p{L}+)+(?![\p{L}\p{N}/.-])/gu;

/**
 * A question with two of its words as one, where the video says that and not each of them (`art board` of an artboard), and words
 * that a slash joins as two, where the video says no such word.
 *
 * @param vocabulary what is said in the video, folded
 */
export function withWordsAsSaid(question: string, vocabulary: ReadonlyMap<string, string>): string {
  const parted = question.replace(slashed, (joined) =>
    vocabulary.has(fold(joined)) ? joined : joined.replaceAll('/', ' '),
  );
  return parted.replace(pair, (apart: string, one: string, other: string) => {
    const areSaid = [one, other].every((word) => vocabulary.has(fold(word)));
    return !areSaid && vocabulary.has(fold(one + other)) ? one : apart;
  });
}
