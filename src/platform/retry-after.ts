/** What a server may ask us to wait, at most; seconds. */
const longest = 3600;

/** Seconds to wait by a `Retry-After` header (RFC 9110 §10.2.3: seconds or a date), from 1 to an hour; undefined where it says nothing. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : secondsUntil(text, now);
  return seconds === undefined ? undefined : Math.min(Math.max(Math.ceil(seconds), 1), longest);
}

function secondsUntil(text: string, now: number): number | undefined {
  // The one form of date that may be sent; `Date.parse` alone takes almost anything for one.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : (time - now) / 1000;
}
