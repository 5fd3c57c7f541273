import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** The checkout: the folder of `package.json`. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

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

/** An address to which paths are added. A request can not be made to one with a user in it; what stands behind `?` would hide the path. */
const baseUrl = httpUrl
  .refine(
    (url) => {
      const { username = '', password = '', search = '', hash = '' } = URL.parse(url) ?? {};
      return `${username}${password}${search}${hash}` === '';
    },
    { error: 'an address without a user and password, ? and #: a key has a setting of its own' },
  )
  .transform((url) => url.replace(/\/+$/, ''));

/** An address, a range such as `10.0.0.0/8`, or a name that proxy-addr knows. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)));
}

const percentSign = 'a % in its user or password is written as %25';
const serverAddress =
  'an address that begins with postgres://; in its password %, @, / and # are written as %25, %40, %2F and %23';

/** Whether the parts of an address can be read: a password with a `%` as it is can not. */
function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address of a server has its parts where they belong: a password with a `/` as it is moves the host. */
function isWellWritten(address: string): boolean {
  return isReadable(address) && !/[/@]/.test(URL.parse(address)?.pathname.slice(1) ?? '');
}

/**
 * node-postgres checks the certificate in full in these modes too, which it warns of at every start; by its own name the mode means
 * the same to later versions of it.
 */
function withFullCheck(address: string): string {
  if (address.includes('uselibpqcompat')) return address;
  return address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full');
}

/** An address, with or without a name before it; no line break, which would begin another header. */
const mailAddress = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>)$/;

const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, { error: 'dollars for a million tokens, such as 0.15' })
  .transform(Number);

/** Whose models are asked over a network. */
export const providers = ['openai-compatible', 'anthropic', 'google'] as const;
const roles = ['api', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Every setting as it stands in the environment, each checked by itself. */
export const environment = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl
    .refine((url) => !/[?#@]/.test(url), { error: 'an address such as https://cuemark.example, and nothing beside it' })
    .transform((url) => url.replace(/\/+$/, ''))
    .refine((url) => URL.parse(url)?.pathname === '/', {
      error: 'an address without a path: pages are served at the root of a host alone, such as https://cuemark.example',
    })
    .transform((url) => new URL(url).origin) // as browsers and apps write it
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
    .pipe(z.array(z.string().refine(isProxy, { error: 'addresses such as 10.0.0.1 or 10.0.0.0/8, with commas' })))
    .default([]),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: serverAddress })
    .refine(isWellWritten, { error: serverAddress })
    .transform(withFullCheck)
    .optional(),
  ROLES: z
    .string()
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles, { error: `roles are ${roles.join(', ')}` })).min(1))
    .default([...roles]),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'say production, or nothing' })
    .default('development'),
  DEMO: flag.optional(),
  SAMPLES: flag.optional(),
  SIGNUP: z.enum(['open', 'closed'], { error: 'say open or closed' }).default('open'),
  DEFAULT_PLAN: z.enum(['free', 'pro'], { error: 'say free or pro' }).default('free'),
  YOUTUBE_ORIGIN: httpUrl.transform((url) => new URL(url).origin).optional(),
  YOUTUBE_TIMEOUT_MS: wholeNumber(100, 300_000).default(10_000),
  YOUTUBE_PROXY: z
    .url({ protocol: /^(https?|socks5)$/, error: 'an address that begins with http://, https:// or socks5://' })
    .refine(isReadable, { error: percentSign })
    .optional(),
  YOUTUBE_COOKIES: z.string().optional(), // only ever set as YOUTUBE_COOKIES_FILE
  POT_PROVIDER_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  LLM_PROVIDER: z
    .enum([...providers, 'local'], {
      error: `say ${providers.join(', ')} or local, or nothing for the built-in engine`,
    })
    .optional(),
  LLM_BASE_URL: baseUrl.optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'a key has no spaces and no other characters than ASCII' })
    .optional(),
  LLM_MODEL: z.string().optional(),
  LLM_CONTEXT_TOKENS: wholeNumber(1024, 10_000_000).optional(),
  LLM_MONTHLY_TOKENS: wholeNumber(0, 1_000_000_000_000).optional(),
  TRANSCRIBE_BASE_URL: baseUrl.optional(),
  TRANSCRIBE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'a key has no spaces and no other characters than ASCII' })
    .optional(),
  TRANSCRIBE_MODEL: z.string().optional(),
  TRANSCRIBE_ADDON_DIR: z.string().default(path.join(projectRoot, 'addons', 'local-speech')),
  TRANSCRIBE_HUB_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).default('https://huggingface.co'),
  LOCAL_MODEL_ADDON_DIR: z.string().default(path.join(projectRoot, 'addons', 'local-model')),
  LOCAL_ENCODER_ADDON_DIR: z.string().default(path.join(projectRoot, 'addons', 'local-encoder')),
  MODEL_FILE: z
    .string()
    .refine((file) => path.isAbsolute(file) && file.endsWith('.gguf'), { error: 'the whole path of a .gguf file' })
    .optional(),
  MODEL_HUB_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).default('https://huggingface.co'),
  SUMMARIES: z.enum(['off', 'asked', 'always'], { error: 'say off, asked or always' }).default('asked'),
  LLM_QUESTION_TOKENS: wholeNumber(5000, 2_000_000).default(60_000),
  LLM_INPUT_PRICE: dollars.optional(),
  LLM_OUTPUT_PRICE: dollars.optional(),
  ENGINE_THREADS: wholeNumber(1, 256).default(Math.max(1, availableParallelism() - 1)),
  VIDEO_DEADLINE_SECONDS: wholeNumber(1, 86_400 * 7).default(3600),
  QUESTION_DEADLINE_SECONDS: wholeNumber(1, 86_400).default(300),
  STORAGE_URL: z
    .url({ protocol: /^s3$/, error: 'an address of the form s3://bucket?endpoint=https://…&region=…' })
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  UPLOAD_QUOTA_BYTES: wholeNumber(0, 9_999_999_999_999).default(20 * 1024 ** 3),
  UPLOAD_FREE_DISK_BYTES: wholeNumber(0, 9_999_999_999_999).default(1024 ** 3),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'an address that begins with smtp:// or smtps:// and names a host',
    })
    .refine(isReadable, { error: percentSign })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(mailAddress, { error: 'an address, or a name and an address in <>, such as Cuemark <mail@cuemark.example>' })
    .optional(),
  WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
  MAINTENANCE: flag.default(false),
  API_RATE_LIMIT: wholeNumber(1, 100_000).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: 'at least 16 letters, digits and signs of ASCII, without spaces' })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'say fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  npm_lifecycle_event: z.string().optional(),
  PATH: z.string().default(''),
});

export type Environment = z.infer<typeof environment>;
