import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** The checkout: the folder of `package.json`. */
export const projectRoot = path.resolve(import.meta.dirname, '..');

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'say on or off' })
  .transform((value) => value === 'on' || value === 'true' || value === '1');

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,13}$/, { error: `a whole number from ${min} to ${max}` })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, { error: `at least ${min}` })
        .max(max, { error: `at most ${max}` }),
    );

const httpUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' });

/** A model for speech recognition on this machine: a folder, or a whole commit of a repository of the hub. */
const localModel = /^(?:(\/.+)|([\w.-]+\/[\w.-]+)@([0-9a-f]{40}))$/;

/** An address, with or without a name before it; no line break, which would begin another header. */
const mailAddress = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>)$/;

const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, { error: 'dollars for a million tokens, such as 0.15' })
  .transform(Number);

const providers = ['openai-compatible', 'anthropic', 'google'] as const;
const roles = ['api', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

const environment = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .default([]),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgres://' }).optional(),
  ROLES: z
    .string()
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles, { error: `roles are ${roles.join(', ')}` })).min(1))
    .default([...roles]),
  NODE_ENV: z.string().default('development'),
  DEMO: flag.optional(),
  SAMPLES: flag.optional(),
  SIGNUP: z.enum(['open', 'closed'], { error: 'say open or closed' }).default('open'),
  DEFAULT_PLAN: z.enum(['free', 'pro'], { error: 'say free or pro' }).default('free'),
  YOUTUBE_ORIGIN: httpUrl.transform((url) => new URL(url).origin).optional(),
  YOUTUBE_TIMEOUT_MS: wholeNumber(100, 300_000).default(10_000),
  YOUTUBE_PROXY: z
    .url({ protocol: /^(https?|socks5)$/, error: 'an address that begins with http://, https:// or socks5://' })
    .optional(),
  YOUTUBE_COOKIES: z.string().optional(), // only ever set as YOUTUBE_COOKIES_FILE
  LLM_PROVIDER: z
    .enum(providers, { error: `say ${providers.join(', ')}, or nothing for the built-in engine` })
    .optional(),
  LLM_BASE_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'a key has no spaces and no other characters than ASCII' })
    .optional(),
  LLM_MODEL: z.string().optional(),
  LLM_MONTHLY_TOKENS: wholeNumber(0, 1_000_000_000_000).optional(),
  TRANSCRIBE_BASE_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  TRANSCRIBE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'a key has no spaces and no other characters than ASCII' })
    .optional(),
  TRANSCRIBE_MODEL: z.string().optional(),
  TRANSCRIBE_ADDON_DIR: z.string().default(path.join(projectRoot, 'addons', 'local-speech')),
  TRANSCRIBE_HUB_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).default('https://huggingface.co'),
  LLM_QUESTION_TOKENS: wholeNumber(5000, 2_000_000).default(60_000),
  LLM_INPUT_PRICE: dollars.optional(),
  LLM_OUTPUT_PRICE: dollars.optional(),
  VIDEO_DEADLINE_SECONDS: wholeNumber(1, 86_400 * 7).default(3600),
  QUESTION_DEADLINE_SECONDS: wholeNumber(1, 86_400).default(300),
  STORAGE_URL: z
    .url({ protocol: /^s3$/, error: 'an address of the form s3://bucket?endpoint=https://…&region=…' })
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  UPLOAD_QUOTA_BYTES: wholeNumber(0, 9_999_999_999_999).default(20 * 1024 ** 3),
  UPLOAD_FREE_DISK_BYTES: wholeNumber(0, 9_999_999_999_999).default(1024 ** 3),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address that begins with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(mailAddress, { error: 'an address, or a name and an address in <>, such as Cuemark <mail@cuemark.example>' })
    .optional(),
  MAINTENANCE: flag.default(false),
  API_RATE_LIMIT: wholeNumber(1, 100_000).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'a level of pino' })
    .default('info'),
  npm_lifecycle_event: z.string().optional(),
  PATH: z.string().default(''),
});

