import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import { newLink, readLink, useLinks } from './mail-link.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { hashPassword } from './password.ts';
import { personOf } from './person-of.ts';
import { setPassword } from './set-password.ts';
import type { Person, SignInContext } from './sign-in-context.ts';

/** Sends a link that leads to a new password, where the address has an account; the work is the same where it has none. */
export async function askForReset(ctx: SignInContext, input: { email: string }): Promise<void> {
  const { db, clock, mailer, publicUrl } = ctx;
  const email = input.email.toLowerCase();
  const { token, person } = await inTransaction(db, async (tx) => ({
    person: await personOf(tx, email),
    token: await newLink(tx, { purpose: 'reset', email, now: clock() }),
  }));
  if (person) mailer.post(resetMail(email, publicUrl, token));
}

/**
 * Whose password a link changes, before somebody thinks of a new one.
 *
 * @throws {Problem} `link_unknown`, `link_used`, `link_expired`
 */
export async function readResetLink(ctx: SignInContext, input: { token: string }): Promise<{ email: string }> {
  const { email } = await readLink(ctx.db, { token: input.token, purpose: 'reset', now: ctx.clock() });
  return { email };
}

/**
 * Changes the password by a link, and ends every session of the account.
 *
 * @throws {Problem} `link_unknown`, `link_used`, `link_expired`
 */
export async function resetPassword(ctx: SignInContext, input: { token: string; password: string }): Promise<Person> {
  const { db, clock, mailer, publicUrl } = ctx;
  const { token } = input;
  await readResetLink(ctx, { token }); // a link that is none costs no hash
  const passwordHash = await hashPassword(input.password);
  const person = await inTransaction(db, async (tx) => {
    const now = clock();
    const { email } = await readLink(tx, { token, purpose: 'reset', now });
    const found = await personOf(tx, email);
    if (!found) throw new Problem('link_unknown');
    await useLinks(tx, { purpose: 'reset', email, now });
    await setPassword(tx, { userId: found.userId, passwordHash });
    return found;
  });
  mailer.post(passwordChangedMail(person.email, publicUrl));
  return person;
}
