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

/** Keeps what stands in the box of links, over a look at another page and a reload. */
export function saveLinkBox(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(box);
    else sessionStorage.setItem(box, text);
  } catch {
    // A browser that keeps nothing asks for the links again.
  }
}

/** What stood in the box, and the link that was kept for it; empty where there is nothing. */
export function savedLinkBox(): string {
  try {
    const lines = `${sessionStorage.getItem(box) ?? ''}\n${savedLink()}`;
    return [...new Set(lines.split('\n'))].join('\n').trim();
  } catch {
    return savedLink();
  }
}
