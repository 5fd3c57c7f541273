import { hostOf, isLocalName, isLoopbackAddress } from '../outgoing/public-address.ts';

/** Characters of the longest one. */
const mostCharacters = 1000;

/** Schemes that lead to no app, but mean something to a browser or to the machine. */
const reserved =
  /^(javascript|data|vbscript|file|filesystem|blob|about|view-source|wss?|ftp|mailto|tel|sms|intent|chrome|edge):$/;

/**
 * What is wrong with an address at which an app wants to be answered; undefined: nothing. Sites are answered by https alone, programs
 * on the person's own computer by http there or by a scheme of their own (RFC 8252 §7). A sentence goes on after "redirect_uri".
 */
export function redirectUriFault(text: string): string | undefined {
  const url = /[\s\p{Cc}\\]/u.test(text) ? null : URL.parse(text);
  if (!url) return 'must be an address';
  if (text.length > mostCharacters) return `must have at most ${mostCharacters} characters`;
  if (text.includes('#')) return 'must have no # in it';
  if (url.username !== '' || url.password !== '') return 'must have no user and password in it';
  if (url.protocol === 'https:') return undefined;
  if (url.protocol === 'http:')
    return isOnThisComputer(url) ? undefined : 'must begin with https://, or lead to the computer that the app runs on';
  return reserved.test(url.protocol) ? 'must lead to an app' : undefined;
}

/** Whether an app that named one address may be answered at the other: the same, but for the port of one on its own computer. */
export function isSameRedirect(named: string, asked: string): boolean {
  if (named === asked) return true;
  const [one, other] = [URL.parse(named), URL.parse(asked)];
  if (!one || !other || [one, other].some((url) => url.protocol !== 'http:' || !isOnThisComputer(url))) return false;
  one.port = '';
  other.port = '';
  return one.href === other.href;
}

/** Where somebody is led who allows an app, as people know it. */
export type Place = { kind: 'site' | 'program'; name: string } | { kind: 'computer'; name: null };

export function placeOf(redirectUri: string): Place {
  const url = new URL(redirectUri);
  if (url.protocol === 'https:') return { kind: 'site', name: url.host };
  if (url.protocol === 'http:') return { kind: 'computer', name: null };
  return { kind: 'program', name: url.protocol.slice(0, -1) };
}

function isOnThisComputer(url: URL): boolean {
  return isLocalName(url.hostname) || isLoopbackAddress(hostOf(url));
}
