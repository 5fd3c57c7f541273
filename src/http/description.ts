import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { keptText } from './kept-text.ts';
import { refuseOtherMethods } from './resource.ts';
import { type DescribedResponse, emptyResponse, jsonResponse, problemResponses } from './responses.ts';

/** The OpenAPI 3.1 description of the public API, made from its routes and served beside them, without a key. */
export function describeApi(app: FastifyInstance): Promise<void> {
  const document = {
    info: {
      title: 'Cuemark API',
      version: '1.0.0',
      description:
        'Chapters and cited answers for videos. Slow work is asynchronous: poll the Location of a 202. Where samples are on, test ' +
        'links bring about every outcome without YouTube: `https://youtu.be/sampleTalk1` becomes ready, `sampleMute1` fails, ' +
        '`sampleHide1` is refused; `/docs/test-links` lists them all. A method that a path does not have is 405, with `Allow`.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Cuemark', url: 'https://cuemark.example/docs' },
    },
    tags: [
      { name: 'Account', description: 'The account of the key and its minutes' },
      { name: 'Videos', description: 'Videos and their chapters' },
      { name: 'Questions', description: 'Questions about a video and their answers' },
      { name: 'Workspace', description: 'What the account holds, whether it was added by the API or in the web app' },
      { name: 'Webhooks', description: 'Addresses that events are sent to' },
      { name: 'Description', description: 'What the API is, for programs' },
    ],
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, `cuemark_live_…`' } },
    },
    security: [{ key: [] }],
  } satisfies Partial<OpenAPIV3_1.Document>;
  return describe(app, document, ownSchema);
}

/** The description of the web app's own API: its types come from it. */
export function describeWebApi(app: FastifyInstance): Promise<void> {
  return describe(app, { info: { title: 'Cuemark web app', version: '1.0.0' } }, { hide: true });
}

/** What the document says of itself. */
const ownSchema = {
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
};

async function describe(app: FastifyInstance, document: Partial<OpenAPIV3_1.Document>, schema: object): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', servers: [{ url: '/', description: 'This server' }], ...document },
    transform: (input) => {
      const output = jsonSchemaTransform(input);
      const responses = (output.schema as { response?: Record<string, object> }).response ?? {};
      for (const [status, response] of Object.entries(responses)) {
        keepWhatTheProviderDrops(response, (input.schema.response as Record<string, DescribedResponse>)[status]);
      }
      return output;
    },
    transformObject: (input) => tidied(jsonSchemaTransformObject(input) as OpenAPIV3_1.Document),
  });
  app.get(
    '/openapi.json',
    { schema },
    keptText('application/json; charset=utf-8', () => JSON.stringify(app.swagger())),
  );
  refuseOtherMethods(app, '/openapi.json', ['GET']);
}

/** Marks a header that every such answer carries, on its way through the provider, which knows no word for it. */
const required = 'x-required';

/** The provider copies the schema alone out of a response's content; headers and examples stand beside it. */
function keepWhatTheProviderDrops(response: object, described: DescribedResponse | undefined): void {
  if (!described?.headers) return;
  const target = response as { headers?: object; content: Record<string, { examples?: object }> };
  target.headers = Object.fromEntries(
    Object.entries(described.headers).map(([name, schema]) => {
      const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'output' });
      return [name, { ...plain, [required]: !schema.safeParse(undefined).success }];
    }),
  );
  if (Object.keys(described.content).length === 0) Object.assign(target, { type: 'null', content: undefined }); // no body
  for (const [type, { examples }] of Object.entries(described.content)) {
    const content = target.content[type];
    if (examples && content) content.examples = examples;
  }
}

/**
 * The provider leaves a twin of each schema for input, used or not, calls what is input alone `…Input`, and writes header
 * names as Node does.
 */
function tidied(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const schemas = document.components?.schemas ?? {};
  for (let isChanged = true; isChanged; ) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
    isChanged = unused.length > 0;
  }
  const renamed = JSON.stringify(document).replace(
    /"((?:#\/components\/schemas\/)?)(\w+)Input"/g,
    (whole, path: string, name: string) =>
      `${name}Input` in schemas && !(name in schemas) ? `"${path}${name}"` : whole,
  );
  return JSON.parse(renamed, (_key, value) => {
    if (value?.in === 'header') value.name = value.name.replace(/(^|-)[a-z]/g, (start: string) => start.toUpperCase());
    if (value?.schema?.[required] !== undefined) {
      const { [required]: isRequired, ...schema } = value.schema;
      return { ...value, ...(isRequired ? { required: true } : {}), schema };
    }
    return value;
  });
}
