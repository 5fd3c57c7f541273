/** A spoken script as `scripts/*.txt` holds it: what was said, with the marks of a recogniser. */
export type ScriptItem =
  | { kind: 'speech'; words: string[]; isNewSpeaker: boolean }
  | { kind: 'mark'; text: string }
  | { kind: 'silence'; seconds: number };

/** Reads a script: a paragraph a line; `[Music]` and `(pause 4)` on lines of their own; `>> ` where the speaker changes. */
export function parseScript(text: string): ScriptItem[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): ScriptItem => {
      const pause = /^\(pause (\d+)\)$/.exec(line)?.[1];
      if (pause !== undefined) return { kind: 'silence', seconds: Number(pause) };
      if (/^\[[^\]]+\]$/.test(line)) return { kind: 'mark', text: line };
      return {
        kind: 'speech',
        words: line.replace(/^>> /, '').split(/\s+/),
        isNewSpeaker: line.startsWith('>> '),
      };
    });
}
