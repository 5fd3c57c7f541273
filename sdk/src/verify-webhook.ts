import { WebhookVerificationError } from './errors.ts';
import type { WebhookEvent } from './objects.ts';

/** A delivery is refused when its time is further from now, in seconds. */
const defaultTolerance = 5 * 60;

export interface VerifyOptions {
  toleranceSeconds?: number;
}

/**
 * The event of a delivery, once it is known to come from who has the secret (Standard Webhooks, symmetric signatures).
 *
 * @param body as it came, before anything parsed it
 * @param headers of the request
 * @param secrets `whsec_…`; several while one is being turned
 * @throws {WebhookVerificationError}
 */
export async function verifyWebhook(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers | Record<string, string | string[] | undefined>,
  secrets: string | readonly string[],
  { toleranceSeconds = defaultTolerance }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headerOf(headers, name);
    if (!value) throw new WebhookVerificationError(`The delivery has no ${name}.`);
    return value;
  }) as [string, string, string];
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds)) {
    throw new WebhookVerificationError('The delivery was sent too long ago, or its time is wrong.');
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = new Uint8Array([...new TextEncoder().encode(`${id}.${timestamp}.`), ...bytes]);
  for (const secret of [secrets].flat()) {
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ]);
    for (const signature of signatures.split(' ')) {
      const [scheme, encoded = ''] = signature.split(',');
      const given = scheme === 'v1' ? decoded(encoded) : undefined;
      // It takes as long whatever is wrong.
      if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) {
        return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent;
      }
    }
  }
  throw new WebhookVerificationError('No signature of the delivery was made with the secret.');
}

function headerOf(headers: Headers | Record<string, string | string[] | undefined>, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([one]) => one.toLowerCase() === name) ?? [];
  return Array.isArray(value) ? value[0] : value;
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = decoded(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) throw new WebhookVerificationError('The secret is not one: it begins with whsec_.');
  return bytes;
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
