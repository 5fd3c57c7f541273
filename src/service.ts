import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemContext } from './accounts/context.ts';
import { openKnownKeys } from './accounts/known-keys.ts';
import { openRequestRecords } from './accounts/request-records.ts';
import { createSignIn } from './accounts/sign-in.ts';
import { countTokens, tokensThisMonth } from './accounts/token-usage.ts';
import { type Config, ConfigError } from './config.ts';
import type { AppSystemContext } from './connected-apps/context.ts';
import { isDatabaseAway } from './database/failures.ts';
import { isMigrated } from './database/migrate.ts';
import { subscribeToChanges } from './database/subscribe-to-changes.ts';
import type { ModelOptions } from './engines/asked-model.ts';
import type { BetterEncoders, EncoderChoice, Engines } from './engines/engines.ts';
import { enginesWithEncoders } from './engines/engines-with-encoders.ts';
import { openEngines } from './engines/open-engines.ts';
import { createServer } from './http/server.ts';
import { isLoopback } from './http/web-api/local-request.ts';
import { openQueue } from './jobs/queue.ts';
import { type Sweep, startSweep } from './jobs/sweep.ts';
import { unfinishedWork } from './jobs/unfinished-work.ts';
import { createWorkSemaphores, startWorker, type WorkSemaphores } from './jobs/worker.ts';
import { type LocalEncoder, openLocalEncoders } from './local-encoders.ts';
import { type LocalModelHere, openLocalModel } from './local-model.ts';
import { logMailer } from './mail/log-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Log } from './observability/log.ts';
import { countModelRequests, countModelTokens } from './observability/metrics.ts';
import { openPlatforms } from './platforms.ts';
import type { QuestionSystemContext } from './questions/context.ts';
import { projectRoot } from './settings/environment.ts';
import { programVersion } from './settings/program-version.ts';
import { openListening } from './speech-recognition.ts';
import { openStore } from './store.ts';
import type { UploadSystemContext } from './uploads/context.ts';
import { openLocalStorage, type UploadStorage } from './uploads/local-storage.ts';
import { mediaFile } from './uploads/media-file.ts';
import { openObjectStorage } from './uploads/object-storage.ts';
import { openObjectStore, tryObjectStore } from './uploads/object-store.ts';
import { uploadRegister } from './uploads/register.ts';
import { areUploadsOver, sweepUploads } from './uploads/sweep-uploads.ts';
import type { Listening, VideoSystemContext } from './videos/context.ts';
import { areReadingsToEncode, encodeReadings } from './videos/encode-readings.ts';
import { areReadingsOld, renewReadings } from './videos/renew-readings.ts';
import { startClearingScratch } from './videos/scratch-folder.ts';
import { writeDueTitles } from './videos/write-due-titles.ts';
import type { WebhookSystemContext } from './webhooks/context.ts';
import { webhookKeyOf } from './webhooks/webhook-secret.ts';

export interface Service {
  ctx: UploadSystemContext & QuestionSystemContext & WebhookSystemContext & AppSystemContext;
  /** Where the web app and the API are reached. */
  publicUrl: string;
  port: number;
  /** From now on `/readyz` answers that the service is ready. */
  open(): void;
  /** Where the embedded database has its files; undefined with a server of the operator's. */
  databaseFolder: string | undefined;
  /** Drains and ends: no new work, running work finishes or is given back, what nobody else uses is stopped. */
  stop(): Promise<void>;
  /** Resolves with true where the database does not answer, be it with a refusal: nothing can be saved then; never otherwise. */
  isDatabaseSilent(): Promise<true>;
}

/** Requests that run get this long when the process stops: longer than a look-up takes by default. */
const mostMillisecondsToFinish = 12_000;
/** Those that come meanwhile have ended after this. */
const mostMillisecondsToStop = 15_000;
/** A database that does not answer for so long, while the process stops, is not waited for. */
const mostMillisecondsOfSilence = 4000;

