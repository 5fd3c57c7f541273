import { stemmerFor } from '../../transcripts/reading/stemming.ts';
import type { AnsweringInput } from '../engine.ts';
import { indexReading } from './indexed-reading.ts';
import { learnedModel } from './learned-model.ts';
import { readQuestion } from './question.ts';
import { retrieve } from './retrieve.ts';

/** The places in `reading.sentences`, those first that likeliest answer the question; none where it names nothing to look for. */
export async function rankSentences({
  reading,
  chapters,
  title,
  question,
  earlier,
  meaning,
}: AnsweringInput): Promise<number[]> {
  const stem = await stemmerFor(reading.language);
  const indexed = indexReading(reading, { chapters, title, stem });
  const names = [...new Set(indexed.speakers.flatMap((name) => name ?? []))];
  const asked = readQuestion(
    question,
    earlier.map((one) => one.question),
    names,
    stem,
  );
  if (asked.terms.length === 0) return [];
  const { scores } = retrieve(asked, indexed, meaning, learnedModel());
  return [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
}
