import type { InterfaceLanguage } from '../contract/interface-languages.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from './context.ts';

/** The language that a person of the account chose for the pages; null: as each browser wishes. */
export async function readInterfaceLanguage(ctx: Context, of: { userId: string }): Promise<InterfaceLanguage | null> {
  const row = await ctx.db
    .selectFrom('members')
    .select('interface_language')
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', of.userId)
    .executeTakeFirstOrThrow();
  return row.interface_language as InterfaceLanguage | null;
}

/** Chooses it, on every device where they are signed in. */
export async function changeInterfaceLanguage(
  ctx: Context,
  { userId, language }: { userId: string; language: InterfaceLanguage | null },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .updateTable('members')
      .set({ interface_language: language })
      .where('account_id', '=', ctx.accountId)
      .where('user_id', '=', userId)
      .execute();
    await tellChange(tx, { accountId: ctx.accountId });
  });
}
