import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomLetters } from './identifier.ts';

const prefix = 'cuemark_live_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new API key: the prefix, 34 random letters and digits, and their checksum in 6 (GitHub's token scheme). */
export function newApiKey(): string {
  const secret = randomLetters(34);
  return `${prefix}${secret}${checksum(secret)}`;
}

/** Whether it has the form of a key and its checksum fits: a mistyped key needs no look-up. */
export function isWellFormedKey(key: string): boolean {
  const secret = /^cuemark_live_([A-Za-z0-9]{34})([A-Za-z0-9]{6})$/.exec(key);
  return secret?.[1] !== undefined && checksum(secret[1]) === secret[2];
}

/** SHA-256: all that is stored of a key. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
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
