import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { refuseOtherMethods } from './resource.ts';

/** The OpenAPI 3.1 description of the public API, made from its routes and served beside them, without a key. */
export function describeApi(app: FastifyInstance): Promise<void> {
  return describe(app, {
    info: {
      title: 'Cuemark API',
      version: '1.0.0',
      description: 'Chapters and cited answers for videos.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, `cuemark_live_…`' } },
    },
    security: [{ key: [] }],
  });
}

/** The description of the web app's own API: its types come from it. */
export function describeWebApi(app: FastifyInstance): Promise<void> {
  return describe(app, { info: { title: 'Cuemark web app', version: '1.0.0' } });
}

async function describe(app: FastifyInstance, document: Partial<OpenAPIV3_1.Document>): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', servers: [{ url: '/' }], ...document },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  refuseOtherMethods(app, '/openapi.json', ['GET']);
}
