import { timestamp } from '../transcripts/timestamp.ts';
import type { Citation } from './engine.ts';

const momentPattern = /(?<![\d:])(?:\d+:)?\d{1,2}:\d{2}(?![\d:])/g;

/**
 * What an answer must obey: each moment that it cites lies inside the video and rests on a passage, and each passage is cited.
 *
 * @returns what is wrong, a sentence each
 */
export function citationFaults(
  { markdown, citations }: { markdown: string; citations: readonly Pick<Citation, 'startSeconds' | 'quote'>[] },
  durationSeconds: number,
): string[] {
  const faults: string[] = [];
  if (markdown.trim() === '') faults.push('The answer is empty.');
  // PostgreSQL stores neither.
  const texts = [markdown, ...citations.map(({ quote }) => quote)];
  if (texts.some((text) => !text.isWellFormed() || text.includes('\0')))
    faults.push('The answer holds what is no character.');
  for (const { startSeconds, quote } of citations) {
    const isInside = Number.isInteger(startSeconds) && startSeconds >= 0 && startSeconds < Math.max(1, durationSeconds);
    if (!isInside) faults.push(`The moment ${startSeconds} is not inside the video.`);
    if (quote.trim() === '') faults.push(`The moment ${timestamp(startSeconds)} rests on nothing.`);
  }
  const known = new Set(citations.map(({ startSeconds }) => timestamp(startSeconds)));
  const cited = new Set(Array.from(markdown.matchAll(momentPattern), ([moment]) => moment));
  for (const moment of cited) if (!known.has(moment)) faults.push(`${moment} is cited without a passage.`);
  for (const moment of known) if (!cited.has(moment)) faults.push(`The passage at ${moment} is not cited.`);
  return faults;
}
