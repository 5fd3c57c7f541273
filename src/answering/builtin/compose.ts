import { timestamp } from '../../transcripts/timestamp.ts';
import type { Answer, Citation } from '../engine.ts';
import { plainText, quoteOf } from '../quotes.ts';
import type { IndexedReading } from '../retrieval/indexed-reading.ts';

/** Sentences that are quoted, in one piece. */
export interface Passage {
  /** Places of the first sentence and of the one after the last. */
  from: number;
  to: number;
  /** Words that are quoted at most. */
  words: number;
  /** What it stands under, in a list. */
  heading?: string;
}

/** An answer in Markdown: one plain sentence, and under it each passage in quotation marks with its moment. Undefined where nothing is left to quote. */
export function compose(
  kind: Answer['kind'],
  lead: string,
  passages: readonly Passage[],
  { sentences, speakers }: IndexedReading,
): Answer | undefined {
  const citations: Citation[] = [];
  const lines: string[] = [];
  for (const { from, to, words, heading } of passages) {
    const first = sentences[from];
    const quote = quoteOf(sentences.slice(from, to), words)
      .text.replace(/["“”„«»]/g, '')
      .trim();
    const startSeconds = Math.floor(first?.start ?? 0);
    if (!first || quote === '' || citations.some((one) => one.startSeconds === startSeconds)) continue;
    citations.push({ startSeconds, passage: first.number, quote });
    const speaker = heading === undefined ? plainText(speakers[from] ?? '') : '';
    const told = `${speaker === '' ? '' : `${speaker}: `}“${quote}” ${timestamp(startSeconds)}`;
    lines.push(heading === undefined ? told : `- ${plainText(heading)}: ${told}`);
  }
  if (citations.length === 0) return undefined;
  const isList = passages.some(({ heading }) => heading !== undefined);
  return { kind, markdown: [lead, lines.join(isList ? '\n' : '\n\n')].join('\n\n'), citations };
}