/** Wires the whole house once and serves. Nothing else constructs a dependency. */
export async function startService(config: Config, log: Log): Promise<Service> {
  // What has been started is stopped in reverse, at the end or where a later part does not start.
  await using started = new AsyncDisposableStack();
  const threads = openEngines({ threads: config.engineThreads });
  started.defer(threads.close);
  const platforms = await openPlatforms(config, log, (bytes, signal) =>
    threads.readCaptions({ bytes, fileName: '' }, signal),
  );
  started.defer(platforms.stop);
  const store = await openStore(config, log, 'bounded');
  started.defer(store.close);
  const queue = await openQueue(store.url, log);
  started.defer(queue.close);
  const listening = await openListening(config, log, platforms.samples);
  started.defer(async () => listening.recogniser?.close?.());
  started.defer(startClearingScratch(listening.scratch).stop);
  if (config.roles.has('worker')) tellListening(listening, log);
  const uploadStorage = openStorage(config, store.ctx, listening.scratch);
  void tellStorage(config, log);
  const semaphores = createWorkSemaphores();
  const encoders = await openLocalEncoders(config);
  started.defer(async () => void (await Promise.all(encoders.map((encoder) => encoder.close()))));
  if (config.roles.has('worker')) void tellEncoders(encoders, log);
  const builtin = enginesWithEncoders(threads, encoders, (err) =>
    log.warn({ err }, 'a question is understood by words alone: the encoder on this machine did not serve'),
  );
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const secret = generatedSecret(config.dataDir, 'session-secret');
  const mailer = await openMailer(config, log);
  started.defer(mailer.close);
  const localModel = await openLocalModel(config);
  started.defer(async () => localModel?.writer.close());
  if (config.roles.has('worker')) void tellLocalModel(localModel, log);
  const ctx: Service['ctx'] = {
    ...store.ctx,
    enqueue: queue.enqueue,
    platformOf: platforms.platformOf,
    previews: platforms.previews,
    readPlaylist: platforms.readPlaylist,
    engines: await enginesOf(config, store.ctx, { builtin, semaphores, localModel }),
    listening,
    summarizesAlways: config.summaries === 'always',
    mediaFileOf: (video) => mediaFile({ db: store.ctx.db, uploadStorage }, video),
    deadlineSeconds: config.videoDeadlineSeconds,
    questionDeadlineSeconds: config.questionDeadlineSeconds,
    uploadStorage,
    uploadQuotaBytes: config.uploadQuotaBytes,
    freeDiskBytes: config.uploadFreeDiskBytes,
    webhookKey: webhookKeyOf(secret),
    allowsPrivateAddresses: config.webhookPrivateAddresses,
    sending: new Map(),
    appDocuments: new Map(),
    publicUrl,
    mailer,
  };
  const trustedOrigins =
    config.publicUrl === undefined ? [publicUrl, `http://127.0.0.1:${port}`] : [new URL(publicUrl).origin];
  const signIn = createSignIn(ctx, { publicUrl, trustedOrigins, secret });
  const signInCtx = { ...store.ctx, mailer, publicUrl, signup: config.signup, defaultPlan: config.defaultPlan };
  const isAsked = config.roles.has('web') || config.roles.has('api');
  const knownKeys = openKnownKeys(ctx, () => changes?.isHearing() ?? false);
  started.defer(knownKeys.settled);
  const changes = isAsked ? await subscribeToChanges(store.url, log, knownKeys) : undefined;
  started.defer(async () => changes?.close());
  const records = openRequestRecords(ctx);
  started.defer(records.stop);
  const hasWorker = config.roles.has('worker');
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  let state: 'starting' | 'open' | 'stopping' = 'starting';
  const server = await createServer({
    ctx,
    signInCtx,
    signIn,
    opensDemo: config.demo && isLoopback(config.host) && isLoopback(new URL(publicUrl).hostname),
    log,
    knownKeys,
    recordRequest: records.add,
    edition: createHash('sha256').update(`${programVersion()} ${publicUrl}`).digest('base64url').slice(0, 8),
    publicUrl,
    trustedOrigins,
    trustedProxies: config.trustedProxies,
    roles: config.roles,
    maintenance: config.maintenance,
    apiRateLimit: config.apiRateLimit,
    lookUpMs: config.youtubeTimeoutMs,
    testLinks: platforms.testLinks,
    webRoot: path.join(projectRoot, 'web', 'dist'),
    sampleLink: platforms.sampleLink,
    followChanges: (accountId, follower) => changes?.follow(accountId, follower),
    waitingQueries: store.waitingQueries,
    isDatabaseAway,
    isStopping: () => state === 'stopping',
    metricsToken: config.metricsToken,
    unfinishedWork: () => soon(unfinishedWork(ctx)),
    pingDatabase: () => isMigrated(ctx.db),
    async obstacles() {
      const found: string[] = [];
      if (state !== 'open') found.push(`the process is ${state}`);
      if (hasWorker && !worker?.isRunning()) found.push('the worker is not running');
      const answered = await soon(isMigrated(ctx.db));
      if (answered === null) found.push('the database does not answer');
      if (answered === false) found.push('migrations are missing');
      return found;
    },
    secondsLeftAlone: () => platforms.real.secondsLeftAlone(),
    notes() {
      const seconds = platforms.real.secondsLeftAlone();
      return seconds > 0 ? [`YouTube does not answer: it is asked again in ${seconds} s (npx cuemark doctor)`] : [];
    },
  });
  started.defer(async () => {
    const end = Date.now() + mostMillisecondsToStop;
    // New connections are taken while work and requests end, so that whoever asks /readyz hears that it is over.
    await Promise.all([worker?.stop(), server.settled(mostMillisecondsToFinish)]);
    const closed = server.app.close(); // no more of them
    await server.settled(end - Date.now());
    server.app.server.closeAllConnections();
    await closed;
  });
  await listen(() => server.app.listen({ port, host: config.host }));
  if (hasWorker) worker = await startWorker(ctx, queue, semaphores);
  const more: Sweep[] = [];
  // The files are where uploads are served.
  if (config.roles.has('web'))
    more.push({ name: 'uploads', seconds: 5, isDue: () => areUploadsOver(ctx), run: () => sweepUploads(ctx) });
  if (hasWorker)
    more.push({
      name: 'readings',
      seconds: 5,
      isDue: () => areReadingsOld(ctx),
      run: (signal) => renewReadings(ctx, { signal }),
    });
  if (hasWorker && ctx.engines.betterEncoders) more.push(sweepOfVectors(ctx, ctx.engines.betterEncoders));
  if (hasWorker && ctx.engines.writeTitles) {
    more.push({ name: 'titles', seconds: 2, run: (signal) => writeDueTitles(ctx, { signal }) });
  }
  const sweep = startSweep(ctx, more);
  started.defer(sweep.stop);
  const running = started.move();

  return {
    ctx,
    publicUrl,
    port,
    databaseFolder: store.folder,
    open() {
      state = 'open';
    },
    async stop() {
      state = 'stopping';
      await running.disposeAsync();
    },
    async isDatabaseSilent() {
      const answer = isMigrated(ctx.db).catch(() => undefined);
      const silence = (milliseconds: number) => sleep(milliseconds, 'silent' as const, { ref: false });
      await Promise.race([answer, silence(mostMillisecondsOfSilence)]);
      // An answer may have come while the process was too busy to hear it.
      return (await Promise.race([answer, silence(500)])) === 'silent' || new Promise(() => undefined);
    },
  };
}

