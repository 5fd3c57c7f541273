import type { InterfaceLanguage } from '../contract/interface-languages.ts';
import { Problem } from '../contract/problems.ts';
import type { Db } from '../database/connect.ts';
import { isDuplicate } from '../database/failures.ts';
import { inTransaction } from '../database/transaction.ts';
import { storeAccount } from './create-account.ts';
import { linkHours, newLink, readLink, useLinks } from './mail-link.ts';
import { accountExistsMail, confirmMail } from './mails.ts';
import { hashPassword } from './password.ts';
import { personOf } from './person-of.ts';
import type { Person, SignInContext } from './sign-in-context.ts';

/**
 * Takes a sign-up: the account begins when whoever followed the link that goes to its address has chosen a password, so nobody
 * holds an address that is not theirs, or the password of somebody else's account. An address that has an account gets the same
 * work and the same answer; its owner hears it by mail. Mail is in the language that the owner chose, else in the one `wished`.
 *
 * @throws {Problem} `sign_up_closed`
 */
export async function signUp(ctx: SignInContext, input: { email: string; wished: InterfaceLanguage }): Promise<void> {
  const { db, clock, mailer, publicUrl } = ctx;
  requireOpenSignUp(ctx);
  const email = input.email.toLowerCase();
  const { token, person } = await inTransaction(db, async (tx) => ({
    person: await personOf(tx, email),
    token: await newLink(tx, { purpose: 'sign-up', email, now: clock() }),
  }));
  // The token of a link to an account that is there is never told to anybody.
  const recipient = { to: email, language: person?.language ?? input.wished, publicUrl };
  mailer.post(person ? accountExistsMail(recipient) : confirmMail(recipient, { token, hours: linkHours['sign-up'] }));
}

/**
 * Whose account a link begins, before somebody thinks of a password.
 *
 * @throws {Problem} `sign_up_closed`, `email_taken`, `link_unknown`, `link_used`, `link_expired`
 */
export async function readSignUpLink(ctx: SignInContext, input: { token: string }): Promise<{ email: string }> {
  requireOpenSignUp(ctx);
  return readFreeLink(ctx.db, { token: input.token, now: ctx.clock() });
}

/**
 * Makes the account of a sign-up whose link was followed, with the password that was chosen there.
 *
 * @throws {Problem} `sign_up_closed`, `email_taken`, `link_unknown`, `link_used`, `link_expired`
 */
export async function confirmSignUp(ctx: SignInContext, input: { token: string; password: string }): Promise<Person> {
  const { db, clock, defaultPlan: plan } = ctx;
  const { token } = input;
  await readSignUpLink(ctx, { token }); // a link that is none costs no hash
  const passwordHash = await hashPassword(input.password);
  try {
    return await inTransaction(db, async (tx) => {
      const now = clock();
      const { email } = await readFreeLink(tx, { token, now });
      const { userId } = await storeAccount(tx, { email, passwordHash, plan, now });
      await useLinks(tx, { purpose: 'sign-up', email, now });
      return { userId, email };
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Problem('email_taken'); // made by the operator at the same moment
    throw error;
  }
}

/** What a link is for, where its address has no account yet. */
async function readFreeLink(db: Db, link: { token: string; now: Date }): Promise<{ email: string }> {
  const followed = { ...link, purpose: 'sign-up' as const };
  const { email } = await readLink(db, followed);
  if (await personOf(db, email)) {
    await readLink(db, followed); // the account may have begun by this very link, since it was read
    throw new Problem('email_taken');
  }
  return { email };
}

function requireOpenSignUp({ signup }: SignInContext): void {
  if (signup === 'closed') throw new Problem('sign_up_closed');
}
