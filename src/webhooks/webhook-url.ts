import { isIP } from 'node:net';
import { hostOf, isLocalName, isLoopbackAddress, isPublicAddress } from '../outgoing/public-address.ts';

/**
 * What is wrong with an address for a webhook, as far as the address itself tells; undefined: nothing. What its name leads to is looked
 * at when it is connected to. A sentence goes on after the field's name.
 */
export function webhookUrlFault(text: string, { allowsPrivate }: { allowsPrivate: boolean }): string | undefined {
  const url = /[\s\p{Cc}]/u.test(text) ? null : URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) return 'must be an address that begins with https://';
  const host = hostOf(url);
  const isLocal = isLocalName(host) || isLoopbackAddress(host);
  if (url.protocol === 'http:' && !(allowsPrivate && isLocal)) return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'must have no user and password in it';
  if (url.hash !== '') return 'must have no # in it';
  if (allowsPrivate || (!isLocal && (isIP(host) === 0 || isPublicAddress(host)))) return undefined;
  return 'must be a public address: this service sends nothing into private networks';
}
