import { METHODS } from 'node:http';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from '../contract/problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers 405, whatever else is the matter. */
    refusesMethod?: boolean;
  }
}

/** Every method that Node can parse, so that a known path answers all of them; CONNECT names no path. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

type ServedMethod = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** Makes every other method of a path 405 with `Allow`, which comes before the key is looked at. */
export function refuseOtherMethods(app: FastifyInstance, url: string, served: ServedMethod[]): void {
  const allowed: string[] = served.flatMap((method) =>
    method === 'GET' && !served.includes('HEAD') ? ['GET', 'HEAD'] : [method],
  );
  const route: RouteOptions = {
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    config: { refusesMethod: true },
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new Problem('method_not_allowed');
    },
    handler: () => undefined,
  };
  app.route(route);
}
