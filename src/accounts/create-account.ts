import { hashPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { type PlanName, plans } from '../contract/plans.ts';
import { isDuplicate } from '../database/failures.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import type { SystemContext } from './context.ts';
import { dayOf } from './cycle.ts';
import { newId, randomLetters } from './identifier.ts';
import { lockCycle } from './minutes.ts';

export interface NewAccount {
  accountId: string;
  email: string;
  password: string;
}

/** What an account command can not do, in a sentence for the operator. */
export class AccountError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccountError';
  }
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
  if (!z.email().safeParse(email).success) throw new AccountError(`${input.email} is not an email address.`);
  const password = input.password ?? randomLetters(16);
  if (password.length < 8) throw new AccountError('A password has at least 8 characters.');
  const passwordHash = await hashPassword(password);
  const now = ctx.clock();
  const userId = newId();
  try {
    const accountId = await inTransaction(ctx.db, async (tx) => {
      await tx
        .insertInto('auth_users')
        .values({
          id: userId,
          name: email.split('@')[0] ?? email,
          email,
          emailVerified: true,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      await tx
        .insertInto('auth_identities')
        .values({
          id: newId(),
          accountId: userId,
          providerId: 'credential',
          userId,
          password: passwordHash,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      return openAccount(tx, { userId, now, ...input });
    });
    return { accountId, email, password };
  } catch (error) {
    if (isDuplicate(error)) throw new AccountError(`There is an account of ${email} already.`);
    throw error;
  }
}

/** Gives a user who has just signed up an account, with its first cycle. */
export async function openAccount(
  tx: Tx,
  input: { userId: string; plan: PlanName; minutesLimit?: number | undefined; isOperator?: boolean; now: Date },
): Promise<string> {
  const accountId = newId();
  await tx
    .insertInto('accounts')
    .values({
      account_id: accountId,
      plan: plans[input.plan].name,
      minutes_limit: input.minutesLimit ?? null,
      began_at: dayOf(input.now),
      is_operator: input.isOperator ?? false,
    })
    .execute();
  await tx.insertInto('members').values({ account_id: accountId, user_id: input.userId }).execute();
  await lockCycle(tx, accountId, input.now);
  return accountId;
}
