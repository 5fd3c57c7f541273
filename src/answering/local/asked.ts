import { asksForOrders } from '../../transcripts/language/planted-orders.ts';
import type { AnsweringInput } from '../engine.ts';
import { readSpoken } from '../spoken/passages.ts';
import { type Wording, wordingFor } from '../wording.ts';
import { placeBefore } from './finding/follow-up.ts';
import { type Ground, groundOf } from './finding/ground.ts';
import type { AnsweringModel } from './finding/model.ts';
import { withAskedNumbers } from './question/asked-numbers.ts';
import { askedTime, type Timed } from './question/asked-times.ts';
import { withWordsAsSaid } from './question/joined-words.ts';
import { type Query, readQuestion } from './question/query.ts';
import { type Respelled, respelled } from './question/respelled.ts';

/** A question as it was understood, and what it is asked of. */
export interface Asked {
  input: AnsweringInput;
  model: AnsweringModel;
  wording: Wording;
  query: Query;
  /** The part of the video that it asks about, where it names a time. */
  within: Timed['within'];
  /** Mistyped words, and the words of the video that they were read as. */
  readAs: Respelled['readAs'];
  /** The sentence at which the last answer began, where one cites a moment. */
  before: number | undefined;
  ground: Ground;
}

export function readAsked(input: AnsweringInput, model: AnsweringModel): Asked {
  const { transcript, durationSeconds, chapters, title } = input;
  // What is planted in the transcript for models is quoted to nobody who does not ask for it.
  const said = readSpoken(transcript, durationSeconds, asksForOrders(input.question) ? 'kept' : 'left out');
  const words = said.words.map(({ text }) => text);
  const timed = (question: string) => askedTime(question, durationSeconds, words);
  const { question: spelled, readAs } = respelled(withWordsAsSaid(input.question, said.vocabulary), said);
  const { question, within } = timed(spelled);
  const earlier = input.earlier.map((one) => ({ question: timed(respelled(one.question, said).question).question }));
  const query = readQuestion(question, earlier, said.speakers);
  const spoken = withAskedNumbers(said, query);
  return {
    input,
    model,
    wording: wordingFor(input.question, transcript.language),
    query,
    within,
    readAs,
    before: placeBefore(input.earlier, spoken),
    ground: groundOf(spoken, chapters, title),
  };
}
