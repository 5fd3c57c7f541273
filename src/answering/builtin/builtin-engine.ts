import type { Answer, AnsweringEngine, AnsweringInput, AnsweringOptions } from '../engine.ts';
import { type Stemmer, stemmerFor } from '../spoken/stemmers.ts';
import { readAsked } from './asked.ts';
import { learnedModel } from './finding/learned-model.ts';
import type { AnsweringModel } from './finding/model.ts';
import { tell } from './tellers.ts';
import { compose } from './telling/compose.ts';

/**
 * The built-in engine: no language model, no network. It looks for what the question asks for in the transcript and answers
 * with what is said there, in the speaker's words; it adds nothing, and says so where it is not there.
 */
export const builtinAnsweringEngine = {
  name: 'builtin' as const,
  async answer(input: AnsweringInput, { signal }: AnsweringOptions = {}): Promise<Answer> {
    signal?.throwIfAborted();
    return answerBuiltin(input, learnedModel(), await stemmerFor(input.reading.language)).answer;
  },
} satisfies AnsweringEngine;

/**
 * The answer that a model gives, with what it was judged by.
 *
 * @param stemmer of the transcript's language (`stemmers.ts`)
 */
export function answerBuiltin(
  input: AnsweringInput,
  model: AnsweringModel,
  stemmer?: Stemmer,
): { answer: Answer; answerable: number } {
  const asked = readAsked(input, model, stemmer);
  const { wording, ground } = asked;
  const nothing: Answer = { kind: 'not_said', markdown: wording.notSaid([]), citations: [] };
  if (ground.spoken.sentences.length === 0) return { answer: nothing, answerable: Number.NEGATIVE_INFINITY };
  const account = tell(asked);
  const read = { heading: wording.readAs([...asked.readAs]) };
  return {
    answer: compose({ ...account, pieces: [...account.pieces, read] }, asked) ?? nothing,
    answerable: account.answerable ?? 0,
  };
}
