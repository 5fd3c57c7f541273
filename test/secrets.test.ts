import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiClient, watch } from './harness/client.ts';
import { startModelServer } from './harness/model-server.ts';
import { folderForTest, runProgram, serve } from './harness/program.ts';

test('keys, passwords and session cookies appear in no log, no error and no file of the data folder', async () => {
  const dataDir = await folderForTest();
  const modelKey = 'sk-the-key-of-the-model';
  const models = await startModelServer(() => ({
    kind: 'status',
    status: 500,
    body: `{"error":{"message":"${modelKey}"}}`,
  }));
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    DEMO: 'off',
    LLM_PROVIDER: 'anthropic',
    LLM_BASE_URL: models.baseUrl('anthropic'),
    LLM_API_KEY: modelKey,
    LLM_MODEL: 'model-1',
  };
  const password = 'correct-horse-battery-staple-9';
  const newPassword = 'another-horse-another-staple-8';
  const errors: string[] = [];
  const operate = async (...words: string[]) => {
    const program = runProgram([...words, '--json'], environment);
    await program.ended;
    errors.push(program.errors());
    return JSON.parse(program.output() || '{}');
  };
  const service = await serve(environment);
  await operate('account', 'create', '--email', 'ada@example.test', '--plan', 'pro', '--password', password);
  await operate('account', 'create', '--email', 'ada@example.test', '--password', password); // refused
  const { key } = await operate('key', 'create', 'ada@example.test', '--name', 'test');

  const client = apiClient(service.origin, key);
  const { body: video } = await client.submit(watch('sampleTalk1'));
  await client.settled(video.id);
  await client.get(`/videos/${video.id}?key=${key}`);
  await client.get(`/${key}`);
  await client.get(`/videos/${key}`);
  await fetch(`${service.origin}/api/v1/videos/${key}`);
  await client.post('/videos', `{"url": "${key}`);
  await client.submit(key, { 'idempotency-key': 'a' });
  await fetch(`${service.origin}/api/v1/account`, { headers: { authorization: `Bearer ${key} ${key}` } });

  const origin = `http://localhost:${new URL(service.origin).port}`;
  const signIn = (words: string) =>
    fetch(`${origin}/web-api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'ada@example.test', password: words }),
    });
  await signIn(`${password}x`);
  const cookie = (await signIn(password)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(cookie).toContain('=');
  const signed = decodeURIComponent(cookie.split('=').slice(1).join('='));
  await fetch(`${origin}/web-api/videos`, { headers: { cookie } });
  await fetch(`${origin}/web-api/videos/none`, { headers: { cookie } });
  await operate('account', 'set', 'ada@example.test', '--password', newPassword);

  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const texts = new Map([
    ['the log', service.errors() + service.output()],
    ['the errors of commands', errors.join('\n')],
    ...files.map((file) => {
      const name = path.join(file.parentPath, file.name);
      return [name, readFileSync(name, 'latin1')] as const;
    }),
  ]);
  expect(texts.size).toBeGreaterThan(100);
  // What is stored on purpose is found by the same search, so it does look.
  expect([...texts.values()].some((text) => text.includes('ada@example.test'))).toBe(true);
  const asked = models.asked[0];
  expect(asked?.headers['x-api-key']).toBe(modelKey);
  for (const secret of [key, password, newPassword, signed, modelKey]) {
    expect([...texts].filter(([, text]) => text.includes(secret)).map(([name]) => name)).toEqual([]);
  }
  // Nor does the log tell what is said in the video.
  const sentence = /^2\t(.+)$/m.exec(asked?.prompt ?? '')?.[1];
  expect(sentence?.length).toBeGreaterThan(10);
  expect(texts.get('the log')).not.toContain(sentence);
});
