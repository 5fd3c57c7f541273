/**
 * The place to go on to after signing in, if it is a path of this very origin that begins with a single `/`;
 * anything else is undefined, so that a link can not lead people from our sign-in to somebody else's page.
 */
export function safeNext(next: unknown, origin: string): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined;
  const url = URL.parse(next, origin);
  if (url?.origin !== origin) return undefined;
  // Judged after the browser's own reading: `/.//elsewhere` has the right origin, but its path says `//elsewhere`.
  return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