/** What the operator set, checked and with defaults filled in. */
export interface Config {
  port: number;
  host: string;
  /** Without it the service uses `http://localhost:` and the port that it got. */
  publicUrl: string | undefined;
  trustedProxies: string[];
  dataDir: string;
  databaseUrl: string | undefined;
  roles: ReadonlySet<Role>;
  demo: boolean;
  samples: boolean;
  signup: 'open' | 'closed';
  defaultPlan: 'free' | 'pro';
  youtubeOrigin: string | undefined;
  youtubeTimeoutMs: number;
  /** May hold a password. */
  youtubeProxy: string | undefined;
  /** The text of the cookies file: a login, if it holds one. */
  youtubeCookies: string | undefined;
  /** Undefined: the built-in engine serves. */
  languageModel: LanguageModelConfig | undefined;
  /** An OpenAI-compatible server of transcriptions; undefined: the built-in recogniser serves where it is installed. */
  transcribe: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Where the built-in recogniser's packages are, and which model it loads; undefined: the one that comes with them. */
  speechAddon: { folder: string; hubUrl: string; model: SpeechModelConfig | undefined };
  videoDeadlineSeconds: number;
  questionDeadlineSeconds: number;
  /** The S3-compatible storage of uploaded files; undefined: a folder of DATA_DIR. */
  storage: StorageConfig | undefined;
  /** Bytes that the files of one account may take. */
  uploadQuotaBytes: number;
  /** Bytes that uploads leave free on the disk of DATA_DIR. */
  uploadFreeDiskBytes: number;
  /** Where mail goes out, and its sender; undefined: links are written to the log. */
  smtp: { url: string; from: string } | undefined;
  maintenance: boolean;
  /** Requests a second for one account; undefined: no limit. */
  apiRateLimit: number | undefined;
  logLevel: string;
  /** `npm start` runs us: when npm is killed, so are we. */
  startedByNpm: boolean;
  /** The folders of programs, as `PATH` holds them. */
  searchPath: string;
}

