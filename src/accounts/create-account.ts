import { z } from 'zod';
import { limits } from '../contract/limits.ts';
import { type PlanName, plans } from '../contract/plans.ts';
import { isDuplicate } from '../database/failures.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { AccountError } from './account-error.ts';
import type { SystemContext } from './context.ts';
import { dayOf } from './cycle.ts';
import { newId, randomLetters } from './identifier.ts';
import { lockCycle } from './minutes.ts';
import { checkPassword, hashPassword } from './password.ts';

export interface NewAccount {
  accountId: string;
  email: string;
  password: string;
}

/**
 * Creates an account and the one user who signs in to it. Without a password one is made; it is returned and kept hashed.
 *
 * @throws {AccountError} where the email is taken or is none
 */
export async function createAccount(
  ctx: SystemContext,
  input: {
    email: string;
    plan: PlanName;
    minutesLimit?: number | undefined;
    password?: string | undefined;
    isOperator?: boolean;
  },
): Promise<NewAccount> {
  const email = input.email.trim().toLowerCase();
  if (!z.email().max(limits.emailCharacters).safeParse(email).success) {
    throw new AccountError(`${input.email} is not an email address of at most ${limits.emailCharacters} characters.`);
  }
  const password = input.password ?? randomLetters(16);
  checkPassword(password);
  const passwordHash = await hashPassword(password);
  try {
    const { accountId } = await inTransaction(ctx.db, (tx) =>
      storeAccount(tx, { ...input, email, passwordHash, now: ctx.clock() }),
    );
    return { accountId, email, password };
  } catch (error) {
    if (isDuplicate(error)) throw new AccountError(`There is an account of ${email} already.`);
    throw error;
  }
}

/** Stores an account, its first cycle, and the one user who signs in to it, whose address counts as proved. */
export async function storeAccount(
  tx: Tx,
  input: {
    email: string;
    passwordHash: string;
    plan: PlanName;
    minutesLimit?: number | undefined;
    isOperator?: boolean;
    now: Date;
  },
): Promise<{ accountId: string; userId: string }> {
  const { email, now } = input;
  const accountId = newId();
  const userId = newId();
  const dates = { createdAt: now, updatedAt: now };
  const name = email.split('@')[0] ?? email;
  await tx
    .insertInto('auth_users')
    .values({ id: userId, name, email, emailVerified: true, ...dates })
    .execute();
  const identity = { accountId: userId, providerId: 'credential', userId, password: input.passwordHash };
  await tx
    .insertInto('auth_identities')
    .values({ id: newId(), ...identity, ...dates })
    .execute();
  await tx
    .insertInto('accounts')
    .values({
      account_id: accountId,
      plan: plans[input.plan].name,
      minutes_limit: input.minutesLimit ?? null,
      began_at: dayOf(now),
      is_operator: input.isOperator ?? false,
    })
    .execute();
  await tx.insertInto('members').values({ account_id: accountId, user_id: userId }).execute();
  await lockCycle(tx, accountId, now);
  return { accountId, userId };
}
