import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits from the system's random source; 20 of them carry 119 bits. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A new identifier, which fits every shape of the specification's §2.6. */
export function newId(): string {
  return randomLetters(20);
}
