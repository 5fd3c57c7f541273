import { createBuiltinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { titlesOf } from '../src/chaptering/builtin/titles/titles.ts';
import { readText } from '../src/transcripts/reading/read-text.ts';
import { type Document, transcriptOf } from './document.ts';
import { type Span, spansOf } from './measures.ts';
import { spansWithin } from './true-boundaries.ts';
import { type Unseen, unseenBy } from './unseen.ts';

/** The chapters that the engine finds in a document, without its titles. */
export async function ownChapters(set: string, document: Document): Promise<Span[]> {
  const { duration_seconds: durationSeconds, title } = document;
  const engine = createBuiltinEngine(unseenBy(set, document));
  const answer = await engine.chapters({ transcript: transcriptOf(document), durationSeconds, title });
  const chapters = answer.kind === 'chapters' ? answer.chapters : [];
  return spansOf(
    chapters.map(({ startSeconds }) => ({ start: startSeconds })),
    durationSeconds,
  );
}

/** Chapters of a document with titles by what was learned. */
export function titledChapters(
  document: Document,
  chapters: readonly Span[],
  { titles: learned, restoring }: Unseen,
): Span[] {
  const { words, sentences } = readText(transcriptOf(document), document.duration_seconds, { restoring });
  const titles = titlesOf(
    {
      words,
      sentences,
      spans: spansWithin(sentences, chapters),
      durationSeconds: document.duration_seconds,
      language: document.language,
      videoTitle: document.title,
    },
    learned,
  );
  return chapters.map(({ start, end }, index) => ({ start, end, title: titles[index] ?? '' }));
}
