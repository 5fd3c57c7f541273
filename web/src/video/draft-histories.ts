import { writer } from '../shell/writer.ts';
import { type DraftLine, isSameDraft } from './chapter-draft.ts';
import { type DraftHistory, historyOf, type Step } from './draft-history.ts';

const place = 'cuemark.undo';

/** What was done to the chapters of each video in this tab. */
const remembered = new Map<string, DraftHistory>(taken());

/** Whose they are. */
let owner = writer();

// A reload does not end the session, unless somebody has signed out, in whichever tab, or another one is in.
addEventListener('pagehide', () => {
  if (owner === null || owner !== writer()) return;
  try {
    sessionStorage.setItem(place, JSON.stringify({ owner, histories: [...remembered] }));
  } catch {
    // A browser that keeps nothing, or not so much, has the edits without what was before them.
  }
});

/** What can be undone of these lines of a video, as far as they are what somebody last left or saved here. */
export function historyFor(videoId: string, lines: readonly DraftLine[]): DraftHistory {
  const known = remembered.get(videoId);
  return known && isSameDraft(known.lines, lines) ? known : historyOf(lines);
}

export function rememberHistory(videoId: string, { lines, past, future }: DraftHistory): void {
  // With what a step was made, as in a field, is of no meaning later.
  const plain = (steps: readonly Step[]) => steps.map((step) => ({ lines: step.lines }));
  remembered.set(videoId, { lines, past: plain(past), future: plain(future) });
  owner = writer();
}

/** Whoever signs out takes them along. */
export const forgetHistories = () => remembered.clear();

/** The video is gone. */
export const forgetHistory = (videoId: string) => remembered.delete(videoId);

/** What was kept over a reload, for this one time. */
function taken(): [string, DraftHistory][] {
  try {
    const text = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    const kept = JSON.parse(text ?? '{}') as { owner?: string; histories?: [string, DraftHistory][] };
    return kept.owner === writer() ? (kept.histories ?? []) : [];
  } catch {
    return [];
  }
}
