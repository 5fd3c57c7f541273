/** What `fetch` sends its requests by. */
export type Dispatcher = NonNullable<RequestInit['dispatcher']>;

/**
 * Sends requests through a proxy: `http:`, `https:` or `socks5:`, with user and password in the address where it asks for
 * them.
 */
export async function openProxy(address: string): Promise<Dispatcher> {
  const { ProxyAgent, Socks5ProxyAgent } = await import('undici'); // large, and not needed without a proxy
  const agent = /^socks5h?:/.test(address) ? new Socks5ProxyAgent(address) : new ProxyAgent(address);
  // The runtime's own fetch is another release of the same library: their types differ where nothing is used.
  return agent as unknown as Dispatcher;
}
