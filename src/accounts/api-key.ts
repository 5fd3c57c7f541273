import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomLetters } from './identifier.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** How secrets begin: API keys, and the tokens of connected apps. */
const prefixes = { key: 'cuemark_live_', access: 'cuemark_access_', refresh: 'cuemark_refresh_' } as const;

export type SecretKind = keyof typeof prefixes;

/** A new secret: its prefix, 34 random letters and digits, and their checksum in 6 (GitHub's token scheme). */
export function newSecret(kind: SecretKind): string {
  const secret = randomLetters(34);
  return `${prefixes[kind]}${secret}${checksum(secret)}`;
}

/** A new API key. */
export const newApiKey = () => newSecret('key');

/** Whether it has the form of such a secret and its checksum fits: a mistyped one needs no look-up. */
export function isWellFormed(kind: SecretKind, text: string): boolean {
  if (!text.startsWith(prefixes[kind])) return false;
  const secret = /^([A-Za-z0-9]{34})([A-Za-z0-9]{6})$/.exec(text.slice(prefixes[kind].length));
  return secret?.[1] !== undefined && checksum(secret[1]) === secret[2];
}

/** SHA-256: all that is stored of a secret. */
export function hashKey(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** CRC-32 in six base62 digits, most significant first. */
function checksum(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text = `${digits[rest % 62]}${text}`;
    rest = Math.floor(rest / 62);
  }
  return text;
}
