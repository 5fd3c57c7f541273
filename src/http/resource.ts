import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import { Problem } from '../contract/problems.ts';
import { isApiPath } from './api-path.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every path with the methods it has, found as the router finds routes. */
    paths: ReturnType<typeof findMyWay>;
  }
  interface FastifyRequest {
    /** The pattern of the path that was met; null where none was. */
    metPath: string | null;
  }
}

type ServedMethod = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** Bytes of a name in a path: one of any length is the handler's to refuse. */
export const longestName = 20_000;

/** What a path is, and the methods it has. */
interface ServedPath {
  pattern: string;
  allowed: string[];
  /** What the refusal carries beside. */
  headers: Record<string, string>;
}

/**
 * Says of each request, before its key or its body is looked at, whether there is what it names: an unknown path is 404, a method
 * that a path does not have is 405 with `Allow`.
 */
export function knowPaths(app: FastifyInstance): void {
  app.decorate('paths', findMyWay({ maxParamLength: longestName }));
  app.decorateRequest('metPath', null);
  app.addHook('onRequest', async (request, reply) => {
    request.metPath = request.routeOptions.url ?? null;
    // The pages' wildcard takes what is left: paths that have other methods, and the APIs' unknown ones.
    if (request.is404 || request.metPath === '/*') meetPath(request, reply);
    else if (hasEmptyName(request.params)) throw new Problem('not_found');
  });
}

function meetPath(request: FastifyRequest, reply: FastifyReply): void {
  const found = request.server.paths.find('GET', request.url);
  const { pattern, allowed, headers } = (found?.store ?? {}) as Partial<ServedPath>;
  if (!pattern || !allowed || hasEmptyName(found?.params)) throw new Problem('not_found');
  if (pattern === '/*' && isApiPath(request.url)) throw new Problem('not_found');
  if (pattern === request.metPath) return;
  if (allowed.includes(request.method)) throw new Problem('not_found'); // a HEAD where there is none beside the GET
  request.metPath = pattern;
  reply.headers({ ...headers, allow: allowed.join(', ') });
  throw new Problem('method_not_allowed');
}

/** `/videos/` is not a video; what a wildcard stands for may be empty. */
function hasEmptyName(params: unknown): boolean {
  return Object.entries(params ?? {}).some(([name, value]) => name !== '*' && value === '');
}

/** Says which methods a path has, so that every other one is 405, with these headers beside. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  served: ServedMethod[],
  headers: Record<string, string> = {},
): void {
  const allowed: string[] = served.flatMap((method) =>
    method === 'GET' && !served.includes('HEAD') ? ['GET', 'HEAD'] : [method],
  );
  const pattern = `${app.prefix}${url}`;
  app.paths.on('GET', pattern, () => undefined, { pattern, allowed, headers } satisfies ServedPath);
}
