import { cueTiming, unreadableTimes } from './clock-time.ts';
import { type Cue, type CueList, cuesOfTurns } from './cue.ts';
import { type Speaker, turnsOf } from './cue-text.ts';

/**
 * Cues of a WebVTT file (W3C WebVTT, 6.1 file parsing), more lenient about times than the standard. Lines end in a line
 * feed alone. The language is that of a `Language:` line in the header, which YouTube writes. Linear in the text.
 */
export function readWebVtt(text: string): CueList {
  const lines = text.split('\n');
  const cues: Cue[] = [];
  const speaker: Speaker = { name: null, heard: false };
  let fault: string | null = null;
  let language: string | null = null;
  let at = 0;
  if (/^webvtt/i.test(lines[0]?.trimStart() ?? '')) {
    for (at = 1; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      if (line === '' || line.includes('-->')) break;
      language ??= /^language:\s*([a-z0-9-]{1,35})\s*$/i.exec(line)?.[1] ?? null;
    }
  }
  while (at < lines.length) {
    const line = lines[at] ?? '';
    at += 1;
    // A line with an arrow begins a cue wherever it stands; identifiers, notes, styles and regions are what is left.
    if (!line.includes('-->')) continue;
    const timing = cueTiming(line);
    if (timing === null) fault ??= unreadableTimes(at, line);
    const first = at;
    while (at < lines.length && lines[at] !== '' && !lines[at]?.includes('-->')) at += 1;
    if (timing === null) continue;
    const { start, end } = timing;
    const said = lines.slice(first, at).join('\n');
    cues.push(...cuesOfTurns({ start, end }, turnsOf(said, start, { tags: 'every', speaker })));
  }
  return { language, cues, fault };
}
