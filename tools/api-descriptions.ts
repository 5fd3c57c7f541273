import type { FastifyInstance } from 'fastify';
import { createServer } from '../src/http/server.ts';
import type { HttpServices } from '../src/http/services.ts';
import type { Log } from '../src/observability/log.ts';
import { describeApi, describeWebApi } from './description.ts';

/** The OpenAPI documents of both APIs, as a server without anything behind it gives them out. */
export async function apiDescriptions(log: Log): Promise<{ publicApi: unknown; webApi: unknown }> {
  const services = {
    log: log.child({}, { level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    recordRequest: () => undefined,
    trustedOrigins: [],
    trustedProxies: [],
    opensDemo: false,
    roles: new Set(['api', 'web']),
    edition: '',
    maintenance: false,
    apiRateLimit: undefined,
    knownKeys: { ownerOf: async () => undefined, hear: () => undefined, settled: async () => undefined },
    lookUpMs: 10_000,
    testLinks: [],
    webRoot: import.meta.dirname,
    obstacles: async () => [],
    notes: () => [],
    secondsLeftAlone: () => 0,
    isDatabaseAway: () => false,
    waitingQueries: () => ({ count: 0, expectedWait: 0 }),
    sampleLink: undefined,
    followChanges: () => undefined,
    isStopping: () => false,
    metricsToken: undefined,
    unfinishedWork: async () => null,
    pingDatabase: async () => undefined,
  } satisfies Omit<HttpServices, 'ctx' | 'signInCtx' | 'signIn'>;
  const described: FastifyInstance[] = [];
  const describedBy = (describe: typeof describeApi) => async (app: FastifyInstance) => {
    described.push(app);
    await describe(app);
  };
  const { app: server } = await createServer(services as unknown as HttpServices, {
    api: describedBy(describeApi),
    web: describedBy(describeWebApi),
  });
  await server.ready();
  const [publicApi, webApi] = described.map((app) => app.swagger());
  await server.close();
  return { publicApi, webApi };
}
