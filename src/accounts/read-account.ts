import type { InterfaceLanguage } from '../contract/interface-languages.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { AccountError } from './account-error.ts';
import type { Context, SystemContext } from './context.ts';
import { type Cycle, lockCycle } from './minutes.ts';

export interface Account {
  accountId: string;
  plan: string;
  cycle: Cycle;
}

/** The account with the balance of its present cycle. */
export async function readAccount(ctx: Context): Promise<Account> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('accounts')
      .select('plan')
      .where('account_id', '=', ctx.accountId)
      .executeTakeFirstOrThrow();
    return { accountId: ctx.accountId, plan: row.plan, cycle: await lockCycle(tx, ctx.accountId, ctx.clock()) };
  });
}

export interface ListedAccount {
  accountId: string;
  email: string;
  plan: string;
  isOperator: boolean;
  /** That its owner chose for pages and mails; null: none. */
  language: InterfaceLanguage | null;
}

/** Every account, by email. */
export async function listAccounts(ctx: SystemContext): Promise<ListedAccount[]> {
  return withEmail(ctx.db).orderBy('email').execute();
}

/**
 * The account that an operator names by its id or its email.
 *
 * @throws {AccountError} where there is none
 */
export async function findAccount(ctx: SystemContext, idOrEmail: string): Promise<ListedAccount> {
  const found = await withEmail(ctx.db)
    .where((row) => row.or([row('accounts.account_id', '=', idOrEmail), row('email', '=', idOrEmail.toLowerCase())]))
    .executeTakeFirst();
  if (!found) throw new AccountError(`There is no account ${idOrEmail}. \`cuemark account list\` shows them.`);
  return found;
}

function withEmail(db: Db) {
  return db
    .selectFrom('accounts')
    .innerJoin('members', 'members.account_id', 'accounts.account_id')
    .innerJoin('auth_users', 'auth_users.id', 'members.user_id')
    .select([
      'accounts.account_id as accountId',
      'auth_users.email as email',
      'accounts.plan as plan',
      'accounts.is_operator as isOperator',
      'members.interface_language as language',
    ])
    .$narrowType<{ language: InterfaceLanguage | null }>();
}
