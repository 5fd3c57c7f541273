import { isIPv6 } from 'node:net';

/**
 * What stands for one household or company when tries are counted: an IPv4 address, or the /64 that an IPv6 address is in,
 * since whoever has one has all of those (RFC 4291 §2.5.4).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const first = groups(head);
  // `::` stands for as many zeros as are missing.
  const missing = tail === undefined ? 0 : 8 - first.length - groups(tail).length;
  const whole = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
