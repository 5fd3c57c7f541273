import { sql } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { SystemContext } from './context.ts';

/** The calendar month in UTC: `2026-11`. */
function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** Tokens, in and out, that language models have taken for all accounts in this calendar month (UTC). */
export async function tokensThisMonth(ctx: Pick<SystemContext, 'db' | 'clock'>): Promise<number> {
  const row = await ctx.db
    .selectFrom('model_months')
    .select(['input_tokens', 'output_tokens'])
    .where('month', '=', monthOf(ctx.clock()))
    .executeTakeFirst();
  return row ? Number(row.input_tokens) + Number(row.output_tokens) : 0;
}

/** Adds what one call of a language model took to its month. */
export async function countTokens(
  ctx: SystemContext,
  usage: { inputTokens: number; outputTokens: number },
): Promise<void> {
  await inTransaction(ctx.db, (tx) =>
    tx
      .insertInto('model_months')
      .values({
        month: monthOf(ctx.clock()),
        calls: 1,
        input_tokens: usage.inputTokens,
        output_tokens: usage.outputTokens,
      })
      .onConflict((conflict) =>
        conflict.column('month').doUpdateSet({
          calls: sql`model_months.calls + 1`,
          input_tokens: sql`model_months.input_tokens + excluded.input_tokens`,
          output_tokens: sql`model_months.output_tokens + excluded.output_tokens`,
        }),
      )
      .execute(),
  );
}
