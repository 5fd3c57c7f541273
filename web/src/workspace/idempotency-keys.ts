const name = 'cuemark.sends';

function kept(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(keys: Record<string, string>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(keys));
  } catch {
    // A browser that keeps nothing knows the keys until its page is loaded anew.
  }
}

const here = new Map<string, string>();

/** The key under which a link is sent, the same one until its answer has come, be the page loaded anew meanwhile. */
export function idempotencyKeyFor(link: string): string {
  const key = here.get(link) ?? kept()[link] ?? newKey();
  here.set(link, key);
  keep({ ...kept(), [link]: key });
  return key;
}

/** `crypto.randomUUID` is for pages on https alone. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The answer has come: the same link another time is another video. */
export function deleteIdempotencyKey(link: string): void {
  here.delete(link);
  const { [link]: _, ...others } = kept();
  keep(others);
}
