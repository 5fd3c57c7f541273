const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com)$/i;
const linkParts = /^(?:https?:\/\/)?([^/?#]*)([^?#]*)(?:\?([^#]*))?/i;

/** A list of videos: a playlist by its id, or a channel by its id or by the path of its page (`/@name`). */
export type ListLink = { kind: 'playlist' | 'channel'; id: string } | { kind: 'page'; path: string };

/** The playlist or channel that a link leads to; undefined for anything else, a video in a playlist too. */
export function parseListLink(link: string): ListLink | undefined {
  const text = link.trim();
  if (/[\s\\\p{Cc}]/u.test(text)) return undefined;
  const [, authority = '', path = '', query = ''] = linkParts.exec(text) ?? [];
  if (!hosts.test(authority)) return undefined;
  const [form = '', name = ''] = path.split('/').slice(1);
  if (form === 'playlist' || (form === 'watch' && !new URLSearchParams(query).has('v'))) {
    const id = new URLSearchParams(query).get('list') ?? '';
    return /^[A-Za-z0-9_-]{2,100}$/.test(id) ? { kind: 'playlist', id } : undefined;
  }
  if (form === 'channel') return /^UC[A-Za-z0-9_-]{22}$/.test(name) ? { kind: 'channel', id: name } : undefined;
  if (/^@[^/]{1,100}$/.test(form)) return { kind: 'page', path: `/${form}` };
  return ['c', 'user'].includes(form) && /^[^/]{1,100}$/.test(name)
    ? { kind: 'page', path: `/${form}/${name}` }
    : undefined;
}
