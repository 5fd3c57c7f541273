import { lookup as lookUp, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { limits } from '../contract/limits.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { hostOf, isLocalName } from './webhook-url.ts';

/** Milliseconds for all of it: the name, the connection, the message and the head of the answer. */
const mostMilliseconds = 15_000;

/** What came of sending a message once. */
export type Sent = { kind: 'answered'; status: number; answer: string } | { kind: 'unanswered'; why: string };

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Sending {
  allowsPrivate: boolean;
  /** Ends it early. */
  signal: AbortSignal;
  /** Which addresses a name has. */
  resolve?: (hostname: string) => Promise<string[]>;
  /** Milliseconds for all of it. */
  milliseconds?: number;
}

/** Why a connection is not made, in words for whoever set the webhook up. */
class Refused extends Error {}

/**
 * Posts a message once. The name is resolved once, and connected to is an address that was looked at then: none of a private or local
 * network, unless the operator permits them. No redirect is followed. What answers in time is an answer, whatever becomes of its
 * body, of which the beginning is kept.
 */
export async function sendMessage(message: Message, sending: Sending): Promise<Sent> {
  const { signal, allowsPrivate, milliseconds = mostMilliseconds } = sending;
  const resolve = sending.resolve ?? (allowsPrivate ? addressesHere : publicAddresses);
  const deadline = AbortSignal.timeout(milliseconds);
  const url = new URL(message.url);
  const isPermitted = (address: string) =>
    url.protocol === 'http:' ? allowsPrivate && isLoopbackAddress(address) : allowsPrivate || isPublicAddress(address);
  const look = async (hostname: string) => {
    const addresses = isIP(hostname) === 0 ? await resolve(hostname) : [hostname];
    if (addresses.length === 0) throw new Refused('The name of the server is not known.');
    if (!addresses.every(isPermitted)) {
      throw new Refused('The address is one of a private or local network, where no webhook is sent.');
    }
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    look(hostname).then(
      (found) => (all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family ?? 4)),
      (error) => callback(error, ''),
    );
  };
  // It keeps no connection: the next message looks at its address anew.
  const agent = new Agent({ pipelining: 0, connect: { lookup, timeout: milliseconds } });
  try {
    if (isIP(hostOf(url)) !== 0) await look(hostOf(url)); // which is connected to without being looked up
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: message.headers,
      body: message.body,
      dispatcher: agent,
      signal: AbortSignal.any([deadline, signal]),
    });
    return { kind: 'answered', status: statusCode, answer: await beginningOf(body) };
  } catch (error) {
    if (signal.aborted) throw error;
    const why = deadline.aborted ? `No answer came within ${milliseconds / 1000} seconds.` : inWords(error);
    return { kind: 'unanswered', why };
  } finally {
    await agent.destroy();
  }
}

/** The beginning of a body, as far as it comes in time; one that breaks off, or lies about its length, as far as it went. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= limits.deliveryAnswerBytes) break;
    }
  } catch {
    // The status has come, and that is the answer.
  }
  const text = Buffer.concat(parts).subarray(0, limits.deliveryAnswerBytes).toString('utf8');
  return text.replaceAll('\0', '\uFFFD');
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

function inWords(error: unknown): string {
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
