import type { OutputLanguage } from '../contract/output-languages.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from './context.ts';

/** The language that language models write in for an account; null: that of each video. */
export async function readOutputLanguage(ctx: Context): Promise<OutputLanguage | null> {
  const row = await ctx.db
    .selectFrom('accounts')
    .select('output_language')
    .where('account_id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  return row.output_language as OutputLanguage | null;
}

/** Sets it for what is made from now on; what is there stays as it was made. */
export async function changeOutputLanguage(ctx: Context, input: { language: OutputLanguage | null }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ output_language: input.language })
      .where('account_id', '=', ctx.accountId)
      .execute();
    await tellChange(tx, { accountId: ctx.accountId });
  });
}
