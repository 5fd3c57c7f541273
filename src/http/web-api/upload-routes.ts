import { safeParse } from 'fast-content-type-parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { questionIdPattern } from '../../contract/objects.ts';
import { Problem } from '../../contract/problems.ts';
import { pendingUpload } from '../../uploads/pending-upload.ts';
import { type ReadUpload, readUpload } from '../../uploads/read-upload.ts';
import { receivePart } from '../../uploads/receive-part.ts';
import { headBytes } from '../../uploads/sniff-media-type.ts';
import { refuseOtherMethods } from '../resource.ts';
import { emptyResponse, jsonResponse, problemResponses } from '../responses.ts';
import { requireSameOrigin } from '../same-origin.ts';
import type { HttpServices } from '../services.ts';
import { peekBody } from './peek-body.ts';
import { authenticateBySession } from './session.ts';
import { createTus, type Tus, tusVersion } from './tus.ts';

/** Milliseconds that one part of a file may take, and looking at it when it is whole: a little longer than Node waits for a part. */
const partPatience = 70_000;

const uploadParams = z.object({ upload_id: z.string().describe('The id of an upload') });
const tusHeaders = z.object({ 'tus-resumable': z.string().optional().describe('`1.0.0`') });

const uploadSchema = z
  .object({
    id: z.string(),
    file_name: z.string(),
    bytes: z.int().describe('Of the whole file'),
    received_bytes: z.int(),
    status: z.enum(['receiving', 'whole', 'taken']).describe('`taken`: a video was made of it'),
    title: z.string().nullable().describe('Of the video that it would become; null until it is whole'),
    duration_seconds: z.int().nullable(),
    minutes_needed: z.int().nullable(),
    minutes_left: z.int().nullable(),
    warnings: z.array(z.string()).describe('What was left out of a caption file or repaired in it, in sentences'),
    video_id: z.string().nullable().describe('The video that was made of it'),
    expires_at: z.iso
      .datetime()
      .nullable()
      .describe('When it is removed, unless a video is made of it; null: it stays with its video'),
  })
  .meta({ id: 'Upload' });

