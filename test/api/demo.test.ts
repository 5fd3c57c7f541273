import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAccount } from '../../src/accounts/change-account.ts';
import { createDemoAccount } from '../../src/accounts/demo-account.ts';
import { findAccount } from '../../src/accounts/read-account.ts';
import { startTestService, type TestService } from '../harness/service.ts';

interface Reply {
  status: number;
  body: { code?: string; email?: string; demo?: boolean };
  cookie: string;
}

/** A request with any headers, `Host` too. */
function call(service: TestService, method: string, path: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: service.port, method, path: `/web-api${path}`, headers },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: JSON.parse(text),
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

const openDemo = (service: TestService, headers: Record<string, string> = {}) =>
  call(service, 'POST', '/demo', {
    host: `localhost:${service.port}`,
    origin: service.publicUrl,
    'content-type': 'application/json',
    ...headers,
  });
const isOffered = async (service: TestService, headers: Record<string, string> = {}) =>
  (await call(service, 'GET', '/sign-in-options', { host: `localhost:${service.port}`, ...headers })).body.demo;

describe('on this machine', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await createDemoAccount(service.ctx);
  });
  afterAll(() => service.stop());

  test('one request opens the demo account', async () => {
    expect(await isOffered(service)).toBe(true);
    const opened = await openDemo(service);
    expect([opened.status, opened.body]).toEqual([200, { email: 'demo@cuemark.test' }]);
    const account = await call(service, 'GET', '/account', { host: 'localhost', cookie: opened.cookie });
    expect(account).toMatchObject({ status: 200, body: { plan: 'pro' } });
  });

  test.each([
    ['a name that leads here', { host: 'rebound.example:3000' }, 'demo_closed'],
    ['a name that only begins like this machine’s', { host: 'localhost.example' }, 'demo_closed'],
    ['a proxy', { 'x-forwarded-for': '127.0.0.1' }, 'demo_closed'],
    ['a proxy of the newer kind', { forwarded: 'for=127.0.0.1' }, 'demo_closed'],
    ['a tunnel', { 'cf-connecting-ip': '127.0.0.1' }, 'demo_closed'],
    ['a page of another site', { origin: 'https://elsewhere.test' }, 'foreign_origin'],
  ])('it stays closed through %s', async (_name, headers, code) => {
    const refused = await openDemo(service, headers);
    expect([refused.status, refused.body.code, refused.cookie]).toEqual([403, code, '']);
    if (code === 'demo_closed') expect(await isOffered(service, headers)).toBe(false);
  });

  test('it stays closed once somebody has set a password of their own', async () => {
    const { accountId } = await findAccount(service.ctx, 'demo@cuemark.test');
    await changeAccount({ ...service.ctx, accountId }, { password: 'a password of mine' });
    expect(await isOffered(service)).toBe(false);
    expect((await openDemo(service)).body.code).toBe('demo_closed');
  });
});

test.each([[{ DEMO: 'off' }], [{ PUBLIC_URL: 'https://cuemark.example' }], [{ HOST: '0.0.0.0' }]])(
  'with %j it is closed',
  async (environment) => {
    const service = await startTestService(environment);
    try {
      await createDemoAccount(service.ctx);
      const host = { host: `127.0.0.1:${service.port}` };
      expect(await isOffered(service, host)).toBe(false);
      expect((await openDemo(service, { ...host, origin: new URL(service.publicUrl).origin })).body.code).toBe(
        'demo_closed',
      );
    } finally {
      await service.stop();
    }
  },
);
