import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keptText } from './kept-text.ts';
import { refuseOtherMethods } from './resource.ts';
import { emptyResponse, jsonResponse, problemResponses } from './responses.ts';

/** The OpenAPI description of the public API, which `npm run generate` makes of its routes (`tools/description.ts`). */
export function readDescription(): string {
  return readFileSync(path.join(import.meta.dirname, '../../openapi.json'), 'utf8');
}

/** Serves the description beside what it describes, without a key. */
export function serveDescription(app: FastifyInstance): void {
  app.get(
    '/openapi.json',
    {
      schema: {
        operationId: 'getDescription',
        summary: 'Read this description',
        description: 'The OpenAPI 3.1 description of the API. It needs no key.',
        tags: ['Description'],
        security: [],
        response: {
          200: jsonResponse('The OpenAPI document', z.looseObject({ openapi: z.string() }), 'ETag'),
          304: emptyResponse('Nothing has changed since the `ETag` that was sent', 'ETag'),
          ...problemResponses(),
        },
      },
    },
    keptText('application/json; charset=utf-8', () => JSON.stringify(JSON.parse(readDescription()))),
  );
  refuseOtherMethods(app, '/openapi.json', ['GET']);
}
