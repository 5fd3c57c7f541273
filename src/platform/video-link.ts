const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|youtu\.be|(?:www\.)?youtube-nocookie\.com)$/i;

/** Pages of the embed form that play what a playlist or channel has, not a video of that name. */
const embeddedLists = ['videoseries', 'live_stream'];

/** The parts of a link as it was sent: authority, path and query. */
const linkParts = /^(?:https?:\/\/)?([^/?#]*)([^?#]*)(?:\?([^#]*))?/i;

/**
 * The platform's id in a link of the watch, short-host, shorts, live or embed form, with or without scheme; undefined for
 * anything else. Only the id is kept: what a user sent is never fetched. A URL parser would mend what is not such a link:
 * look-alike letters, dot segments, too many slashes.
 */
export function parseVideoLink(link: string): string | undefined {
  const text = link.trim();
  if (/[\s\\\p{Cc}]/u.test(text)) return undefined;
  const [, authority = '', path = '', query = ''] = linkParts.exec(text) ?? [];
  if (!hosts.test(authority)) return undefined;
  const id = idIn(authority.toLowerCase(), path, query);
  return id !== undefined && /^[A-Za-z0-9_-]{11}$/.test(id) ? id : undefined;
}

/** The page of a video on the platform. */
export function watchPage(platformId: string): string {
  return `https://www.youtube.com/watch?v=${platformId}`;
}

/** The page of a video on the platform, played from a second on. */
export function watchPageAt(platformId: string, seconds: number): string {
  return `${watchPage(platformId)}&t=${seconds}s`;
}

/** The platform's player, without its cookies, which plays from a second on. */
export function embedPage(platformId: string, seconds: number): string {
  return `https://www.youtube-nocookie.com/embed/${platformId}?playsinline=1&autoplay=1&start=${seconds}`;
}

function idIn(host: string, path: string, query: string): string | undefined {
  const parts = path.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  const [form = '', id] = parts;
  if (host === 'youtu.be') return parts.length === 1 ? form : undefined;
  if (parts.length === 1 && form === 'watch') return new URLSearchParams(query).get('v') ?? undefined;
  if (parts.length !== 2 || !['shorts', 'live', 'embed'].includes(form)) return undefined;
  return form === 'embed' && embeddedLists.includes(id ?? '') ? undefined : id;
}
