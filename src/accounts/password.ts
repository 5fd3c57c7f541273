import { limits } from '../contract/limits.ts';
import { AccountError } from './account-error.ts';

const { fewest, most } = limits.passwordCharacters;

/**
 * The one rule of passwords: their length, since more rules make them worse (NIST SP 800-63B §3.1.1.2).
 *
 * @throws {AccountError}
 */
export function checkPassword(password: string): void {
  if (password.length < fewest) throw new AccountError(`A password has at least ${fewest} characters.`);
  if (password.length > most) throw new AccountError(`A password has at most ${most} characters.`);
}

/** The hash by which better-auth knows a password again. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto'); // large, and only few processes are asked for it
  return crypto.hashPassword(password);
}
