const name = 'cuemark.link';
/** Milliseconds after which nobody remembers what they pasted. */
const patience = 24 * 3600_000;

/** Keeps a link that somebody pasted who has to sign in first; it outlives a mail that opens another tab. */
export function keepLink(link: string): void {
  try {
    localStorage.setItem(name, JSON.stringify({ link, at: Date.now() }));
  } catch {
    // A browser that keeps nothing asks for the link again.
  }
}

/** The link that was kept; empty where there is none. */
export function keptLink(): string {
  try {
    const { link, at } = JSON.parse(localStorage.getItem(name) ?? '{}') as { link?: unknown; at?: unknown };
    return typeof link === 'string' && typeof at === 'number' && Date.now() - at < patience ? link : '';
  } catch {
    return '';
  }
}

export function forgetLink(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then it was never kept.
  }
}
