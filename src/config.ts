import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { environment, projectRoot, type Role } from './settings/environment.ts';
import { type LanguageModelConfig, readLanguageModel } from './settings/language-model.ts';
import { type LocalModelConfig, readLocalModel } from './settings/local-model.ts';
import { readSmtp, type SmtpConfig } from './settings/mail.ts';
import { readSpeechModel, readTranscribe, type SpeechModelConfig, type TranscribeConfig } from './settings/speech.ts';
import { readStorage, type StorageConfig } from './settings/storage.ts';

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
  /** Where proofs of origin are made for captions and sound; undefined: nowhere. */
  potProviderUrl: string | undefined;
  /** Undefined: the built-in engine serves. */
  languageModel: LanguageModelConfig | undefined;
  localModel: LocalModelConfig;
  /** When a language model sums up videos. */
  summaries: 'off' | 'asked' | 'always';
  /** An OpenAI-compatible server of transcriptions; undefined: the built-in recogniser serves where it is installed. */
  transcribe: TranscribeConfig | undefined;
  /** Where the built-in recogniser's packages are, and which model it loads; undefined: the one that comes with them. */
  speechAddon: { folder: string; hubUrl: string; model: SpeechModelConfig | undefined };
  /** Threads in which the built-in engines work. */
  engineThreads: number;
  videoDeadlineSeconds: number;
  questionDeadlineSeconds: number;
  /** The S3-compatible storage of uploaded files; undefined: a folder of DATA_DIR. */
  storage: StorageConfig | undefined;
  /** Bytes that the files of one account may take. */
  uploadQuotaBytes: number;
  /** Bytes that uploads leave free on the disk of DATA_DIR. */
  uploadFreeDiskBytes: number;
  /** Where mail goes out, and its sender; undefined: links are written to the log. */
  smtp: SmtpConfig | undefined;
  /** Whether webhooks may go to private and local addresses. */
  webhookPrivateAddresses: boolean;
  maintenance: boolean;
  /** Requests a second for one account; undefined: no limit. */
  apiRateLimit: number | undefined;
  /** What may read `/metrics`; undefined: nobody. */
  metricsToken: string | undefined;
  logLevel: string;
  /** `npm start` runs us: when npm is killed, so are we. */
  startedByNpm: boolean;
  /** The folders of programs, as `PATH` holds them. */
  searchPath: string;
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
export function readConfig(
  given: NodeJS.ProcessEnv = { ...readDotEnv(path.join(projectRoot, '.env')), ...process.env },
): Config {
  const faults: string[] = [];
  const values = Object.fromEntries(
    Object.keys(environment.shape).map((name) => [name, readValue(name, given, faults)] as const),
  );
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    faults.push(...parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`));
  }
  const languageModel = parsed.data && readLanguageModel(parsed.data, faults);
  const localModel = parsed.data && readLocalModel(parsed.data, faults);
  const transcribe = parsed.data && readTranscribe(parsed.data, faults);
  const smtp = parsed.data && readSmtp(parsed.data, faults);
  const storage = parsed.data && readStorage(parsed.data, faults);
  if (!parsed.success || !localModel || faults.length > 0) throw new ConfigError([...new Set(faults)]);
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
    potProviderUrl: env.POT_PROVIDER_URL,
    languageModel,
    localModel: {
      ...localModel,
      addonFolder: path.resolve(env.LOCAL_MODEL_ADDON_DIR),
      encoderFolder: path.resolve(env.LOCAL_ENCODER_ADDON_DIR),
    },
    summaries: env.SUMMARIES,
    transcribe,
    speechAddon: {
      folder: path.resolve(env.TRANSCRIBE_ADDON_DIR),
      hubUrl: env.TRANSCRIBE_HUB_URL,
      model: transcribe ? undefined : readSpeechModel(env.TRANSCRIBE_MODEL),
    },
    engineThreads: env.ENGINE_THREADS,
    videoDeadlineSeconds: env.VIDEO_DEADLINE_SECONDS,
    questionDeadlineSeconds: env.QUESTION_DEADLINE_SECONDS,
    storage,
    uploadQuotaBytes: env.UPLOAD_QUOTA_BYTES,
    uploadFreeDiskBytes: env.UPLOAD_FREE_DISK_BYTES,
    smtp,
    webhookPrivateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES,
    maintenance: env.MAINTENANCE,
    apiRateLimit: env.API_RATE_LIMIT,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    startedByNpm: env.npm_lifecycle_event === 'start',
    searchPath: env.PATH,
  };
}

/**
 * The settings in a `.env` file; none where there is no such file.
 *
 * @throws {ConfigError} where it can not be read
 */
export function readDotEnv(file: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new ConfigError([`  ${file} can not be read (${code}): let this user read it, or remove it`]);
  }
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
