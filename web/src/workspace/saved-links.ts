import { linksIn } from './links-in.ts';

const name = 'cuemark.link';
const box = 'cuemark.links';
/** Milliseconds after which nobody remembers what they pasted. */
const patience = 24 * 3600_000;

/** Keeps a link that somebody pasted who has to sign in first; it outlives a mail that opens another tab. */
export function saveLink(link: string): void {
  try {
    localStorage.setItem(name, JSON.stringify({ link, at: Date.now() }));
  } catch {
    // A browser that keeps nothing asks for the link again.
  }
}

/** The link that was kept; empty where there is none. */
function savedLink(): string {
  try {
    const { link, at } = JSON.parse(localStorage.getItem(name) ?? '{}') as { link?: unknown; at?: unknown };
    return typeof link === 'string' && typeof at === 'number' && Date.now() - at < patience ? link : '';
  } catch {
    return '';
  }
}

export function deleteSavedLink(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then it was never kept.
  }
}

/** What stands in the box; undefined until something was kept of it since the page was loaded. */
let boxed: string | undefined;
const listeners = new Set<(links: readonly string[]) => void>();

/** Keeps what stands in the box of links, over a look at another page and a reload. */
export function saveLinkBox(text: string): void {
  boxed = text;
  try {
    if (text === '') sessionStorage.removeItem(box);
    else sessionStorage.setItem(box, text);
  } catch {
    // A browser that keeps nothing asks for the links again.
  }
}

/** What stood in the box, and the link that was kept for it; empty where there is nothing. */
export function savedLinkBox(): string {
  const lines = `${keptBox()}\n${savedLink()}`;
  return [...new Set(lines.split('\n'))].join('\n').trim();
}

/** Whether a link stands in the box, be the box not shown. */
export const isInLinkBox = (link: string): boolean => linksIn(keptBox()).includes(link);

/** Links that have become videos leave the box at once, be it shown, left or loaded anew later. */
export function takeFromLinkBox(links: readonly string[]): void {
  saveLinkBox(withoutLinks(keptBox(), links));
  for (const listener of listeners) listener(links);
}

/** Hears which links leave the box. */
export function listenToLinkBox(listener: (links: readonly string[]) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A text of links without some of them. */
export const withoutLinks = (text: string, links: readonly string[]): string =>
  linksIn(text)
    .filter((link) => !links.includes(link))
    .join('\n');

function keptBox(): string {
  try {
    return boxed ?? sessionStorage.getItem(box) ?? '';
  } catch {
    return '';
  }
}
