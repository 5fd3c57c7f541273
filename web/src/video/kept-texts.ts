const prefix = 'cuemark.text.';
/** What the browser does not keep lasts until the page is closed. */
const here = new Map<string, string>();

/** What somebody is writing about a video, beside its chapters and questions. */
type Kind = 'correction' | 'description';

/** Keeps it in this browser, over a reload or a tab that is closed; undefined: it is done with. */
export function keepText(kind: Kind, videoId: string, text: string | undefined): void {
  const name = `${prefix}${kind}.${videoId}`;
  here.delete(name);
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== undefined) here.set(name, text);
  }
}

/** What was being written; undefined where nothing is. */
export function keptText(kind: Kind, videoId: string): string | undefined {
  const name = `${prefix}${kind}.${videoId}`;
  try {
    return here.get(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    return here.get(name);
  }
}

/** The video is gone, and what was being written about it with it. */
export function forgetTextsOf(videoId: string): void {
  for (const kind of ['correction', 'description'] as const) keepText(kind, videoId, undefined);
}

/** Whoever signs out takes what they wrote with them. */
export function forgetTexts(): void {
  here.clear();
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Then nothing was kept.
  }
}
