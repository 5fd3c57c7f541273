import type { Transcript } from '../transcripts/transcript.ts';

/** Progress and costs are for people: on standard error, and only where that is a terminal. */
export function tell(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(text);
}

/** Says on standard error what was left out of a source or repaired in it. */
export function tellRepairs({ warnings = [] }: Transcript): void {
  for (const warning of warnings) console.error(warning);
}
