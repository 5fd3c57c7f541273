import { createServer } from '../src/http/server.ts';
import type { HttpServices } from '../src/http/services.ts';
import type { Log } from '../src/observability/log.ts';

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
    waitingQueries: () => 0,
    sampleLink: undefined,
    followChanges: () => undefined,
    isStopping: () => false,
    metricsToken: undefined,
    unfinishedWork: async () => null,
    pingDatabase: async () => undefined,
  } satisfies Omit<HttpServices, 'ctx' | 'signInCtx' | 'signIn'>;
  const { app: server } = await createServer(services as unknown as HttpServices);
  const publicApi = await server.inject('/api/v1/openapi.json');
  const webApi = await server.inject('/web-api/openapi.json');
  await server.close();
  for (const { statusCode, body } of [publicApi, webApi]) {
    if (statusCode !== 200) throw new Error(`a description can not be made: ${body}`);
  }
  return { publicApi: publicApi.json(), webApi: webApi.json() };
}
