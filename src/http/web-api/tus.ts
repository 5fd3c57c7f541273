import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problems.ts';
import type { UploadContext, UploadSystemContext } from '../../uploads/context.ts';
import { moreThanSaid } from '../../uploads/limit-body.ts';
import { openUpload } from '../../uploads/open-upload.ts';
import { storageKey } from '../../uploads/register.ts';
import { uploadLocker } from '../../uploads/upload-locker.ts';

/** The one version that is spoken. */
export const tusVersion = '1.0.0';

/** What of a request concerns the protocol; whatever else it carries is none of its business. */
const asked = ['tus-resumable', 'upload-length', 'upload-defer-length', 'upload-metadata', 'upload-offset'] as const;
/** What of its answer is passed on: none of its headers for pages of other origins. */
const said = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata', 'upload-expires', 'location'];

/** What the protocol refuses, as refusals of ours. */
const refusals: Record<number, () => Problem> = {
  403: () => new Problem('invalid_request', { detail: 'A part of a file comes with `Upload-Offset`.' }),
  404: () => new Problem('not_found', { detail: 'There is no such upload in this account, or not any more.' }),
  409: () => new Problem('upload_offset_wrong', { retryAfter: 1 }),
  410: () => new Problem('not_found', { detail: 'There is no such upload in this account, or not any more.' }),
  412: () => new Problem('precondition_failed', { detail: 'Send `Tus-Resumable: 1.0.0`.' }),
  413: () => new Problem('invalid_request', { detail: moreThanSaid }),
  501: () => new Problem('invalid_request', { detail: 'Say with `Upload-Length` how large the file is.' }),
};

export type Tus = ReturnType<typeof createTus>;

/**
 * The tus protocol, version 1.0.0 (https://tus.io/protocols/resumable-upload), with creation, termination and expiration, on
 * the storage of uploads. A name in the storage begins with the account of the session, so nobody reaches another's.
 */
export function createTus(ctx: UploadSystemContext) {
  const thrown = new WeakMap<Request, unknown>();
  const accounts = new WeakMap<Request, UploadContext>();
  const contextOf = (request: Request) => {
    const found = accounts.get(request);
    if (!found) throw new Error('a request of nobody');
    return found;
  };
  const server = new Server({
    path: '/web-api/uploads',
    datastore: ctx.uploadStorage.dataStore,
    locker: uploadLocker(ctx),
    // Who takes a file up waits for this; the connection that has it is silent then, nearly always, and has nothing to end.
    lockDrainTimeout: 500,
    getFileIdFromRequest: (request) => new URL(request.url).pathname.slice(1),
    async namingFunction(request, metadata) {
      const bytes = Number(request.headers.get('upload-length') ?? Number.NaN);
      if (!Number.isSafeInteger(bytes)) throw refusals[501]?.();
      const fileName = metadata?.filename ?? metadata?.name ?? '';
      return storageKey(await openUpload(contextOf(request as Request), { fileName, bytes }));
    },
    generateUrl: (_request, { id }) => `/web-api/uploads/${id.split('/')[1]}`,
    onResponseError(request, error) {
      thrown.set(request as Request, error);
      return undefined;
    },
  });

  /**
   * Does what a request of the protocol asks about this upload, or opens one; `body` is a part of the file. The headers of
   * the answer are set then; sending it, with the status that comes back, is left to the route.
   */
  return async function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    about: { ctx: UploadContext; uploadId?: string; body?: AsyncIterable<Uint8Array> },
  ): Promise<number> {
    if (request.headers['tus-resumable'] !== tusVersion) {
      reply.header('tus-version', tusVersion);
      throw refusals[412]?.();
    }
    const headers = new Headers();
    for (const name of about.body ? [...asked, 'content-type', 'content-length'] : asked) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const { accountId } = about.ctx;
    const key = about.uploadId === undefined ? accountId : storageKey({ accountId, uploadId: about.uploadId });
    const web = new Request(`http://tus/${key}`, {
      method: request.method,
      headers,
      ...(about.body ? { body: ReadableStream.from(about.body) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
    });
    accounts.set(web, about.ctx);
    const { status, headers: answered } = await server.handleWeb(web);
    if (status >= 400) throw refusalOf(status, thrown.get(web));
    for (const name of said) {
      const value = answered.get(name);
      if (value !== null) reply.header(name, value);
    }
    return status;
  };
}

/** What broke on our side is thrown as it is; the protocol's own refusals are plain objects. */
function refusalOf(status: number, cause: unknown): unknown {
  if (cause instanceof Error) return cause;
  return (
    refusals[status]?.() ??
    (status < 500 ? new Problem('invalid_request', { detail: details(cause) }) : new Problem('internal_error'))
  );
}

function details(cause: unknown): string {
  const body = typeof cause === 'object' && cause !== null && 'body' in cause ? String(cause.body).trim() : '';
  return body === '' ? 'A header of the tus protocol is missing or wrong.' : `${body}.`;
}
