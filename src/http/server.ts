import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { serveAccount } from './api-v1/account.ts';
import { serveChapterFiles } from './api-v1/chapter-files.ts';
import { serveEvidence } from './api-v1/evidence.ts';
import { limitRate } from './api-v1/limit-rate.ts';
import { serveQuestions } from './api-v1/questions.ts';
import { serveSearch } from './api-v1/search.ts';
import { serveSummaries } from './api-v1/summaries.ts';
import { serveApiTranscripts } from './api-v1/transcripts.ts';
import { serveVideos } from './api-v1/videos.ts';
import { serveWebhooks } from './api-v1/webhooks.ts';
import { serveWorkspace } from './api-v1/workspace.ts';
import { serveDocs, servePageStyles } from './docs/serve-docs.ts';
import { serveHealth } from './health.ts';
import { watchRequests } from './in-flight.ts';
import { acceptJsonAlone } from './json-body.ts';
import { refuseInMaintenance, serveMaintenancePage } from './maintenance.ts';
import { answerMalformed, type Refusing } from './malformed.ts';
import { serveMcp } from './mcp/serve-mcp.ts';
import { serveOAuth } from './oauth/serve-oauth.ts';
import { protectPages } from './page-headers.ts';
import { sendProblem } from './problem-document.ts';
import { keepToProtocol, route } from './protocol.ts';
import { recordRefusal, recordResponse } from './record-response.ts';
import { refuseOverload } from './refuse-overload.ts';
import { newRequestId } from './request-id.ts';
import { knowPaths, longestName, refuseOtherMethods } from './resource.ts';
import { serveDescription } from './serve-description.ts';
import { serveMetrics } from './serve-metrics.ts';
import { docsUrlOf, type HttpServices } from './services.ts';
import { serveSharedPages } from './shared/serve-shared-pages.ts';
import { validationDetail } from './validation-detail.ts';
import { serveWebAccount } from './web-api/account-routes.ts';
import { serveCaptions } from './web-api/caption-routes.ts';
import { serveChapterEdits } from './web-api/chapter-routes.ts';
import { serveChapteredMedia } from './web-api/chaptered-media-routes.ts';
import { serveChats } from './web-api/chat-routes.ts';
import { serveConnectedApps } from './web-api/connected-app-routes.ts';
import { serveCorrections } from './web-api/correction-routes.ts';
import { serveDeletion } from './web-api/deletion-routes.ts';
import { serveEvents } from './web-api/event-routes.ts';
import { serveExports } from './web-api/export-routes.ts';
import { serveKeys } from './web-api/key-routes.ts';
import { serveMedia } from './web-api/media-routes.ts';
import { serveWebQuestions } from './web-api/question-routes.ts';
import { serveWebSearch } from './web-api/search-routes.ts';
import { serveSignIn } from './web-api/session.ts';
import { serveSharing } from './web-api/share-routes.ts';
import { serveSignInRoutes } from './web-api/sign-in-routes.ts';
import { serveWebSummaries } from './web-api/summary-routes.ts';
import { serveTags } from './web-api/tag-routes.ts';
import { serveTranscripts } from './web-api/transcript-routes.ts';
import { serveUploads } from './web-api/upload-routes.ts';
import { serveWebVideos } from './web-api/video-routes.ts';
import { serveWebWebhooks } from './web-api/webhook-routes.ts';
import { serveWebApp } from './web-app.ts';

export interface HttpServer {
  app: FastifyInstance;
  /** Resolves when no request runs, at most after so many milliseconds. */
  settled(milliseconds: number): Promise<void>;
}

/** Connections to one process; more of them are closed as they come. */
const mostConnections = 10_000;

/** Who is shown each API before it gets its routes. */
interface Onlookers {
  api?: (app: FastifyInstance) => Promise<void>;
  web?: (app: FastifyInstance) => Promise<void>;
}