/** What the database answers; null where it does not within two seconds. */
function soon<T>(answer: Promise<T>): Promise<T | null> {
  return Promise.race([answer.catch(() => null), sleep(2000, null, { ref: false })]);
}

/** Where the bytes of uploads are: a folder of the data folder, or the operator's object storage. */
function openStorage(config: Config, ctx: SystemContext, scratch: string): UploadStorage {
  const register = uploadRegister(ctx);
  if (!config.storage) return openLocalStorage(path.join(config.dataDir, 'uploads'), register);
  const room = { scratch, freeDiskBytes: config.uploadFreeDiskBytes };
  return openObjectStorage(openObjectStore(config.storage, ctx.log), register, room);
}

/** Says at the start where files can not be kept; the rest of the service does not wait for it. */
async function tellStorage({ storage, roles }: Config, log: Log): Promise<void> {
  if (!storage || !(roles.has('web') || roles.has('worker'))) return;
  const { bucket, endpoint } = storage;
  const say = (err: unknown) =>
    log.error({ err, bucket, endpoint }, 'files can not be kept: npx cuemark doctor says what to do');
  await tryObjectStore(storage).catch(say);
}

/** Says at the start whether videos without captions can be served, and what to do where they can not. */
function tellListening({ recogniser, remedy, audioOf }: Listening, log: Log): void {
  const obstacle = remedy ?? audioOf('').remedy;
  if (obstacle === undefined) log.info({ recogniser: recogniser?.name }, 'videos without captions are listened to');
  else log.info({ remedy: obstacle }, 'videos without captions fail');
}

