import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Whose secret it is: one that was moved to another webhook's row does not open. */
interface Owner {
  accountId: string;
  webhookId: string;
}

/** A new secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** The key under which secrets of webhooks are stored: 32 bytes made of the installation's own secret (HKDF, RFC 5869). */
export function webhookKeyOf(installationSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', installationSecret, '', 'secrets of webhooks', 32));
}

/** A secret as it is stored: nonce, tag, ciphertext. Signing needs the secret itself, so a hash would not do. */
export function sealSecret(key: Buffer, secret: string, owner: Owner): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(nameOf(owner));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** The secret that was stored; undefined where it was stored under another key. */
export function openSecret(key: Buffer, stored: Buffer, owner: Owner): string | undefined {
  const opening = createDecipheriv(cipher, key, stored.subarray(0, nonceBytes))
    .setAAD(nameOf(owner))
    .setAuthTag(stored.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return opening.update(stored.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return undefined;
  }
}

function nameOf({ accountId, webhookId }: Owner): Buffer {
  return Buffer.from(`${accountId}/${webhookId}`);
}
