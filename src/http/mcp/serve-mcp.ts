import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { scope } from '../../connected-apps/oauth.ts';
import { programVersion } from '../../settings/program-version.ts';
import { answeredSignal } from '../answered-signal.ts';
import { authenticateByKey } from '../api-v1/authenticate.ts';
import { resourceMetadataUrl } from '../oauth/serve-oauth.ts';
import { answerPreflight, openToAll, openToOtherOrigins } from '../other-origins.ts';
import { waitTimeout } from '../prefer.ts';
import { refuseOtherMethods } from '../resource.ts';
import type { HttpServices } from '../services.ts';
import { accountLibrary } from './account-library.ts';

/** The Model Context Protocol over streamable HTTP, each request by itself: what the API does, as tools for assistants. */
export async function serveMcp(app: FastifyInstance, services: HttpServices): Promise<void> {
  await app.register(async (open) => {
    openToOtherOrigins(open);
    serveTools(open, services);
    answerPreflight(open, '/mcp', 'POST');
    refuseOtherMethods(open, '/mcp', ['POST', 'OPTIONS'], openToAll);
  });
}

function serveTools(app: FastifyInstance, services: HttpServices): void {
  const onRequest = authenticateByKey({
    takesTokens: true,
    challenge: `, resource_metadata="${resourceMetadataUrl(services.publicUrl)}", scope="${scope}"`,
  });
  let opened: ReturnType<typeof openHandler> | undefined;
  app.post(
    '/mcp',
    { onRequest, config: { answersWithin: waitTimeout }, schema: { hide: true } },
    async (request, reply) => {
      const headers = new Headers();
      for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
        const value = request.headers[name];
        if (value !== undefined) headers.set(name, String(value));
      }
      const asked = new Request(new URL('/mcp', services.publicUrl), {
        method: 'POST',
        headers,
        body: JSON.stringify(request.body),
        signal: answeredSignal(reply),
      });
      const authInfo = { token: '', clientId: request.accountId, scopes: [] };
      opened ??= openHandler(services);
      const handler = await opened;
      const answer = await handler.fetch(asked, { authInfo, parsedBody: request.body });
      for (const [name, value] of answer.headers) {
        if (name !== 'content-length') reply.header(name, value);
      }
      reply.code(answer.status);
      return reply.send(answer.body === null ? null : Readable.fromWeb(answer.body));
    },
  );
}

/** What reads and answers messages of the protocol. Its library is large, and loaded with the first of them. */
async function openHandler(services: HttpServices) {
  const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('../../mcp/create-mcp-server.ts'),
  ]);
  const version = programVersion();
  return createMcpHandler(
    ({ authInfo, requestInfo }) => {
      const signal = requestInfo?.signal ?? new AbortController().signal;
      return createMcpServer(accountLibrary(services, String(authInfo?.clientId), signal), version);
    },
    {
      maxSubscriptions: 0, // nothing that is listed here tells of its changes
      onerror: (error) => services.log.debug({ err: error }, 'a message of the Model Context Protocol was refused'),
    },
  );
}
