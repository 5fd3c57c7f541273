import { type DraftLine, isSameDraft } from './chapter-draft.ts';

/** A change of the draft that can be undone. */
export interface Step {
  before: readonly DraftLine[];
  /** What it was made with: changes that follow one another by the same thing, as while somebody types, are one step. */
  by?: unknown;
}

/** The steps so far and the change from `before` to `after`; who takes back what they typed has made no step. */
export function withStep(
  past: readonly Step[],
  { before, after, by }: Step & { after: readonly DraftLine[] },
): readonly Step[] {
  const last = past.at(-1);
  if (!last || by === undefined || last.by !== by) return [...past, { before, by }];
  return isSameDraft(after, last.before) ? past.slice(0, -1) : past;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const asksForUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press) =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !shiftKey;
