import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** A fresh database cloned from the template; `drop` removes it with whoever is connected. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(template, `drop database if exists ${name} with (force)`) };
}

/** A clone for one test, dropped when it ends. */
export async function cloneForTest(): Promise<string> {
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  return url;
}

async function administer(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href, application_name: 'test harness' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
