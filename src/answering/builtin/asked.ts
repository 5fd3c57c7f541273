import { asksForOrders } from '../../transcripts/reading/planted-orders.ts';
import type { AnsweringInput } from '../engine.ts';
import { kindOf } from '../kinds.ts';
import { readSpoken } from '../spoken/passages.ts';
import type { Stemmer } from '../spoken/stemmers.ts';
import { type Wording, wordingFor } from '../wording.ts';
import { lastCiting, placeBefore, placeFollowing } from './finding/follow-up.ts';
import { type Ground, groundOf } from './finding/ground.ts';
import type { AnsweringModel } from './finding/model.ts';
import { withAskedNumbers } from './question/asked-numbers.ts';
import { askedForPart } from './question/asked-parts.ts';
import { askedTime, type Timed } from './question/asked-times.ts';
import { withWordsAsSaid } from './question/joined-words.ts';
import { type Query, readQuery } from './question/query.ts';
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
  /** The sentence from which is told what comes after the last answer. */
  following: number | undefined;
  ground: Ground;
}

export function readAsked(input: AnsweringInput, model: AnsweringModel, stemmer?: Stemmer): Asked {
  const { reading, chapters, title } = input;
  const { durationSeconds } = reading;
  // What is planted in the transcript for models is quoted to nobody who does not ask for it.
  const said = readSpoken(reading, asksForOrders(input.question) ? 'kept' : 'left out', stemmer);
  const words = said.words.map(({ text }) => text);
  const timed = (question: string) => askedTime(question, durationSeconds, words);
  const { question: spelled, readAs } = respelled(withWordsAsSaid(input.question, said.vocabulary), said);
  const { question, within } = timed(spelled);
  const earlier = input.earlier.map((one) => ({ question: timed(respelled(one.question, said).question).question }));
  const query = askedForPart(readQuery(question, earlier, said.speakers, said.language), said);
  const spoken = withAskedNumbers(said, query);
  const last = lastCiting(input.earlier)?.question ?? '';
  // What comes then after a part of the video that was asked about comes after its end; more of it is told from its first words on.
  const part = query.kind === 'next' ? timed(last).within : undefined;
  const isInOrder = part?.isAll || ['next', 'more'].includes(kindOf(last, said.language));
  return {
    input,
    model,
    wording: wordingFor(input.question, said.language),
    query,
    within,
    readAs,
    before: placeBefore(input.earlier, spoken),
    following: placeFollowing(input.earlier, spoken, {
      isInOrder,
      end: part?.isAll && part.to < durationSeconds ? part.to : 0,
    }),
    ground: groundOf(spoken, chapters, title),
  };
}
