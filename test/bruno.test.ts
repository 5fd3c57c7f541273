import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../src/settings/environment.ts';

test('the Bruno collection has every operation of the description, once', () => {
  const { paths } = JSON.parse(readFileSync(path.join(projectRoot, 'openapi.json'), 'utf8'));
  const described = Object.entries(paths).flatMap(([route, operations]) =>
    Object.keys(operations as object).map((method) => `${method} ${route.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const folder = path.join(projectRoot, 'docs/bruno');
  const requests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.bru'))
    .map((file) =>
      /^(get|post|patch|delete) \{\n {2}url: \{\{baseUrl\}\}([^\s?]*)/m.exec(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    )
    .filter((found) => found !== null)
    .map(([, method, route]) => `${method} ${route}`);
  expect(requests.sort()).toEqual(described.sort());
});
