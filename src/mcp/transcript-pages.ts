import { timestamp } from '../transcripts/timestamp.ts';
import type { ToldSentence } from './library.ts';

/** Characters of a page: about two thousand tokens, so that an assistant reads on only where it needs to. */
const pageCharacters = 8000;
/** A paragraph begins anew after so many seconds, so that every moment is near a time that is written. */
const paragraphSeconds = 30;

/** A transcript as text, in pages of whole paragraphs: `6:12 (372 s) Ada: What is said…`. No page at all: nothing is said. */
export function transcriptPages(sentences: readonly ToldSentence[]): string[] {
  const pages: string[] = [];
  for (const paragraph of paragraphsOf(sentences)) {
    const last = pages.at(-1);
    if (last === undefined || last.length + paragraph.length > pageCharacters) pages.push(paragraph);
    else pages[pages.length - 1] = `${last}\n${paragraph}`;
  }
  return pages;
}

function paragraphsOf(sentences: readonly ToldSentence[]): string[] {
  const paragraphs: string[] = [];
  let begun = Number.NEGATIVE_INFINITY;
  for (const { startSeconds, text, speaker } of sentences) {
    const isNew = speaker !== null || startSeconds - begun >= paragraphSeconds;
    if (isNew) {
      begun = startSeconds;
      paragraphs.push(`${moment(startSeconds)} ${speaker === null ? '' : `${speaker}: `}${text}`);
    } else {
      paragraphs[paragraphs.length - 1] += ` ${text}`;
    }
  }
  return paragraphs;
}

/** `6:12 (372 s)`: for people and for programs. */
export function moment(seconds: number): string {
  return `${timestamp(seconds)} (${Math.floor(seconds)} s)`;
}
