/**
 * The path and query that a request's target names, as the router reads them: of the absolute form without scheme and
 * authority, escapes of unreserved characters resolved (RFC 3986 §6.2.2.2), escapes that are no UTF-8 kept as text. Null where
 * the target is none of RFC 9112 §3.2's forms.
 */
export function pathOf(target: string, method: string): string | null {
  if (target === '*') return method === 'OPTIONS' ? '/*' : null;
  if (!/^[\x21-\x7e]+$/.test(target) || target.includes('#')) return null;
  const [, rest] = /^https?:\/\/[^/?@]+(.*)$/i.exec(target) ?? [target, target];
  const path = rest === '' || rest?.startsWith('?') ? `/${rest}` : rest;
  if (!path?.startsWith('/')) return null;
  const end = path.indexOf('?');
  return end < 0 ? resolved(path) : `${resolved(path.slice(0, end))}${path.slice(end)}`;
}

function resolved(path: string): string {
  if (!path.includes('%')) return path;
  try {
    decodeURIComponent(path);
  } catch {
    return path.replaceAll('%', '%25');
  }
  return path.replace(/%[2-7][0-9a-f]/gi, (octet) => {
    const character = decodeURIComponent(octet);
    return /[\w.~-]/.test(character) ? character : octet;
  });
}