/** Files that are sent by the tus protocol, in parts, and resumed where they broke off. */
export function serveUploads(app: FastifyInstance, services: HttpServices): void {
  const { ctx } = services;
  const nameVersion = async (_request: FastifyRequest, reply: FastifyReply) =>
    void reply.header('tus-resumable', tusVersion);
  const onRequest = [nameVersion, authenticateBySession(services), requireSameOrigin(services)];
  const config = { readsBodyItself: true };
  let created: Tus | undefined;
  const tus: Tus = (...call) => {
    created ??= createTus(ctx);
    return created(...call);
  };
  const verb = (request: FastifyRequest) => ({ ...ctx, accountId: request.accountId });

  // The bodies of these routes are left to them.
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const typed = raw.withTypeProvider<ZodTypeProvider>();

    typed.post(
      '/uploads',
      {
        onRequest,
        config,
        schema: {
          operationId: 'createUpload',
          headers: tusHeaders.extend({
            'upload-length': z.string().optional().describe('Bytes of the file'),
            'upload-metadata': z.string().optional().describe('`filename` and its name in Base64'),
          }),
          response: {
            201: emptyResponse('There is room for the file', 'Tus-Resumable', 'Location', 'Upload-Expires?'),
            ...problemResponses(
              'not_signed_in',
              'foreign_origin',
              'precondition_failed',
              'upload_too_large',
              'upload_not_supported',
              'upload_quota_reached',
            ),
          },
        },
      },
      async (request, reply) => {
        request.raw.resume(); // what it may carry is not asked for
        await tus(request, reply, { ctx: verb(request) });
        return reply.code(201).send();
      },
    );

    typed.patch(
      '/uploads/:upload_id',
      {
        onRequest,
        config: { ...config, answersWithin: partPatience },
        schema: {
          operationId: 'sendPart',
          params: uploadParams,
          headers: tusHeaders.extend({
            'upload-offset': z.string().optional().describe('Bytes that have come before'),
          }),
          response: {
            204: emptyResponse('The part is there', 'Tus-Resumable', 'Upload-Offset', 'Upload-Expires?'),
            ...problemResponses(
              'not_signed_in',
              'foreign_origin',
              'not_found',
              'upload_offset_wrong',
              'precondition_failed',
              'unsupported_media_type',
              'upload_not_supported',
              'video_not_supported',
            ),
          },
        },
      },
      async (request, reply) => {
        const uploadId = uploadIdOf(request.params);
        const about = verb(request);
        const isFirst = request.headers['upload-offset'] === '0';
        const part = await peekBody(request.raw, isFirst ? headBytes : 1);
        try {
          const come = { uploadId, head: isFirst ? part.head : null, body: part.whole };
          await receivePart(about, come, async (body) => {
            if (safeParse(request.headers['content-type'] ?? '').type !== partType) throw unsupportedPart();
            return tus(request, reply, { ctx: about, uploadId, body });
          });
          return reply.code(204).send();
        } finally {
          part.forget();
        }
      },
    );
  });

  const passOn = async (request: FastifyRequest<{ Params: z.infer<typeof uploadParams> }>, reply: FastifyReply) => {
    const uploadId = uploadIdOf(request.params);
    return reply.code(await tus(request, reply, { ctx: verb(request), uploadId })).send();
  };
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/uploads/:upload_id',
    {
      onRequest,
      exposeHeadRoute: false,
      config: { answersWithin: services.lookUpMs + partPatience },
      schema: {
        operationId: 'getUpload',
        params: uploadParams,
        querystring: z.object({
          url: z.string().optional().describe('The link of the video whose captions it holds'),
        }),
        response: {
          200: jsonResponse('How far it is, and once it is whole, what it would become and cost', uploadSchema),
          ...problemResponses(
            'invalid_url',
            'not_signed_in',
            'foreign_origin',
            'not_found',
            'upload_not_supported',
            'video_not_supported',
            'too_many_tries',
          ),
        },
      },
    },
    async (request) => {
      const { url } = request.query;
      return uploadObject(await readUpload(verb(request), { uploadId: uploadIdOf(request.params), url }));
    },
  );

  typed.head(
    '/uploads/:upload_id',
    {
      onRequest,
      schema: {
        operationId: 'getOffset',
        params: uploadParams,
        headers: tusHeaders,
        response: {
          200: emptyResponse('Where to go on', 'Tus-Resumable', 'Upload-Offset', 'Upload-Length'),
          ...problemResponses('not_signed_in', 'foreign_origin', 'not_found', 'precondition_failed'),
        },
      },
    },
    passOn,
  );

  typed.delete(
    '/uploads/:upload_id',
    {
      onRequest,
      schema: {
        operationId: 'cancelUpload',
        params: uploadParams,
        headers: tusHeaders,
        response: {
          204: emptyResponse('It is forgotten', 'Tus-Resumable'),
          ...problemResponses('not_signed_in', 'foreign_origin', 'not_found', 'precondition_failed'),
        },
      },
    },
    async (request, reply) => {
      await pendingUpload(verb(request), uploadIdOf(request.params)); // the protocol would remove its video's file
      return passOn(request, reply);
    },
  );
  refuseOtherMethods(app, '/uploads', ['POST']);
  refuseOtherMethods(app, '/uploads/:upload_id', ['GET', 'HEAD', 'PATCH', 'DELETE']);
}

const partType = 'application/offset+octet-stream';

function unsupportedPart(): Problem {
  return new Problem('unsupported_media_type', { detail: `Send a part of a file as \`Content-Type: ${partType}\`.` });
}

/** @throws {Problem} `not_found` for an id that can be no upload's */
function uploadIdOf(params: z.infer<typeof uploadParams>): string {
  if (!questionIdPattern.test(params.upload_id)) throw new Problem('not_found');
  return params.upload_id;
}

function uploadObject(upload: ReadUpload): z.infer<typeof uploadSchema> {
  const whole = upload.status === 'whole' ? upload : undefined;
  return {
    id: upload.uploadId,
    file_name: upload.fileName,
    bytes: upload.bytes,
    received_bytes: upload.receivedBytes,
    status: upload.status,
    title: whole?.title ?? null,
    duration_seconds: whole?.durationSeconds ?? null,
    minutes_needed: whole?.minutesNeeded ?? null,
    minutes_left: whole?.minutesLeft ?? null,
    warnings: whole?.warnings ?? [],
    video_id: upload.videoId,
    expires_at: upload.expiresAt?.toISOString() ?? null,
  };
}
