import { lookup as lookUp, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { hostOf, isLocalName, isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** What is asked of a server whose address somebody else named. */
export interface StrangerRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

export interface Asking {
  /** Whether the operator permits private and local addresses, and plain HTTP to this machine. */
  allowsPrivate: boolean;
  /** Ends it: the deadline for all of it, or whoever asks. */
  signal: AbortSignal;
  /** Which addresses a name has. */
  resolve?: ((hostname: string) => Promise<string[]>) | undefined;
}

/** Why a connection is not made, in words. */
class Refused extends Error {}

/**
 * Asks a server whose address a stranger named, and has its answer read before the connection ends. The name is resolved once, and
 * connected to is an address that was looked at then: none of a private or local network, unless the operator permits them. No
 * redirect is followed. Throws what `whyUnanswered` puts into words.
 */
export async function requestStranger<Answer>(
  url: URL,
  message: StrangerRequest,
  { allowsPrivate, signal, resolve = allowsPrivate ? addressesHere : publicAddresses }: Asking,
  read: (answer: Dispatcher.ResponseData) => Promise<Answer>,
): Promise<Answer> {
  const isPermitted = (address: string) =>
    url.protocol === 'http:' ? allowsPrivate && isLoopbackAddress(address) : allowsPrivate || isPublicAddress(address);
  const look = async (hostname: string) => {
    const addresses = isIP(hostname) === 0 ? await resolve(hostname) : [hostname];
    if (addresses.length === 0) throw new Refused('The name of the server is not known.');
    if (!addresses.every(isPermitted)) {
      throw new Refused('The address is one of a private or local network, where nothing is sent.');
    }
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    look(hostname).then(
      (found) => (all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family ?? 4)),
      (error) => callback(error, ''),
    );
  };
  const { Agent, request } = await import('undici'); // large, and not needed before the first request
  // It keeps no connection: the next request looks at its address anew. The signal ends one that is being made.
  const agent = new Agent({ pipelining: 0, connect: { lookup, timeout: 0 } });
  try {
    if (isIP(hostOf(url)) !== 0) await look(hostOf(url)); // which is connected to without being looked up
    return await read(await request(url, { ...message, dispatcher: agent, signal }));
  } finally {
    await agent.destroy();
  }
}

/** The addresses of a name as this machine knows it. */
async function addressesHere(hostname: string): Promise<string[]> {
  if (isLocalName(hostname)) return ['127.0.0.1', '::1'];
  return (await lookUp(hostname, { all: true })).map(({ address }) => address);
}

/** The addresses of a name in public, asked for without the process's threads: a server of names that is slow keeps none of them. */
async function publicAddresses(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'The server takes no connection there.',
  ECONNRESET: 'The server closed the connection before it answered.',
  UND_ERR_SOCKET: 'The server closed the connection before it answered.',
  UND_ERR_CONNECT_TIMEOUT: 'The server could not be connected to in time.',
  UND_ERR_HEADERS_OVERFLOW: 'The head of the answer is too large.',
  ENOTFOUND: 'The name of the server is not known.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  EHOSTUNREACH: 'The server can not be reached.',
  ENETUNREACH: 'The server can not be reached.',
  ETIMEDOUT: 'The server could not be connected to in time.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name.',
};

/** Why a server was not asked, or did not answer, in words for whoever named it. */
export function whyUnanswered(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refused) return cause.message;
    const inner = cause instanceof AggregateError ? cause.errors[0] : cause;
    const code = String((inner as NodeJS.ErrnoException).code ?? '');
    const known = reasons[code];
    if (known) return known;
    if (/CERT|LEAF_SIGNATURE|INVALID_CA/.test(code)) return `The certificate of the server is not trusted (${code}).`;
    if (cause.name === 'HTTPParserError') return 'What came back is no HTTP answer.';
    if (/^ERR_SSL|EPROTO/.test(code)) return 'The server does not speak TLS there.';
  }
  return 'The connection failed.';
}
