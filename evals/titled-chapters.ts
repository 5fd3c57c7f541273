import { createBuiltinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { lowerShouting } from '../src/chaptering/builtin/lower-shouting.ts';
import { talkOf } from '../src/chaptering/builtin/talk.ts';
import { titlesOf } from '../src/chaptering/builtin/titles/titles.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { type Document, transcriptOf } from './document.ts';
import { type Span, spansOf } from './measures.ts';
import { spansWithin } from './true-boundaries.ts';
import { type Unseen, unseenBy } from './unseen.ts';

/** A document as the engine reads it when its channel is unseen. */
export function unseenReading(document: Document, { restoring }: Unseen, transcript = transcriptOf(document)) {
  return readTranscript(transcript, document.duration_seconds, restoring);
}

/** The chapters that the engine finds in a document, without having seen its channel. */
export async function ownChapters(set: string, document: Document): Promise<Span[]> {
  const unseen = unseenBy(set, document);
  const input = { reading: unseenReading(document, unseen), title: document.title };
  const answer = await createBuiltinEngine(unseen).chapters(input);
  const chapters = answer.kind === 'chapters' ? answer.chapters : [];
  return spansOf(
    chapters.map(({ startSeconds, title }) => ({ start: startSeconds, title })),
    document.duration_seconds,
  );
}

/** Chapters of a document with titles by what was learned. */
export function titledChapters(document: Document, chapters: readonly Span[], unseen: Unseen): Span[] {
  const talk = lowerShouting(talkOf({ reading: unseenReading(document, unseen), title: document.title }));
  const titles = titlesOf(talk, spansWithin(talk.sentences, chapters), unseen.titles);
  return chapters.map(({ start, end }, index) => ({ start, end, title: titles[index] ?? '' }));
}
