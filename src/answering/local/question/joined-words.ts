import { fold } from '../../spoken/stem.ts';

/** A word and the space after it, before another word: pairs overlap, so the second one is only looked at. */
const pair = /(?<![\p{L}\p{N}'’-])(\p{L}{2,}) (?=(\p{L}{3,})(?![\p{L}\p{N}'’-]))/gu;

/**
 * A question with two of its words as one, where the video says that and not each of them: `art board` of an artboard.
 *
 * @param vocabulary what is said in the video, folded
 */
export function withJoinedWords(question: string, vocabulary: ReadonlyMap<string, string>): string {
  return question.replace(pair, (apart: string, one: string, other: string) => {
    const areSaid = [one, other].every((word) => vocabulary.has(fold(word)));
    return !areSaid && vocabulary.has(fold(one + other)) ? one : apart;
  });
}
