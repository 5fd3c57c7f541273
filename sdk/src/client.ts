import { CuemarkError } from './errors.ts';
import type { Account, AccountSettings } from './objects.ts';
import { questionsOf } from './questions.ts';
import { type Connection, type RequestOptions, send } from './request.ts';
import { searchOf } from './search.ts';
import { videosOf } from './videos.ts';
import { webhooksOf } from './webhooks.ts';

export interface ClientOptions {
  /** `cuemark_live_…`; `CUEMARK_API_KEY` of the environment otherwise. */
  apiKey?: string | undefined;
  /** The address of the service, such as `https://cuemark.example`; `CUEMARK_URL` of the environment otherwise. */
  url?: string | undefined;
  /** Sendings of one request beyond the first, where what is wrong passes. 4 by default. */
  maxRetries?: number;
  /** For one answer. 30 by default. */
  timeoutSeconds?: number;
  /** What sends requests instead of the global `fetch`. */
  fetch?: typeof fetch;
}

export type Client = ReturnType<typeof createClient>;

/**
 * A client of the service at `url`.
 *
 * @throws {CuemarkError} where the key or the address is missing
 */
export function createClient(options: ClientOptions = {}) {
  const apiKey = options.apiKey ?? environment('CUEMARK_API_KEY');
  const url = options.url ?? environment('CUEMARK_URL');
  if (!apiKey) throw new CuemarkError('Give an API key: `apiKey`, or CUEMARK_API_KEY in the environment.');
  if (!url) throw new CuemarkError('Give the address of the service: `url`, or CUEMARK_URL in the environment.');
  const connection: Connection = {
    base: baseOf(url),
    apiKey,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    maxRetries: options.maxRetries ?? 4,
    timeoutSeconds: options.timeoutSeconds ?? 30,
  };
  return {
    account: {
      async get(options: RequestOptions = {}): Promise<Account> {
        return (await send<Account>(connection, { method: 'GET', path: '/account', ...options })).body;
      },
      async settings(options: RequestOptions = {}): Promise<AccountSettings> {
        return (await send<AccountSettings>(connection, { method: 'GET', path: '/account/settings', ...options })).body;
      },
      /** For what is made from then on; answers all settings as they are now. */
      async change(
        settings: Pick<AccountSettings, 'output_language'>,
        options: RequestOptions = {},
      ): Promise<AccountSettings> {
        const request = { method: 'PATCH', path: '/account/settings', body: settings, ...options } as const;
        return (await send<AccountSettings>(connection, request)).body;
      },
    },
    videos: videosOf(connection),
    questions: questionsOf(connection),
    /** Where the account's videos say these words, best first; in quotation marks they stand one after the other. */
    search: searchOf(connection),
    webhooks: webhooksOf(connection),
  };
}

/** The address of the API, whether that of the service was given or the API's own. */
function baseOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) {
    throw new CuemarkError(`${JSON.stringify(url)} is not the address of a service, such as https://cuemark.example.`);
  }
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  return `${origin}${path.endsWith('/api/v1') ? path : `${path}/api/v1`}`;
}

/** A variable of the environment, in runtimes that have one and let it be read. */
function environment(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.[name];
  } catch {
    return undefined;
  }
}
