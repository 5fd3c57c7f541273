const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be']);
const embedHosts = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com']);

/**
 * The platform's id in a link of the watch, short-host, shorts, live or embed form, with or without scheme; undefined for
 * anything else. Only the id is kept: what a user sent is never fetched.
 */
export function parseVideoLink(link: string): string | undefined {
  const text = link.trim();
  if (/[\s\\\p{Cc}]/u.test(text)) return undefined;
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  // User information and a port would be dropped silently where they are empty or the scheme's own.
  if (text.startsWith('//')) return undefined;
  const authority = /^https?:\/\/([^/?#]*)/i.exec(withScheme)?.[1];
  if (authority === undefined || /[@:]/.test(authority)) return undefined;
  const url = URL.parse(withScheme);
  if (!url || (!hosts.has(url.hostname) && !embedHosts.has(url.hostname))) return undefined;
  const id = idIn(url);
  return id !== undefined && /^[A-Za-z0-9_-]{11}$/.test(id) ? id : undefined;
}

/** The page of a video on the platform. */
export function watchPage(platformId: string): string {
  return `https://www.youtube.com/watch?v=${platformId}`;
}

function idIn(url: URL): string | undefined {
  const parts = url.pathname.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  if (url.hostname === 'youtu.be') return parts.length === 1 ? parts[0] : undefined;
  if (parts.length === 1 && parts[0] === 'watch') return url.searchParams.get('v') ?? undefined;
  return parts.length === 2 && ['shorts', 'live', 'embed'].includes(parts[0] ?? '') ? parts[1] : undefined;
}
