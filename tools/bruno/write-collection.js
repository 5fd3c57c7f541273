// Writes the Bruno collection in docs/bruno, a file a request, from openapi.json: `node tools/bruno/write-collection.js FOLDER < openapi.json`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openApiToBruno } from '@usebruno/converters';
import { stringifyCollection, stringifyEnvironment, stringifyRequest } from '@usebruno/filestore';

const folder = process.argv[2];
const api = JSON.parse(await text(process.stdin));
for (const { requestBody } of Object.values(api.paths).flatMap((operations) => Object.values(operations))) {
  const body = requestBody?.content['application/json'];
  if (body) body.example = api.components.schemas[body.schema.$ref.split('/').at(-1)].examples?.[0];
}
const { items, root } = await openApiToBruno(api);

await rm(folder, { recursive: true, force: true });
await mkdir(path.join(folder, 'environments'), { recursive: true });
const bru = { format: 'bru' };
const about = { version: '1', name: 'Cuemark API', type: 'collection' };
const auth = { mode: 'bearer', bearer: { token: '{{apiKey}}' } };
await writeFile(path.join(folder, 'bruno.json'), `${JSON.stringify(about, null, 2)}\n`);
await writeFile(
  path.join(folder, 'collection.bru'),
  stringifyCollection({ ...root, request: { ...root?.request, auth } }, about, bru),
);
const variable = (name, value, secret = false) => ({ name, value, type: 'text', enabled: true, secret });
await writeFile(
  path.join(folder, 'environments/Local.bru'),
  stringifyEnvironment(
    { name: 'Local', variables: [variable('baseUrl', 'http://localhost:3000'), variable('apiKey', '', true)] },
    bru,
  ),
);
for (const group of items) {
  await mkdir(path.join(folder, group.name), { recursive: true });
  for (const [place, { examples: _, ...request }] of group.items.entries()) {
    const file = path.join(folder, group.name, `${request.name.replaceAll('/', ' ')}.bru`);
    await writeFile(file, stringifyRequest({ ...request, seq: place + 1 }, bru));
  }
}
