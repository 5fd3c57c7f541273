import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import type { DescribedResponse } from '../src/http/responses.ts';

/** Makes the OpenAPI 3.1 description of the public API from the routes that `app` gets. */
export async function describeApi(app: FastifyInstance): Promise<void> {
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
  await describe(app, document);
}

/** The description of the web app's own API: its types come from it. */
export async function describeWebApi(app: FastifyInstance): Promise<void> {
  await describe(app, { info: { title: 'Cuemark web app', version: '1.0.0' } });
}

async function describe(app: FastifyInstance, document: Partial<OpenAPIV3_1.Document>): Promise<void> {
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
