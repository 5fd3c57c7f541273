import type { FastifyRequest } from 'fastify';

/** Whether this is a name or address of the machine itself, as it stands in a Host header or a setting. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.test(hostname);
}

/** Headers by which proxies and tunnels tell that they stand between. */
const traces =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|x-client-ip|cf-.*|true-client-ip|fly-client-ip)$/;

/**
 * Whether a request comes from this very machine: by its connection, whatever headers say; to a name of this machine, so
 * that no page of another site whose name leads here (DNS rebinding) is taken for one; and not handed on by anybody.
 */
export function isLocalRequest({ raw, headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    isLoopback(host) &&
    !Object.keys(headers).some((name) => traces.test(name))
  );
}
