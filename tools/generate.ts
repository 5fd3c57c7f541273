// Writes the files that are made from others: `npm run generate`. CI makes them anew and compares.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../src/database/connect.ts';
import { joinEmbeddedPostgres } from '../src/database/embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { createLog } from '../src/observability/log.ts';
import { captionFilesPage } from './caption-files.ts';
import { databaseTypes } from './database-types.ts';
import { writeSampleResults } from './sample-results.ts';

const root = path.resolve(import.meta.dirname, '..');
const log = createLog('warn');

await writeFile(path.join(root, 'docs/caption-files.md'), captionFilesPage());
await writeDatabaseTypes();
await writeSampleResults(root);
// The descriptions import what was just written, so they are loaded after it.
const { apiDescriptions } = await import('./api-descriptions.ts');
const { publicApi, webApi } = await apiDescriptions(log);
await writeFile(path.join(root, 'openapi.json'), `${JSON.stringify(publicApi, null, 2)}\n`);
await writeFile(path.join(root, 'web/web-api.json'), `${JSON.stringify(webApi, null, 2)}\n`);
writeTypes('web/web-api.json', 'web/src/api/types.ts');
await writeSdkTypes(publicApi as { components: object });
writeBrunoCollection();

async function writeDatabaseTypes(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-generate-'));
  await chmod(folder, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
  const server = await joinEmbeddedPostgres(folder, log);
  const database = connectDatabase(server.url, log);
  try {
    await migrate(database.db, log);
    await writeFile(path.join(root, 'src/database/schema.ts'), await databaseTypes(database.db));
  } finally {
    await database.close();
    await server.release();
    await rm(folder, { recursive: true, force: true });
  }
}

function writeTypes(description: string, types: string): void {
  const program = path.join(root, 'tools/api-types/node_modules/openapi-typescript/bin/cli.js');
  if (!existsSync(program)) {
    console.error(`${types} is not written: run \`npm ci --prefix tools/api-types\` first.`);
    process.exitCode = 1;
    return;
  }
  const words = [program, description, '--output', types];
  execFileSync(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

function writeBrunoCollection(): void {
  if (!existsSync(path.join(root, 'tools/bruno/node_modules'))) {
    console.error('docs/bruno is not written: run `npm ci --prefix tools/bruno` first.');
    process.exitCode = 1;
    return;
  }
  const input = readFileSync(path.join(root, 'openapi.json'));
  execFileSync(process.execPath, ['tools/bruno/write-collection.js', 'docs/bruno'], { cwd: root, input });
}

/** The objects of the public API. That they are open to new fields is no reason to take each misspelt one for such. */
async function writeSdkTypes({ components, ...api }: { components: object }): Promise<void> {
  const isLeftOut = (name: string) => ['additionalProperties', 'examples', 'pattern'].includes(name);
  const plain = JSON.stringify({ ...api, components, paths: {} }, (name, value) =>
    isLeftOut(name) ? undefined : value,
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-sdk-types-'));
  const description = path.join(folder, 'openapi.json');
  await writeFile(description, plain);
  writeTypes(description, 'sdk/src/api-types.ts');
  await rm(folder, { recursive: true });
}
