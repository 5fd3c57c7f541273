import { readFileSync } from 'node:fs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDemoAccount } from '../../src/accounts/demo-account.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';

async function serviceForTest(environment: Record<string, string>) {
  const service = await startTestService(environment);
  onTestFinished(() => service.stop());
  return service;
}

test('where sign-up is closed nobody signs up, not by a link of before either', async () => {
  const service = await serviceForTest({ SIGNUP: 'closed' });
  const nobody = await webClient(service.publicUrl);
  expect((await nobody.get('/sign-in-options')).body).toMatchObject({ sign_up: false });
  for (const [path, body] of [
    ['/sign-up', { email: 'ada@example.test' }],
    ['/sign-up/link', { token: 'any' }],
    ['/sign-up/confirm', { token: 'any', password: 'long enough' }],
  ] as const) {
    const { status, body: problem } = await nobody.post(path, body);
    expect([status, problem.code]).toEqual([403, 'sign_up_closed']);
  }
});

test('where no proxy is trusted, a client that names another address at each try is still the same one', async () => {
  const service = await serviceForTest({});
  const { email } = await newCustomer(service);
  const guess = async (tries: number) => {
    const answer = await fetch(`${service.origin}/web-api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: service.publicUrl,
        'x-forwarded-for': `203.0.113.${tries}`,
        forwarded: `for=203.0.113.${tries}`,
      },
      body: JSON.stringify({ email, password: 'a wrong guess' }),
    });
    return answer.status;
  };
  const answers = await Promise.all(Array.from({ length: 15 }, (_, tries) => guess(tries)));
  expect(answers.toSorted()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
});

test('without a mail server the links are in the log, for whoever runs the service, and work', async () => {
  const service = await serviceForTest({});
  const nobody = await webClient(service.publicUrl);
  const { email } = await newCustomer(service);
  expect((await nobody.get('/sign-in-options')).body).toMatchObject({ sign_up: true, mail: false });
  const links = () =>
    readFileSync(inject('logFile'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('SMTP_URL is not set'))
      .map((line) => JSON.parse(line) as { to: string; link?: string });
  await nobody.post('/sign-up', { email: 'mailless@example.test' });
  await nobody.post('/password/forgot', { email });
  // Other services log into the same file, some of them for somebody of the same name.
  const isOwn = (link = '') => link.startsWith(service.publicUrl);
  const linkTo = (address: string) =>
    URL.parse(links().findLast(({ to, link }) => to === address && isOwn(link))?.link ?? '');
  const token = (address: string) => linkTo(address)?.searchParams.get('token');
  expect(linkTo('mailless@example.test')?.href).toContain(`${service.publicUrl}/verify?token=`);
  const choice = { token: token('mailless@example.test'), password: 'long enough' };
  const confirmed = await nobody.post('/sign-up/confirm', choice);
  expect(confirmed.body).toEqual({ email: 'mailless@example.test' });
  expect((await nobody.post('/password/link', { token: token(email) })).body).toEqual({ email });
});

test('over https the session is a __Host- cookie: secure, of this very host, out of reach of scripts', async () => {
  const service = await serviceForTest({ PUBLIC_URL: 'https://cuemark.example' });
  const demo = await createDemoAccount(service.ctx);
  const answer = await fetch(`${service.origin}/web-api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://cuemark.example' },
    body: JSON.stringify({ email: demo?.email, password: demo?.password }),
  });
  const cookie = answer.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^__Host-cuemark[^=]*=/);
  for (const attribute of [/; Path=\//, /; HttpOnly/, /; Secure/, /; SameSite=Lax/]) expect(cookie).toMatch(attribute);
  expect(cookie).not.toMatch(/Domain=/);
});
