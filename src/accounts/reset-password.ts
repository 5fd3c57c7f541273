import type { InterfaceLanguage } from '../contract/interface-languages.ts';
import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import { linkHours, newLink, readLink, useLinks } from './mail-link.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { hashPassword } from './password.ts';
import { personOf } from './person-of.ts';
import { setPassword } from './set-password.ts';
import type { Person, SignInContext } from './sign-in-context.ts';

/**
 * Sends a link that leads to a new password, where the address has an account; the work is the same where it has none. The mail is in the
 * language that its owner chose, else in the one `wished`.
 */
export async function askForReset(
  ctx: SignInContext,
  input: { email: string; wished: InterfaceLanguage },
): Promise<void> {
  const { db, clock, mailer, publicUrl } = ctx;
  const email = input.email.toLowerCase();
  const { token, person } = await inTransaction(db, async (tx) => ({
    person: await personOf(tx, email),
    token: await newLink(tx, { purpose: 'reset', email, now: clock() }),
  }));
  if (!person) return;
  const recipient = { to: email, language: person.language ?? input.wished, publicUrl };
  mailer.post(resetMail(recipient, { token, hours: linkHours.reset }));
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
 * Changes the password by a link, and ends every session of the account. Its owner hears it, in the language that they chose, else in the
 * one `wished`.
 *
 * @throws {Problem} `link_unknown`, `link_used`, `link_expired`
 */
export async function resetPassword(
  ctx: SignInContext,
  input: { token: string; password: string; wished: InterfaceLanguage },
): Promise<Person> {
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
  const { userId, email, language } = person;
  mailer.post(passwordChangedMail({ to: email, language: language ?? input.wished, publicUrl }));
  return { userId, email };
}
