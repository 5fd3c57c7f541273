import type { Command } from 'commander';
import { createApiKey, listApiKeys, ownerOfKey, revokeApiKey } from '../accounts/api-keys.ts';
import { findAccount } from '../accounts/read-account.ts';
import { operate } from './operate.ts';
import { print } from './output.ts';

/** `cuemark key create | list | revoke` */
export function addTo(program: Command): void {
  const key = program.command('key').description('create, list and revoke API keys');

  key
    .command('create <account>')
    .description('create an API key; it is shown this once')
    .requiredOption('--name <name>', 'what the key is for')
    .option('--json', 'print JSON')
    .action(async (account: string, { name, json }: { name: string; json?: boolean }) => {
      const made = await operate(async (ctx) => {
        const { accountId } = await findAccount(ctx, account);
        return createApiKey({ ...ctx, accountId }, { name });
      });
      print(json, { key_id: made.keyId, key: made.key }, `Key ${made.keyId}, shown this once:\n${made.key}`);
    });

  key
    .command('list <account>')
    .description('list the keys of an account')
    .option('--json', 'print JSON')
    .action(async (account: string, { json }: { json?: boolean }) => {
      const keys = await operate(async (ctx) => {
        const { accountId } = await findAccount(ctx, account);
        return listApiKeys({ ...ctx, accountId });
      });
      const object = {
        keys: keys.map(({ keyId, name, lastFour, createdAt, lastUsedAt, revokedAt }) => ({
          key_id: keyId,
          name,
          last_four: lastFour,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
          revoked_at: revokedAt?.toISOString() ?? null,
        })),
      };
      const text = keys.map(
        ({ keyId, name, lastFour, revokedAt }) =>
          `${keyId}  …${lastFour}  ${revokedAt ? 'revoked' : 'live   '}  ${name}`,
      );
      print(json, object, text.length === 0 ? 'No keys.' : text.join('\n'));
    });

  key
    .command('revoke <key_id>')
    .description('revoke a key for good')
    .option('--json', 'print JSON')
    .action(async (keyId: string, { json }: { json?: boolean }) => {
      await operate(async (ctx) => {
        const accountId = await ownerOfKey(ctx, { keyId });
        await revokeApiKey({ ...ctx, accountId }, { keyId });
      });
      print(json, { key_id: keyId, revoked: true }, `Revoked ${keyId}.`);
    });
}
