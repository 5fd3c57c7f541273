import { ProxyAgent, Socks5ProxyAgent } from 'undici';

/** What `fetch` sends its requests by. */
export type Dispatcher = NonNullable<RequestInit['dispatcher']>;

/**
 * Sends requests through a proxy: `http:`, `https:` or `socks5:`, with user and password in the address where it asks for
 * them.
 */
export function openProxy(address: string): Dispatcher {
  const agent = /^socks5h?:/.test(address) ? new Socks5ProxyAgent(address) : new ProxyAgent(address);
  // The runtime's own fetch is another release of the same library: their types differ where nothing is used.
  return agent as unknown as Dispatcher;
}
