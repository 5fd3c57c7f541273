import { useState } from 'react';

const prefix = 'cuemark.text.';
/** What the browser does not keep lasts until the page is closed. */
const here = new Map<string, string>();

/** What somebody is writing, beside links, chapters and questions. */
type Kind = 'correction' | 'description' | 'tag' | 'key' | 'webhook';

/** Keeps what is written of a video or the like in this browser, over a reload or a tab that is closed; undefined: it is done with. */
export function keepText(kind: Kind, of: string, text: string | undefined): void {
  const name = `${prefix}${kind}.${of}`;
  here.delete(name);
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== undefined) here.set(name, text);
  }
}

/** What was being written; undefined where nothing is. */
export function keptText(kind: Kind, of: string): string | undefined {
  const name = `${prefix}${kind}.${of}`;
  try {
    return here.get(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    return here.get(name);
  }
}

/** A field whose text outlives the page until it is emptied. */
export function useKeptText(kind: Kind, of: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => keptText(kind, of) ?? '');
  const write = (next: string) => {
    setText(next);
    keepText(kind, of, next === '' ? undefined : next);
  };
  return [text, write];
}

/** The video is gone, and what was being written about it with it. */
export function forgetTextsOf(videoId: string): void {
  for (const kind of ['correction', 'description', 'tag'] as const) keepText(kind, videoId, undefined);
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
