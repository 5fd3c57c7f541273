import { type Command, Option } from 'commander';
import { changeAccount } from '../accounts/change-account.ts';
import type { SystemContext } from '../accounts/context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { findAccount, listAccounts, readAccount } from '../accounts/read-account.ts';
import { type PlanName, plans } from '../contract/plans.ts';
import { wholeMinutes } from './numbers.ts';
import { operate } from './operate.ts';
import { print } from './output.ts';

interface CreateOptions {
  email: string;
  plan: PlanName;
  minutes?: number;
  password?: string;
  operator?: boolean;
  json?: boolean;
}

interface SetOptions {
  plan?: PlanName;
  minutesLimit?: number;
  minutesUsed?: number;
  password?: string;
  json?: boolean;
}

/** `cuemark account create | set | list | show` */
export function addTo(program: Command): void {
  const account = program.command('account').description('create, change and show accounts');
  const planOption = (text: string) => new Option('--plan <plan>', text).choices(Object.keys(plans));

  account
    .command('create')
    .description('create an account and its sign-in')
    .requiredOption('--email <email>', 'the email to sign in with')
    .addOption(planOption('the plan').default('free'))
    .option('--minutes <n>', 'minutes of each cycle, instead of the plan’s', wholeMinutes)
    .option('--password <password>', 'the password; one is made otherwise')
    .option('--operator', 'note that it is an operator’s; it may do no more than others yet')
    .option('--json', 'print JSON')
    .action(async ({ email, plan, minutes, password, operator, json }: CreateOptions) => {
      const made = await operate((ctx) =>
        createAccount(ctx, { email, plan, minutesLimit: minutes, password, isOperator: operator ?? false }),
      );
      const object = { account_id: made.accountId, email: made.email, password: made.password };
      print(json, object, `Account ${made.accountId}\nSign in with ${made.email} and the password ${made.password}`);
    });

  account
    .command('set <account>')
    .description('change an account, named by its id or email')
    .addOption(planOption('the plan; another one brings its own minutes, unless --minutes-limit is given'))
    .option('--minutes-limit <n>', 'minutes of each cycle', wholeMinutes)
    .option('--minutes-used <n>', 'minutes used in this cycle', wholeMinutes)
    .option('--password <password>', 'a new password')
    .option('--json', 'print JSON')
    .action(async (name: string, { plan, minutesLimit, minutesUsed, password, json }: SetOptions) => {
      const object = await operate(async (ctx) => {
        const { accountId } = await findAccount(ctx, name);
        await changeAccount({ ...ctx, accountId }, { plan, minutesLimit, minutesUsed, password });
        return describe(ctx, name);
      });
      print(json, object, lines(object));
    });

  account
    .command('list')
    .description('list all accounts')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const accounts = await operate(listAccounts);
      const object = {
        accounts: accounts.map(({ accountId, email, plan, isOperator }) => ({
          account_id: accountId,
          email,
          plan,
          operator: isOperator,
        })),
      };
      print(
        json,
        object,
        accounts.map(({ accountId, email, plan }) => `${accountId}  ${plan.padEnd(4)}  ${email}`).join('\n') ||
          'There is no account yet.',
      );
    });

  account
    .command('show <account>')
    .description('show an account and its minutes')
    .option('--json', 'print JSON')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const object = await operate((ctx) => describe(ctx, name));
      print(json, object, lines(object));
    });
}

async function describe(ctx: SystemContext, name: string) {
  const { accountId, email, isOperator } = await findAccount(ctx, name);
  const { plan, cycle } = await readAccount({ ...ctx, accountId });
  return {
    account_id: accountId,
    email,
    plan,
    operator: isOperator,
    minutes_limit: cycle.minutesLimit,
    minutes_used: cycle.minutesUsed,
    minutes_left: cycle.minutesLeft,
    resets_at: cycle.end.toISOString(),
  };
}

function lines(object: Record<string, unknown>): string {
  return Object.entries(object)
    .map(([name, value]) => `${name.replaceAll('_', ' ').padEnd(14)} ${String(value)}`)
    .join('\n');
}