/** The HTTP server with what this process's roles serve; it does not listen yet. */
export async function createServer(services: HttpServices, onlookers: Onlookers = {}): Promise<HttpServer> {
  const docsUrl = docsUrlOf(services);
  const refusing: Refusing = { docsUrl, record: (id, problem) => recordRefusal(id, problem, services) };
  const app: FastifyInstance = fastify({
    logger: false,
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: services.trustedProxies.length > 0 ? services.trustedProxies : false,
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: longestName },
    requestTimeout: 60_000,
    connectionTimeout: 75_000, // without a byte in either direction; a client that does not read is cut off within twice as long
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
    rewriteUrl: route,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, refusing),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('accountId', '');
  app.decorateRequest('problemCode', null);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders(request));
  });
  app.server.maxConnections = mostConnections;
  const inFlight = watchRequests(app);
  keepToProtocol(app, refusing);
  knowPaths(app);
  acceptJsonAlone(app);
  app.addHook('onResponse', async (request, reply) => recordResponse(request, reply, services));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error, request, services);
    if (services.isDatabaseAway(error)) {
      const cause = error.message || error.code;
      services.log.warn({ requestId: request.id, cause }, 'the database did not serve a request');
    }
    if (problem.code === 'internal_error') services.log.error({ err: error, requestId: request.id }, 'a request broke');
    return sendProblem(reply, problem, docsUrl);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not_found'), docsUrl));

  serveHealth(app, services);
  serveMetrics(app, services);
  if (services.roles.has('api')) {
    await app.register(async (keyed) => {
      if (services.maintenance) refuseInMaintenance(keyed);
      refuseOverload(keyed, services);
      await limitRate(keyed, services);
      await serveMcp(keyed, services);
      await serveOAuth(keyed, services);
      await keyed.register(
        async (api) => {
          await onlookers.api?.(api);
          serveDescription(api);
          serveAccount(api, services);
          serveVideos(api, services);
          serveChapterFiles(api, services);
          serveApiTranscripts(api, services);
          serveEvidence(api, services);
          serveSummaries(api, services);
          serveQuestions(api, services);
          serveWorkspace(api, services);
          serveSearch(api, services);
          serveWebhooks(api, services);
        },
        { prefix: '/api/v1' },
      );
    });
  }
  if (services.roles.has('web')) {
    await app.register(
      async (web) => {
        await onlookers.web?.(web);
        if (services.maintenance) refuseInMaintenance(web);
        refuseOverload(web, services);
        serveSignIn(web, services);
        serveSignInRoutes(web, services);
        serveWebVideos(web, services);
        serveWebSearch(web, services);
        serveDeletion(web, services);
        serveTags(web, services);
        serveChapterEdits(web, services);
        serveTranscripts(web, services);
        serveCorrections(web, services);
        serveWebSummaries(web, services);
        serveCaptions(web, services);
        serveExports(web, services);
        serveSharing(web, services);
        serveUploads(web, services);
        serveMedia(web, services);
        serveChapteredMedia(web, services);
        serveChats(web, services);
        serveWebQuestions(web, services);
        serveKeys(web, services);
        serveConnectedApps(web, services);
        serveWebWebhooks(web, services);
        serveWebAccount(web, services);
        serveEvents(web, services);
      },
      { prefix: '/web-api' },
    );
    await app.register(async (pages) => {
      protectPages(pages);
      servePageStyles(pages, services.webRoot);
      refuseOtherMethods(pages, '/*', ['GET']);
      if (services.maintenance) return serveMaintenancePage(pages, services.webRoot);
      serveDocs(pages, services);
      await serveSharedPages(pages, services);
      await serveWebApp(pages, services);
    });
  }
  return { app, settled: inFlight.settled };
}

/** What every answer carries. */
function answerHeaders(request: FastifyRequest) {
  return { 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
}

/** What an error means to the client; whatever was not foreseen is `internal_error`, whose detail tells nothing. */
function problemOf(error: FastifyError, request: FastifyRequest, services: HttpServices): Problem {
  if (error instanceof Problem) return error;
  if (services.isDatabaseAway(error)) return new Problem('unavailable', { retryAfter: 5 });
  if (error.validation) return new Problem('invalid_request', { detail: faultsOf(error, request) });
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('payload_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('unsupported_media_type');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Problem('invalid_request');
    default:
      return new Problem('internal_error');
  }
}

function faultsOf(
  { validation = [], validationContext: part = 'body' }: FastifyError,
  request: FastifyRequest,
): string {
  return validationDetail(validation, part, part === 'querystring' ? request.query : request[part]);
}
