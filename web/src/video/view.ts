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

/** A moment as addresses write it, `1229`, `1229s`, `20m29s` or `1h2m3s`, in whole seconds; undefined for anything else. */
export function secondsIn(value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(String(value)) ?? [];
  const found = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return found > 0 || /^0/.test(String(value)) ? found : undefined;
}

/** The same the other way: `20m29s`. */
export function momentOf(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${h > 0 ? `${h}h` : ''}${h > 0 || m > 0 ? `${m}m` : ''}${s}s`;
}