/** A bucket of an S3-compatible server, and how to reach it. */
export interface StorageConfig {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  /** Before every name: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A folder, or a repository of the hub at a whole commit. */
export type SpeechModelConfig = { folder: string } | { repository: string; revision: string };

/** A language model, and how to reach it. */
export interface LanguageModelConfig {
  provider: (typeof providers)[number];
  /** Undefined: the provider's own address. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string;
  /** Tokens, in and out, that all accounts together may take in a calendar month; undefined: any number. */
  monthlyTokens: number | undefined;
  /** Tokens that answering one question may take. */
  questionTokens: number;
  /** US dollars for a million tokens; undefined: not known. */
  prices: { input: number; output: number } | undefined;
}

/** Faults in the environment, one line each. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/**
 * Reads the environment and the `.env` file beside `package.json` (the environment wins); `NAME_FILE` names a file that
 * holds the value of `NAME`. An empty value counts as absent.
 *
 * @throws {ConfigError} listing every fault at once
 */
export function readConfig(given: NodeJS.ProcessEnv = { ...readDotEnv(), ...process.env }): Config {
  const faults: string[] = [];
  const values = Object.fromEntries(
    Object.keys(environment.shape).map((name) => [name, readValue(name, given, faults)] as const),
  );
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    faults.push(...parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`));
  }
  const languageModel = parsed.data && readLanguageModel(parsed.data, faults);
  const transcribe = parsed.data && readTranscribe(parsed.data, faults);
  const smtp = parsed.data && readSmtp(parsed.data, faults);
  const storage = parsed.data && readStorage(parsed.data, faults);
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: path.resolve(env.DATA_DIR ?? path.join(projectRoot, 'data')),
    databaseUrl: env.DATABASE_URL,
    roles: new Set(env.ROLES),
    demo: env.DEMO ?? !production,
    samples: env.SAMPLES ?? !production,
    signup: env.SIGNUP,
    defaultPlan: env.DEFAULT_PLAN,
    youtubeOrigin: env.YOUTUBE_ORIGIN,
    youtubeTimeoutMs: env.YOUTUBE_TIMEOUT_MS,
    youtubeProxy: env.YOUTUBE_PROXY,
    youtubeCookies: env.YOUTUBE_COOKIES,
    languageModel,
    transcribe,
    speechAddon: {
      folder: path.resolve(env.TRANSCRIBE_ADDON_DIR),
      hubUrl: env.TRANSCRIBE_HUB_URL,
      model: transcribe ? undefined : readSpeechModel(env.TRANSCRIBE_MODEL),
    },
    videoDeadlineSeconds: env.VIDEO_DEADLINE_SECONDS,
    questionDeadlineSeconds: env.QUESTION_DEADLINE_SECONDS,
    storage,
    uploadQuotaBytes: env.UPLOAD_QUOTA_BYTES,
    uploadFreeDiskBytes: env.UPLOAD_FREE_DISK_BYTES,
    smtp,
    maintenance: env.MAINTENANCE,
    apiRateLimit: env.API_RATE_LIMIT,
    logLevel: env.LOG_LEVEL,
    startedByNpm: env.npm_lifecycle_event === 'start',
    searchPath: env.PATH,
  };
}

function readLanguageModel(env: z.infer<typeof environment>, faults: string[]): LanguageModelConfig | undefined {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (provider === undefined) {
    const set = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'].filter((name) => env[name as keyof typeof env]);
    if (set.length > 0)
      faults.push(`  LLM_PROVIDER: ${set.join(' and ')} without it says nothing; ${providers.join(', ')}`);
    return undefined;
  }
  if (model === undefined) faults.push(`  LLM_MODEL: LLM_PROVIDER needs the name of a model`);
  if (provider === 'openai-compatible' && baseUrl === undefined) {
    faults.push('  LLM_BASE_URL: an openai-compatible server has an address, such as http://localhost:11434/v1');
  }
  if (provider !== 'openai-compatible' && apiKey === undefined) faults.push(`  LLM_API_KEY: ${provider} needs a key`);
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = env;
  if ((input === undefined) !== (output === undefined)) {
    faults.push('  LLM_INPUT_PRICE, LLM_OUTPUT_PRICE: a cost needs both');
  }
  return {
    provider,
    baseUrl,
    apiKey,
    model: model ?? '',
    monthlyTokens: env.LLM_MONTHLY_TOKENS,
    questionTokens: env.LLM_QUESTION_TOKENS,
    prices: input === undefined || output === undefined ? undefined : { input, output },
  };
}

function readTranscribe(env: z.infer<typeof environment>, faults: string[]): Config['transcribe'] {
  const { TRANSCRIBE_BASE_URL: baseUrl, TRANSCRIBE_API_KEY: apiKey, TRANSCRIBE_MODEL: model } = env;
  if (baseUrl !== undefined) return { baseUrl, apiKey, model: model ?? 'whisper-1' };
  if (apiKey !== undefined) faults.push('  TRANSCRIBE_BASE_URL: TRANSCRIBE_API_KEY without it says nothing');
  if (model !== undefined && !localModel.test(model)) {
    faults.push(
      '  TRANSCRIBE_MODEL: without TRANSCRIBE_BASE_URL a folder (/…), or owner/name@ and a whole commit of 40 digits',
    );
  }
  return undefined;
}

function readSmtp(env: z.infer<typeof environment>, faults: string[]): Config['smtp'] {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (url !== undefined) {
    const { hostname } = new URL(env.PUBLIC_URL ?? 'http://localhost');
    return { url, from: from ?? `Cuemark <no-reply@${hostname}>` };
  }
  if (from !== undefined) faults.push('  SMTP_URL: MAIL_FROM without it says nothing');
  return undefined;
}

/** `s3://bucket/beginning-of-names?endpoint=https://…&region=…`; without an endpoint that of Amazon. */
function readStorage(env: z.infer<typeof environment>, faults: string[]): StorageConfig | undefined {
  const { STORAGE_URL: address, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (address === undefined) return undefined;
  const { hostname: bucket, pathname, searchParams, username } = new URL(address);
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const strange = [...searchParams.keys()].filter((name) => name !== 'endpoint' && name !== 'region');
  if (bucket === '') faults.push('  STORAGE_URL: it names no bucket, as s3://bucket does');
  if (!/^https?:\/\/[^/?#@]+\/*$/.test(endpoint))
    faults.push('  STORAGE_URL: its endpoint is an address such as https://s3.example.com');
  if (strange.length > 0) faults.push(`  STORAGE_URL: ${strange.join(' and ')} says nothing; endpoint and region do`);
  if (!/^[\w./-]*$/.test(pathname))
    faults.push('  STORAGE_URL: what names begin with has letters, digits and . _ - / alone');
  if (username !== '')
    faults.push('  STORAGE_URL: keys do not belong into it, but into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined) faults.push('  AWS_ACCESS_KEY_ID: STORAGE_URL needs the key of its bucket');
  if (secretAccessKey === undefined) faults.push('  AWS_SECRET_ACCESS_KEY: STORAGE_URL needs the key of its bucket');
  const beginning = pathname.replace(/^\/+|\/+$/g, '');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    prefix: beginning === '' ? '' : `${beginning}/`,
    region,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}

function readSpeechModel(model: string | undefined): SpeechModelConfig | undefined {
  const [, folder, repository, revision] = localModel.exec(model ?? '') ?? [];
  if (folder !== undefined) return { folder };
  return repository !== undefined && revision !== undefined ? { repository, revision } : undefined;
}

function readDotEnv(): NodeJS.ProcessEnv {
  const file = path.join(projectRoot, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function readValue(name: string, given: NodeJS.ProcessEnv, faults: string[]): string | undefined {
  const direct = given[name];
  const file = given[`${name}_FILE`];
  if (direct !== undefined && direct !== '') return direct;
  if (file === undefined || file === '') return undefined;
  try {
    // A tab at the end may be a cookie's whose value is empty.
    return readFileSync(file, 'utf8').replace(/[\r\n ]+$/, '');
  } catch {
    faults.push(`  ${name}_FILE: ${file} can not be read`);
    return undefined;
  }
}
