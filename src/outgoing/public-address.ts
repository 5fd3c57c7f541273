import { BlockList, isIP } from 'node:net';

/** IPv4 that is not for everybody: IANA's special-purpose registry, multicast and what is reserved. */
const specialIPv4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** All of IPv6 that is routed: what is mapped, translated, unique local, link-local and multicast lies outside. */
const routedIPv6 = blockList('ipv6', [['2000::', 3]]);

/** What of it is for protocols and documents, or carries an IPv4 address in it. */
const specialIPv6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Names of this machine itself (RFC 6761 §6.3). */
export const isLocalName = (hostname: string) => /(?:^|\.)localhost\.?$/i.test(hostname);

/** The host of an address as addresses are written elsewhere: IPv6 without its brackets. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether an address is one of the public internet, where a message for somebody outside may go. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialIPv4.check(address, 'ipv4');
  const plain = withoutZone(address);
  return isIP(plain) === 6 && routedIPv6.check(plain, 'ipv6') && !specialIPv6.check(plain, 'ipv6');
}

/** Whether an address is this machine itself. */
export function isLoopbackAddress(address: string): boolean {
  const plain = withoutZone(address);
  const family = isIP(plain);
  return family !== 0 && loopback.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** `fe80::1` of `fe80::1%eth0` */
function withoutZone(address: string): string {
  return address.split('%')[0] ?? '';
}

function blockList(family: 'ipv4' | 'ipv6', subnets: [network: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of subnets) list.addSubnet(network, bits, family);
  return list;
}
