import { createServer } from '../src/http/server.ts';
import type { HttpServices } from '../src/http/services.ts';
import type { Log } from '../src/observability/log.ts';

/** The OpenAPI documents of both APIs, as a server without anything behind it gives them out. */
export async function apiDescriptions(log: Log): Promise<{ publicApi: unknown; webApi: unknown }> {
  const services = {
    log: log.child({}, { level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    roles: new Set(['api', 'web']),
    maintenance: false,
    webRoot: import.meta.dirname,
    obstacles: async () => [],
    isDatabaseAway: () => false,
  } satisfies Omit<HttpServices, 'ctx' | 'signIn'>;
  const server = await createServer(services as unknown as HttpServices);
  const publicApi = await server.inject('/api/v1/openapi.json');
  const webApi = await server.inject('/web-api/openapi.json');
  await server.close();
  return { publicApi: publicApi.json(), webApi: webApi.json() };
}
