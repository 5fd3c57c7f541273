import { createBuiltinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import type { AskedDocument } from './answers-material.ts';
import { transcriptOf } from './document.ts';
import { foldOf, groupOf } from './folds.ts';
import { inventedSet, readInventedTalks } from './invented.ts';
import { unseenBy } from './unseen.ts';

/**
 * The talks that we invented, with their questions. Authors are left out whole; the chapters that the engine gets are its own, made
 * without having learned from the author.
 */
export async function readInventedQuestions(): Promise<AskedDocument[]> {
  const documents: AskedDocument[] = [];
  for (const { document, questions, unanswered } of readInventedTalks()) {
    const { id, title, duration_seconds: durationSeconds } = document;
    const transcript = transcriptOf(document);
    const engine = createBuiltinEngine(unseenBy(inventedSet, document));
    const made = await engine.chapters({ transcript, durationSeconds, title });
    const chapters = made.kind === 'chapters' ? made.chapters : [];
    const group = groupOf(inventedSet, document.channel);
    documents.push({
      id,
      set: inventedSet,
      group,
      fold: foldOf(group),
      input: { transcript, chapters, durationSeconds, title, earlier: [] },
      questions: questions.map((one) => ({ ...one, answer: null })),
      unanswered,
    });
  }
  return documents;
}
