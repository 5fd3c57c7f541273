/** What can stand beside the player, in the order of its tabs. */
export const views = ['chapters', 'transcript', 'ask'] as const;
export type View = (typeof views)[number];

/** What an address says of the page of a video. */
export interface VideoSearch {
  /** A moment, in whole seconds. */
  t?: number | undefined;
  view?: View | undefined;
}

/** The parts of an address that mean something. */
export function videoSearch(search: Record<string, unknown>): VideoSearch {
  return { t: secondsIn(search.t), view: views.find((view) => view === search.view) };
}

/** A moment without a view is looked up in the transcript. */
export function viewShown({ t, view }: VideoSearch): View {
  return view ?? (t === undefined ? 'chapters' : 'transcript');
}

/** Whole seconds, or none. */
function secondsIn(value: unknown): number | undefined {
  const seconds = Number(typeof value === 'string' ? value.replace(/s$/, '') : value);
  return Number.isInteger(seconds) && seconds >= 0 && seconds < 1e6 && value !== '' ? seconds : undefined;
}
