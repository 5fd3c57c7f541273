import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccount } from '../../src/accounts/create-account.ts';
import { setPassword } from '../../src/accounts/set-password.ts';
import { plantedPassword } from '../harness/leaked-secrets.ts';
import { type MailServer, startMailServer, tokenIn } from '../harness/mail-server.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie } from '../harness/web-client.ts';

let mail: MailServer;
let service: TestService;
let people = 0;
let callers = 0;

beforeAll(async () => {
  mail = await startMailServer();
  // Whoever connects is a proxy, so that a test may come from any address.
  service = await startTestService({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Cuemark <mail@cuemark.test>',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

const newEmail = () => `visitor${++people}@example.test`;
const newPassword = () => `${plantedPassword}${randomBytes(8).toString('hex')}`;
/** Somewhere that nobody has been before. */
const newAddress = () => `198.51.${Math.floor(++callers / 250)}.${callers % 250}`;

interface Sent {
  from?: string;
  headers?: Record<string, string>;
}

async function post(path: string, body: unknown, { from = newAddress(), headers = {} }: Sent = {}) {
  const response = await fetch(`${service.publicUrl}/web-api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: service.publicUrl,
      'x-forwarded-for': from,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : null,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}

async function accountOf(cookie: string) {
  const response = await fetch(`${service.publicUrl}/web-api/account`, { headers: { cookie } });
  return { status: response.status, body: (await response.json()) as { plan: string } };
}

const signIn = (email: string, password: string, sent?: Sent) => post('/auth/sign-in/email', { email, password }, sent);

/** All of an answer that could tell one from another: status, headers and body, but what is new in each. */
function whole({ status, headers, text }: Awaited<ReturnType<typeof post>>) {
  const fixed = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, headers: fixed, text: text.replace(/"request_id":"[^"]*"/, '') };
}

describe('sign-up', () => {
  test('an account begins with the link of the mail, where its password is chosen; it signs in and works once', async () => {
    const [email, password] = [newEmail(), newPassword()];
    expect((await post('/sign-up', { email: email.toUpperCase() })).status).toBe(204);
    expect((await signIn(email, password)).body.code).toBe('wrong_credentials');
    const letter = await mail.mailTo(email);
    expect(letter).toMatchObject({ subject: 'Confirm your address for Cuemark', from: 'mail@cuemark.test' });
    expect(letter.text).toContain(`${service.publicUrl}/verify?token=`);

    const token = tokenIn(letter);
    for (let looks = 0; looks < 2; looks += 1) {
      expect((await post('/sign-up/link', { token })).body).toEqual({ email });
    }
    expect((await post('/sign-up/confirm', { token })).body.code).toBe('invalid_request');
    const confirmed = await post('/sign-up/confirm', { token, password });
    expect([confirmed.status, confirmed.body]).toEqual([200, { email }]);
    expect(await accountOf(confirmed.cookie)).toMatchObject({ status: 200, body: { plan: 'free' } });
    expect((await signIn(email, password)).status).toBe(200);
    const used = { code: 'link_used', status: 410 };
    expect((await post('/sign-up/link', { token })).body).toMatchObject(used);
    expect((await post('/sign-up/confirm', { token, password: newPassword() })).body).toMatchObject(used);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('a stranger who signs up with an address chooses nothing of its account', async () => {
    const email = newEmail();
    const guess = newPassword();
    expect((await post('/sign-up', { email, password: guess })).body.code).toBe('invalid_request');
    await post('/sign-up', { email });
    const password = newPassword();
    await post('/sign-up/confirm', { token: tokenIn(await mail.mailTo(email)), password });
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, guess)).body.code).toBe('wrong_credentials');
  });

  test('a link that is followed ten times at once makes one account, with the password of the one who was first', async () => {
    const email = newEmail();
    await post('/sign-up', { email });
    const token = tokenIn(await mail.mailTo(email));
    const passwords = Array.from({ length: 10 }, newPassword);
    const answers = await Promise.all(passwords.map((password) => post('/sign-up/confirm', { token, password })));
    const first = passwords.filter((_, place) => answers[place]?.status === 200);
    expect(first).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'link_used')).toHaveLength(9);
    expect((await signIn(email, first[0] ?? '')).status).toBe(200);
  });

  test('the mail is in the language that the page wishes, unless the account has chosen one', async () => {
    const email = newEmail();
    const headers = { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.5' };
    await post('/sign-up', { email }, { headers });
    const letter = await mail.mailTo(email);
    expect(letter).toMatchObject({ language: 'ja', subject: 'Cuemark：メールアドレスの確認' });
    expect(letter.text).toContain('24時間以内');
    expect(letter.text).toContain(`\n${service.publicUrl}/verify?token=`);
    await post('/sign-up/confirm', { token: tokenIn(letter), password: newPassword() });

    const lastSubject = async (subject: string) => {
      await expect.poll(async () => (await mail.mailTo(email)).subject).toBe(subject);
      return mail.mailTo(email);
    };
    const chosen = service.ctx.db
      .updateTable('members')
      .set({ interface_language: 'de' })
      .where('user_id', 'in', (users) => users.selectFrom('auth_users').select('id').where('email', '=', email));
    await post('/sign-up', { email }, { headers });
    await lastSubject('Cuemarkのアカウントはすでにあります');
    await chosen.execute();
    await post('/sign-up', { email }, { headers });
    await lastSubject('Sie haben schon ein Konto bei Cuemark');
    await post('/password/forgot', { email }, { headers });
    const reset = await lastSubject('Neues Passwort für Cuemark wählen');
    expect(reset).toMatchObject({ language: 'de', text: expect.stringContaining('eine Stunde lang') });
    await post('/password/reset', { token: tokenIn(reset), password: newPassword() }, { headers });
    await lastSubject('Ihr Passwort für Cuemark wurde geändert');
  });

  test('an address that has an account gets the same answer, and its owner a mail that says so', async () => {
    const owner = await newCustomer(service);
    const stranger = newEmail();
    const [known, unknown] = [
      await post('/sign-up', { email: owner.email }),
      await post('/sign-up', { email: stranger }),
    ];
    expect(whole(known)).toEqual(whole(unknown));
    const letter = await mail.mailTo(owner.email);
    expect(letter.subject).toBe('You have a Cuemark account');
    expect(letter.text).not.toContain('token=');
    await mail.mailTo(stranger);
    expect((await signIn(owner.email, owner.password)).status).toBe(200);
  });

  test('whoever signs up twice may follow either link, and the other is then over', async () => {
    const [email, first, second] = [newEmail(), newPassword(), newPassword()];
    await post('/sign-up', { email });
    const one = tokenIn(await mail.mailTo(email));
    await post('/sign-up', { email });
    const { received } = mail;
    await expect.poll(() => received.filter(({ to }) => to === email)).toHaveLength(2);
    const other = tokenIn(await mail.mailTo(email));
    expect((await post('/sign-up/confirm', { token: other, password: second })).status).toBe(200);
    expect((await post('/sign-up/confirm', { token: one, password: first })).body.code).toBe('link_used');
    expect((await signIn(email, second)).status).toBe(200);
    expect((await signIn(email, first)).status).toBe(401);
  });

  test('a link is refused after a day, and where the address has got an account by other ways', async () => {
    const [late, taken] = [newEmail(), newEmail()];
    for (const email of [late, taken]) await post('/sign-up', { email });
    const [lateToken, takenToken] = [tokenIn(await mail.mailTo(late)), tokenIn(await mail.mailTo(taken))];
    const { db } = service.ctx;
    await db.updateTable('mail_links').set({ expires_at: new Date() }).where('email', '=', late).execute();
    await createAccount(service.ctx, { email: taken, plan: 'pro' });
    for (const [token, code] of [
      [lateToken, 'link_expired'],
      [takenToken, 'email_taken'],
      ['nonsense', 'link_unknown'],
    ]) {
      expect((await post('/sign-up/link', { token })).body.code).toBe(code);
      expect((await post('/sign-up/confirm', { token, password: newPassword() })).body.code).toBe(code);
    }
    expect((await post('/password/reset', { token: takenToken, password: newPassword() })).body.code).toBe(
      'link_unknown',
    );
  });

  test.each([
    ['no address', '/sign-up', { email: 'nobody' }],
    ['a field too many', '/sign-up', { email: 'somebody@example.test', plan: 'pro' }],
    ['a second reader', '/sign-up', { email: 'somebody@example.test\r\nBcc: all@example.test' }],
    ['a list of addresses', '/sign-up', { email: 'a@example.test,b@example.test' }],
    ['a name beside the address', '/sign-up', { email: 'Ada <ada@example.test>' }],
    ['a short password', '/sign-up/confirm', { token: 'any', password: 'seven77' }],
    ['a password without end', '/sign-up/confirm', { token: 'any', password: 'x'.repeat(129) }],
  ])('%s is 400', async (_name, path, body) => {
    expect((await post(path, body)).body.code).toBe('invalid_request');
  });
});

describe('a forgotten password', () => {
  test('is changed by the link of the mail: sessions end, the link works once, and the owner hears it', async () => {
    const person = await newCustomer(service);
    const before = await sessionCookie(service.publicUrl, person);
    expect((await post('/password/forgot', { email: person.email })).status).toBe(204);
    const letter = await mail.mailTo(person.email);
    expect(letter.subject).toBe('Choose a new password for Cuemark');
    const token = tokenIn(letter);
    expect((await post('/password/link', { token })).body).toEqual({ email: person.email });

    const password = newPassword();
    const changed = await post('/password/reset', { token, password });
    expect([changed.status, changed.body]).toEqual([200, { email: person.email }]);
    expect((await accountOf(before)).status).toBe(401);
    expect((await accountOf(changed.cookie)).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect((await signIn(person.email, password)).status).toBe(200);
    expect((await post('/password/reset', { token, password })).body.code).toBe('link_used');
    await expect.poll(async () => (await mail.mailTo(person.email)).subject).toBe('Your Cuemark password was changed');
  });

  test('an address without an account gets the same answer, and no mail', async () => {
    const person = await newCustomer(service);
    const nobody = newEmail();
    const unknown = await post('/password/forgot', { email: nobody });
    const known = await post('/password/forgot', { email: person.email });
    expect(whole(unknown)).toEqual(whole(known));
    await mail.mailTo(person.email);
    expect(mail.received.filter(({ to }) => to === nobody)).toEqual([]);
  });

  test('a link is refused after an hour, and every other one once one was used', async () => {
    const person = await newCustomer(service);
    await post('/password/forgot', { email: person.email });
    const first = tokenIn(await mail.mailTo(person.email));
    const { db } = service.ctx;
    const links = db.selectFrom('mail_links').select('expires_at').where('email', '=', person.email);
    const { expires_at } = await links.executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
    await post('/password/forgot', { email: person.email });
    await expect.poll(() => mail.received.filter(({ to }) => to === person.email)).toHaveLength(2);
    const second = tokenIn(await mail.mailTo(person.email));
    expect((await post('/password/reset', { token: second, password: newPassword() })).status).toBe(200);
    expect((await post('/password/link', { token: first })).body.code).toBe('link_used');

    const late = await newCustomer(service);
    await post('/password/forgot', { email: late.email });
    const token = tokenIn(await mail.mailTo(late.email));
    await db.updateTable('mail_links').set({ expires_at: new Date() }).where('email', '=', late.email).execute();
    for (const [path, body] of [
      ['/password/link', { token }],
      ['/password/reset', { token, password: newPassword() }],
    ] as const) {
      expect((await post(path, body)).body.code).toBe('link_expired');
    }
    expect((await signIn(late.email, late.password)).status).toBe(200);
  });

  test('guesses of links come to an end, and shut out nobody there whose link is right', async () => {
    const person = await newCustomer(service);
    await post('/password/forgot', { email: person.email });
    const token = tokenIn(await mail.mailTo(person.email));
    const from = newAddress();
    expect((await post('/password/link', { token: 'a guess' }, { from })).body.code).toBe('link_unknown');
    await asIfGuessed(100);
    expect((await post('/password/link', { token: 'a guess' }, { from })).body.code).toBe('too_many_tries');
    expect((await post('/password/link', { token }, { from })).status).toBe(200);
    expect((await post('/password/reset', { token, password: newPassword() }, { from })).status).toBe(200);
  });

  test('two who follow a link at once change the password once', async () => {
    const person = await newCustomer(service);
    await post('/password/forgot', { email: person.email });
    const token = tokenIn(await mail.mailTo(person.email));
    const answers = await Promise.all(
      [newPassword(), newPassword()].map((password) => post('/password/reset', { token, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('nothing of a link is stored that could be followed', async () => {
    const person = await newCustomer(service);
    await post('/password/forgot', { email: person.email });
    const token = tokenIn(await mail.mailTo(person.email));
    const rows = await service.ctx.db.selectFrom('mail_links').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('latin1') }))),
    ).not.toContain(token);
  });
});

/** So many guesses from one place cost a hash each: what is counted for a quarter of an hour is as if they had been made. */
async function asIfGuessed(tries: number) {
  const soon = new Date(Date.now() + 16 * 60_000);
  await service.ctx.db.updateTable('counted_tries').set({ tries }).where('until', '<', soon).execute();
}

describe('sign-in', () => {
  test('a wrong password and an unknown address get the same answer', async () => {
    const person = await newCustomer(service);
    const wrong = await signIn(person.email, 'something else');
    const unknown = await signIn(newEmail(), 'something else');
    expect(whole(wrong)).toEqual(whole(unknown));
    expect(wrong.body.code).toBe('wrong_credentials');
  });

  test('after ten wrong passwords an address waits for that account alone, and is told how long', async () => {
    const [person, neighbour] = [await newCustomer(service), await newCustomer(service)];
    const from = newAddress();
    expect((await signIn(person.email, 'a guess', { from })).status).toBe(401);
    await asIfGuessed(10);
    const refused = await signIn(person.email, person.password, { from });
    expect(refused.body).toMatchObject({ code: 'too_many_tries', status: 429 });
    expect(refused.body.detail).toMatch(/^There were too many tries\. Try again in 15 minutes\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    // Nobody else there, and not the owner elsewhere.
    expect((await signIn(neighbour.email, neighbour.password, { from })).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(200);
    const nobody = newEmail();
    await signIn(nobody, 'a guess', { from });
    await asIfGuessed(10);
    expect(whole(await signIn(nobody, 'a guess', { from })).text).toBe(whole(refused).text);
  });

  test('a hundred guesses from everywhere shut strangers out, but not the owner where they have signed in, nor a reset', async () => {
    const person = await newCustomer(service);
    const home = newAddress();
    expect((await signIn(person.email, person.password, { from: home })).status).toBe(200);
    await signIn(person.email, 'a guess');
    // As ninety-nine more would: those of an email are counted for a day.
    const { db } = service.ctx;
    const tomorrow = new Date(Date.now() + 23 * 3_600_000);
    const dayAfter = new Date(Date.now() + 25 * 3_600_000);
    const counted = db.updateTable('counted_tries').set({ tries: 100 });
    await counted.where('until', '>', tomorrow).where('until', '<', dayAfter).execute();
    const refused = await signIn(person.email, person.password);
    expect(refused.body.code).toBe('too_many_tries');
    expect(refused.body.detail).toBe('There were too many tries. Try again in 24 hours.');
    expect((await signIn(person.email, person.password, { from: home })).status).toBe(200);

    await post('/password/forgot', { email: person.email });
    const password = newPassword();
    await post('/password/reset', { token: tokenIn(await mail.mailTo(person.email)), password });
    expect((await signIn(person.email, password)).status).toBe(200);
  });

  test('guesses of neighbours shut nobody out where they have signed in, or set a password, within thirty days of the last time', async () => {
    const { db } = service.ctx;
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const known = () => db.selectFrom('counted_tries').select('key').where('until', '>', inDays(29)).execute();
    const person = await newCustomer(service);
    const from = newAddress();
    const before = (await known()).map(({ key }) => key);
    expect((await signIn(person.email, person.password, { from })).status).toBe(200);
    const [own] = (await known()).filter(({ key }) => !before.includes(key));
    // Twenty days later the next thirty begin.
    await db
      .updateTable('counted_tries')
      .set({ until: inDays(10) })
      .where('key', '=', own?.key ?? '')
      .execute();
    expect((await signIn(person.email, person.password, { from })).status).toBe(200);
    expect(await known()).toContainEqual(own);

    await signIn(newEmail(), 'a guess', { from });
    await asIfGuessed(100);
    expect((await signIn(newEmail(), 'a guess', { from })).status).toBe(429);
    expect((await signIn(person.email, person.password, { from })).status).toBe(200);
  });

  test('guesses at once are counted, every one', async () => {
    const person = await newCustomer(service);
    const from = newAddress();
    const guesses = Array.from({ length: 13 }, () => signIn(person.email, 'a guess', { from }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test('right passwords are never too many, and the wrong ones before a right one are forgotten', async () => {
    const person = await newCustomer(service);
    const from = newAddress();
    for (let round = 0; round < 2; round += 1) {
      expect((await signIn(person.email, 'a guess', { from })).status).toBe(401);
      await asIfGuessed(9);
      expect((await signIn(person.email, person.password, { from })).status).toBe(200);
    }
  });

  test('a sign-in by the old password that is underway while it is changed opens nothing', async () => {
    const person = await newCustomer(service);
    const { db } = service.ctx;
    const members = db.selectFrom('members').select('user_id').where('account_id', '=', person.accountId);
    const { user_id: userId } = await members.executeTakeFirstOrThrow();
    const sessions = () => db.selectFrom('auth_sessions').select('id').where('userId', '=', userId).execute();
    const signingIn = await db.transaction().execute(async (tx) => {
      await setPassword(tx, { userId, passwordHash: await hashPassword(newPassword()) });
      const underway = signIn(person.email, person.password);
      // Its session is there, and what ends the sessions has been said: nothing is left to do but to commit.
      await Promise.race([underway, expect.poll(sessions).toHaveLength(1)]);
      return { underway };
    });
    const refused = await signingIn.underway;
    expect([refused.status, refused.body.code, refused.cookie]).toEqual([401, 'wrong_credentials', '']);
    expect(await sessions()).toEqual([]);
  });

  test('signing out ends the session on the server: its cookie is refused from then on', async () => {
    const person = await newCustomer(service);
    const cookie = await sessionCookie(service.publicUrl, person);
    expect((await accountOf(cookie)).status).toBe(200);
    expect((await post('/auth/sign-out', {}, { headers: { cookie } })).status).toBe(200);
    expect((await accountOf(cookie)).status).toBe(401);
  });
});

test('mail to one address is asked for so often and no more, whether it has an account or not', async () => {
  const person = await newCustomer(service);
  for (const path of ['/sign-up', '/password/forgot']) {
    const from = newAddress();
    const ask = (email: string) => post(path, { email }, { from });
    const nobody = newEmail();
    for (let times = 0; times < 5; times += 1) {
      for (const email of [person.email, nobody]) expect((await ask(email)).status).toBe(204);
    }
    const [known, unknown] = [await ask(person.email), await ask(nobody)];
    expect(known.body.code).toBe('too_many_tries');
    expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(known.text.replace(/"request_id":"[^"]*"/, '')).toBe(unknown.text.replace(/"request_id":"[^"]*"/, ''));
  }
});

test.each([
  '/sign-up',
  '/sign-up/link',
  '/sign-up/confirm',
  '/password/forgot',
  '/password/link',
  '/password/reset',
  '/demo',
  '/auth/sign-in/email',
  '/auth/sign-out',
])('a page of another site gets nothing of %s', async (path) => {
  const refused = await post(path, {}, { headers: { origin: 'https://elsewhere.test' } });
  expect([refused.status, refused.body.code]).toEqual([403, 'foreign_origin']);
  expect(refused.cookie).toBe('');
  const form = await fetch(`${service.publicUrl}/web-api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': newAddress() },
    body: '{}',
  });
  expect(form.headers.getSetCookie()).toEqual([]);
  expect(form.status).toBe(415);
});

test('no link that was mailed stands in the log', () => {
  const log = readFileSync(inject('logFile'), 'utf8');
  const tokens = mail.received.map(tokenIn).filter((token) => token !== '');
  expect(tokens.length).toBeGreaterThan(10);
  expect(log).toContain('a mail was sent');
  expect(tokens.filter((token) => log.includes(token))).toEqual([]);
});
