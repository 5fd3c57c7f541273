import { fold } from '../../spoken/stem.ts';

const pair = /(?<![\p{L}\p{N}'’-])(\p{L}{2,}) (\p{L}{3,})(?![\p{L}\p{N}'’-])/gu;

/**
 * A question with two of its words as one, where the video says that and not each of them: `art board` of an artboard.
 *
 * @param vocabulary what is said in the video, folded
 */
export function withJoinedWords(question: string, vocabulary: ReadonlyMap<string, string>): string {
  const joined = (whole: string, one: string, other: string) => {
    const isSaid = [one, other].every((word) => vocabulary.has(fold(word)));
    return !isSaid && vocabulary.has(fold(`${one}${other}`)) ? `${one}${other}` : whole;
  };
  // Pairs overlap: the second word of one is the first of the next.
  return question.replace(pair, joined).replace(/(?<=\p{L}{2} ).+/u, (rest) => rest.replace(pair, joined));
}
