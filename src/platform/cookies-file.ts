/** The cookies of a browser, as a file brought them. None of it is ever logged. */
export interface CookieJar {
  /** The `Cookie` header for an address at a time (milliseconds since 1970); empty where no cookie belongs there. */
  headerFor(address: URL, now: number): string;
  /** How many cookies of the platform's there are, and how many of them have not run out. */
  count(now: number): { all: number; fresh: number };
}

interface Cookie {
  domain: string;
  includesSubdomains: boolean;
  path: string;
  isSecure: boolean;
  /** Milliseconds since 1970; Infinity where it lasts for a session. */
  expires: number;
  name: string;
  value: string;
}

/** What is wrong with a cookies file and what to do, without anything that stands in it. */
export class CookiesFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CookiesFileError';
  }
}

const platformDomain = 'youtube.com';

/**
 * Reads cookies in Netscape's format, as browsers' extensions, curl and yt-dlp write them: a first line that says so, then
 * seven fields a line with tabs between (domain, subdomains, path, secure, expiry in seconds, name, value); `#HttpOnly_`
 * may stand before a domain. Strict: a file in any other form is more likely a mistake than a file of cookies.
 *
 * @throws {CookiesFileError} with the first line that is none
 */
export function readCookiesFile(text: string): CookieJar {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (!/^# (?:Netscape )?HTTP Cookie File/.test(lines[0] ?? '')) {
    throw new CookiesFileError(
      'its first line is not "# Netscape HTTP Cookie File". Export the cookies of youtube.com in Netscape format.',
    );
  }
  const cookies = lines.flatMap((line, index) => {
    const isCookie = line.trim() !== '' && (!line.startsWith('#') || line.startsWith('#HttpOnly_'));
    return isCookie ? [readCookie(line.replace(/^#HttpOnly_/, ''), index + 1)] : [];
  });
  const own = cookies.filter(({ domain }) => domain === platformDomain || domain.endsWith(`.${platformDomain}`));
  if (own.length === 0) throw new CookiesFileError('no cookie in it is of youtube.com. Export them from its pages.');
  return {
    headerFor: (address, now) =>
      own
        .filter((cookie) => cookie.expires > now && belongsTo(cookie, address))
        .sort((one, other) => other.path.length - one.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    count: (now) => ({ all: own.length, fresh: own.filter(({ expires }) => expires > now).length }),
  };
}

function readCookie(line: string, number: number): Cookie {
  const fields = line.split('\t');
  const [domain = '', subdomains = '', path = '', secure = '', expires = '', name = '', value = ''] = fields;
  const faults = [
    [fields.length === 7, `has ${fields.length} fields with tabs between instead of 7`],
    [/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(domain), 'does not begin with a domain'],
    [/^(?:TRUE|FALSE)$/.test(subdomains) && /^(?:TRUE|FALSE)$/.test(secure), 'lacks TRUE or FALSE in field 2 or 4'],
    [path.startsWith('/') && /^[\x21-\x7e]+$/.test(path), 'has no path in field 3'],
    [/^\d{1,15}$/.test(expires), 'has no time in field 5'],
    [/^[\x21\x23-\x27\x2a\x2b\x2d\x2e\x30-\x39\x41-\x5a\x5e-\x7a\x7c\x7e]+$/.test(name), 'has no name in field 6'],
    [/^[\x20-\x3a\x3c-\x7e]*$/.test(value), 'has characters in field 7 that no cookie has'],
  ] as const;
  const fault = faults.find(([isFine]) => !isFine)?.[1];
  if (fault)
    throw new CookiesFileError(`line ${number} ${fault}. Export the cookies of youtube.com in Netscape format.`);
  return {
    domain: domain.replace(/^\./, '').toLowerCase(),
    includesSubdomains: subdomains === 'TRUE',
    path,
    isSecure: secure === 'TRUE',
    expires: Number(expires) === 0 ? Number.POSITIVE_INFINITY : Number(expires) * 1000,
    name,
    value,
  };
}

/** Domain, path and security as RFC 6265 §5.4 has them. */
function belongsTo(cookie: Cookie, address: URL): boolean {
  const host = address.hostname;
  const isHost = host === cookie.domain || (cookie.includesSubdomains && host.endsWith(`.${cookie.domain}`));
  const folder = cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`;
  const isPath = address.pathname === cookie.path || address.pathname.startsWith(folder);
  return isHost && isPath && (!cookie.isSecure || address.protocol === 'https:');
}
