import type { AnsweringInput } from '../engine.ts';
import { readSpoken } from '../spoken/passages.ts';
import { placeBefore } from './finding/follow-up.ts';
import { groundOf } from './finding/ground.ts';
import { learnedModel } from './finding/learned-model.ts';
import { retrieve } from './finding/retrieve.ts';
import { readQuery } from './question/query.ts';

/** The places of a transcript's sentences, those first that likeliest answer a question; none where it asks for nothing that is said. */
export function rankSentences(input: AnsweringInput): number[] {
  const spoken = readSpoken(input.reading);
  const query = readQuery(input.question, input.earlier, spoken.speakers, spoken.language);
  if (query.sought.length === 0) return [];
  const before = query.leansOnEarlier ? placeBefore(input.earlier, spoken) : undefined;
  const { scores } = retrieve(query, groundOf(spoken, input.chapters, input.title), learnedModel(), before);
  return [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
}
