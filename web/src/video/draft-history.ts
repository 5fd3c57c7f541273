import { type DraftLine, isSameDraft } from './chapter-draft.ts';

/** Chapters that are being written anew, with what can be undone and done again. */
export interface DraftHistory {
  lines: readonly DraftLine[];
  past: readonly Step[];
  future: readonly Step[];
}

/** A state that can be gone back to, or on to. */
export interface Step {
  lines: readonly DraftLine[];
  /** What led away from it: changes that follow one another by the same thing, as while somebody types, are one step. */
  by?: unknown;
}

export const historyOf = (lines: readonly DraftLine[]): DraftHistory => ({ lines, past: [], future: [] });

/** A change to `after`; who takes back what they typed has made no step. What was undone before is gone by it. */
export function withStep({ lines, past }: DraftHistory, after: readonly DraftLine[], by?: unknown): DraftHistory {
  const last = past.at(-1);
  if (!last || by === undefined || last.by !== by) return { lines: after, past: [...past, { lines, by }], future: [] };
  return { lines: after, past: isSameDraft(after, last.lines) ? past.slice(0, -1) : past, future: [] };
}

/** Without what was done last; the same where nothing was. */
export function undone(history: DraftHistory): DraftHistory {
  const { lines, past, future } = history;
  const last = past.at(-1);
  return last ? { lines: last.lines, past: past.slice(0, -1), future: [...future, { lines, by: last.by }] } : history;
}

/** With what was undone last; the same where nothing was. */
export function redone(history: DraftHistory): DraftHistory {
  const { lines, past, future } = history;
  const next = future.at(-1);
  return next ? { lines: next.lines, past: [...past, { lines, by: next.by }], future: future.slice(0, -1) } : history;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key press asks to undo, or to do again what was undone. */
export function asksFor({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): 'undo' | 'redo' | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
