import { hashPassword } from 'better-auth/crypto';
import { Problem } from '../contract/problems.ts';
import { isDuplicate } from '../database/failures.ts';
import { inTransaction } from '../database/transaction.ts';
import { storeAccount } from './create-account.ts';
import type { EntryContext, Person } from './entry-context.ts';
import { accountExistsLetter, confirmLetter } from './letters.ts';
import { newLink, readLink, useLinks } from './mail-link.ts';
import { personOf } from './person-of.ts';

/**
 * Takes a sign-up: the account begins when the link that goes to its address is followed, so nobody holds an address that is
 * not theirs. An address that has an account gets the same work and the same answer; its owner hears it by mail.
 *
 * @throws {Problem} `sign_up_closed`
 */
export async function signUp(ctx: EntryContext, input: { email: string; password: string }): Promise<void> {
  const { db, clock, mailer, publicUrl } = ctx;
  requireOpenSignUp(ctx);
  const email = input.email.toLowerCase();
  const password = await hashPassword(input.password);
  const { token, person } = await inTransaction(db, async (tx) => ({
    person: await personOf(tx, email),
    token: await newLink(tx, { purpose: 'sign-up', email, password, now: clock() }),
  }));
  // The token of a link to an account that is there is never told to anybody.
  mailer.post(person ? accountExistsLetter(email, publicUrl) : confirmLetter(email, publicUrl, token));
}

/**
 * Makes the account of a sign-up whose link was followed.
 *
 * @throws {Problem} `sign_up_closed`, `email_taken`, `link_unknown`, `link_used`, `link_expired`
 */
export async function confirmSignUp(ctx: EntryContext, input: { token: string }): Promise<Person> {
  requireOpenSignUp(ctx);
  const { db, clock, defaultPlan: plan } = ctx;
  try {
    return await inTransaction(db, async (tx) => {
      const now = clock();
      const { email, password } = await readLink(tx, { token: input.token, purpose: 'sign-up', now });
      if (password === null || (await personOf(tx, email))) throw new Problem('email_taken');
      const { userId } = await storeAccount(tx, { email, passwordHash: password, plan, now });
      await useLinks(tx, { purpose: 'sign-up', email, now });
      return { userId, email };
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Problem('email_taken'); // made by the operator at the same moment
    throw error;
  }
}

function requireOpenSignUp({ signup }: EntryContext): void {
  if (signup === 'closed') throw new Problem('sign_up_closed');
}