/** Says at the start whether the model on this machine can write titles, and what to do where it can not. */
async function tellLocalModel(model: LocalModelHere | undefined, log: Log): Promise<void> {
  if (!model) return;
  const remedy = await model.obstacle();
  if (remedy === undefined)
    log.info({ model: model.writer.name }, 'titles and summaries are written by the model on this machine');
  else log.warn({ model: model.writer.name, remedy }, 'titles stay the built-in engine’s, and nothing is summed up');
}

/** Says at the start which encoders on this machine serve; that there is none is nothing to speak of. */
async function tellEncoders(encoders: readonly LocalEncoder[], log: Log): Promise<void> {
  for (const encoder of encoders) {
    if ((await encoder.obstacle()) === undefined)
      log.info(
        { encoder: encoder.name, languages: encoder.languages },
        'what is said is understood by an encoder on this machine',
      );
  }
}

/** Has the encoders that are there each time tell what readings mean. */
function sweepOfVectors(ctx: VideoSystemContext, encoders: BetterEncoders): Sweep {
  let choice: EncoderChoice | undefined;
  return {
    ...{ name: 'vectors', seconds: 5 },
    async canSweep() {
      choice = await encoders.choose();
      return choice !== undefined;
    },
    isDue: () => areReadingsToEncode(ctx, choice),
    run: async (signal) => choice && encodeReadings(ctx, { choice, signal }),
  };
}

// What is large and not needed by every installation is loaded where it is.

/** Mail by the operator's server, or in the log. */
async function openMailer({ smtp }: Config, log: Log): Promise<Mailer> {
  if (!smtp) return logMailer(log);
  const { smtpMailer } = await import('./mail/smtp-mailer.ts');
  return smtpMailer(smtp, log);
}

/** The engines that the operator chose: the built-in ones, also with titles and summaries by the model on this machine, or those of a language model whose tokens are counted. */
async function enginesOf(
  { languageModel, summaries }: Config,
  ctx: SystemContext,
  of: { builtin: Engines; semaphores: WorkSemaphores; localModel: LocalModelHere | undefined },
): Promise<Engines> {
  const { builtin, semaphores, localModel } = of;
  const summarizing: ModelOptions = {
    countRequests: (outcome, requests) => countModelRequests('summary', outcome, requests),
  };
  if (!languageModel) {
    if (!localModel) return builtin;
    const { enginesWithLocalModel } = await import('./engines/local-model-engines.ts');
    return enginesWithLocalModel(builtin, localModel.writer, summaries === 'off' ? undefined : summarizing);
  }
  const { enginesWithModel } = await import('./engines/engines-with-model.ts');
  const budget = {
    monthlyTokens: languageModel.monthlyTokens,
    tokensThisMonth: () => tokensThisMonth(ctx),
    countTokens: (usage: Parameters<typeof countTokens>[1]) => {
      countModelTokens(usage);
      return countTokens(ctx, usage);
    },
  };
  const onEstimate = (estimate: object) => ctx.log.debug(estimate, 'a language model is about to be asked');
  return enginesWithModel(languageModel, builtin, {
    chapters: {
      budget,
      countRequests: (outcome, requests) => countModelRequests('video', outcome, requests),
      onEstimate,
      aside: semaphores['process-video'].releasedWhile,
    },
    suggestions: { budget, countRequests: (outcome, requests) => countModelRequests('video', outcome, requests) },
    ...(summaries !== 'off' && {
      summaries: { budget, ...summarizing, aside: semaphores['summarize-video'].releasedWhile },
    }),
    answers: {
      budget,
      countRequests: (outcome, requests) => countModelRequests('question', outcome, requests),
      aside: semaphores['answer-question'].releasedWhile,
    },
  });
}

/**
 * A secret of this installation, made at first use; processes that start together agree on one.
 *
 * @throws {ConfigError} where its folder is a file
 */
function generatedSecret(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'secrets');
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new ConfigError([`  DATA_DIR: ${folder} is a file where a folder belongs: move it away`]);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, name);
  const made = `${file}.${randomUUID()}`; // two containers are often process 1, both
  writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** A service that has just been killed may hold the port for a moment. */
async function listen(start: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await start();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || attempt >= 6) throw error;
      await sleep(500);
    }
  }
}

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createTcpServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
