import type { KnownKeys } from '../accounts/known-keys.ts';
import type { RequestRecord } from '../accounts/request-records.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { SignInContext } from '../accounts/sign-in-context.ts';
import type { AppSystemContext } from '../connected-apps/context.ts';
import type { Log } from '../observability/log.ts';
import type { UnfinishedWork } from '../observability/metrics.ts';
import type { QuestionSystemContext } from '../questions/context.ts';
import type { UploadSystemContext } from '../uploads/context.ts';
import type { WebhookSystemContext } from '../webhooks/context.ts';

/** Whoever wants to know of an account's changes. */
export interface ChangeFollower {
  /** Something changed: the account's question, else its chat, else its video, else its tags, else its minutes. */
  hear(change: { videoId?: string; chatId?: string; questionId?: string; tags?: true }): void;
  /** Changes are not heard any more; nothing comes after this. */
  lose(): void;
}

/** What the composition root gives the HTTP server. */
export interface HttpServices {
  ctx: UploadSystemContext & QuestionSystemContext & WebhookSystemContext & AppSystemContext;
  signInCtx: SignInContext;
  signIn: SignIn;
  /** Whether a browser on this machine may open the demo account's Workspace without its password. */
  opensDemo: boolean;
  log: Log;
  /** Whose key a request carries. */
  knownKeys: Pick<KnownKeys, 'ownerOf' | 'hear' | 'settled'>;
  /** Keeps what a request was for whoever looks into it later. */
  recordRequest: (record: RequestRecord) => void;
  /** Names the program's version and its address: with another one the same row may be shown otherwise. */
  edition: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Origins from which a browser may sign in, its own among them. */
  trustedOrigins: string[];
  trustedProxies: string[];
  roles: ReadonlySet<'api' | 'web' | 'worker'>;
  maintenance: boolean;
  /** Requests a second for one account. */
  apiRateLimit: number | undefined;
  /** Milliseconds that a look-up of a video may take. */
  lookUpMs: number;
  /** Samples whose links bring about each outcome; empty where samples are off. */
  testLinks: readonly {
    id: string;
    about: string;
    outcome: { status: 422; reason: string } | { status: 503 } | { status: 202; becomes: string };
  }[];
  /** The folder of the built web app. */
  webRoot: string;
  /** What keeps this process from serving; empty when it is ready. */
  obstacles: () => Promise<string[]>;
  /** What an operator should know although the process serves. */
  notes: () => string[];
  /** Seconds until the platform is asked again, where it is left alone; 0 otherwise. */
  secondsLeftAlone: () => number;
  /** What may read `/metrics`; undefined: nobody. */
  metricsToken: string | undefined;
  /** The work of the whole service that is not final; null where the database does not answer. */
  unfinishedWork: () => Promise<UnfinishedWork[] | null>;
  /** Whether the process is about to end: waits are cut short. */
  isStopping: () => boolean;
  /** Fails where the database does not answer. */
  pingDatabase: () => Promise<unknown>;
  /** A link to a sample video, where there are any. */
  sampleLink: string | undefined;
  /** Follows an account's changes until what it answers is called; undefined while they are not heard. */
  followChanges: (accountId: string, follower: ChangeFollower) => (() => void) | undefined;
  /** How many queries wait for a connection to the database, and how many milliseconds one that comes now would. */
  waitingQueries: () => { count: number; expectedWait: number };
  /** Whether an error means that the database is away for now. */
  isDatabaseAway: (error: unknown) => boolean;
}

/** Where the documentation of each problem code is. */
export function docsUrlOf(services: Pick<HttpServices, 'publicUrl'>): string {
  return `${services.publicUrl}/docs/errors`;
}
