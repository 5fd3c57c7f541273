import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import { smtpTransport } from '../src/mail/smtp-transport.ts';
import { createLog } from '../src/observability/log.ts';
import { mailServerForTest } from './harness/mail-server.ts';
import { folderForTest } from './harness/program.ts';

const from = 'Cuemark <mail@cuemark.test>';
const mail = {
  to: 'ada@example.test',
  language: 'en',
  subject: 'A link',
  text: 'Follow this:\n\nhttp://localhost/verify?token=SECRETLINK',
};

/** A log that can be read. */
async function openLog() {
  const file = path.join(await folderForTest(), 'log');
  return { log: createLog('trace', { file }), text: () => readFileSync(file, 'utf8') };
}

test('a mail arrives as it was written, from the sender that is set, signed in where the address holds a user', async () => {
  const server = await mailServerForTest({ name: 'cuemark', password: 'p@ss word' });
  const url = server.url.replace('p@ss word', encodeURIComponent('p@ss word'));
  const mailer = smtpMailer({ url, from }, createLog('silent'));
  mailer.post(mail);
  expect(await server.mailTo(mail.to)).toEqual({ from: 'mail@cuemark.test', ...mail });
  await mailer.close();
});

test('a mail that can not be taken now is sent again, and the log tells no link', async () => {
  const server = await mailServerForTest();
  const { log, text } = await openLog();
  const mailer = smtpMailer({ url: server.url, from }, log, [1, 1, 1]);
  server.refuse(451, 421);
  mailer.post(mail);
  await server.mailTo(mail.to);
  await mailer.close();
  expect(server.received).toHaveLength(1);
  expect(text().match(/"a mail was not sent"/g)).toHaveLength(2);
  expect(text()).toContain('"tries":3,"msg":"a mail was sent"');
  expect(text()).not.toMatch(/SECRETLINK|ada@example/);
});

test('a mail that will never be taken is given up at once, and one that is not taken after some tries', async () => {
  const server = await mailServerForTest();
  const { log, text } = await openLog();
  const mailer = smtpMailer({ url: server.url, from }, log, [1, 1]);
  server.refuse(550);
  mailer.post(mail);
  await expect.poll(text).toContain('EMESSAGE 550');
  expect(text()).toContain('"isLast":true');
  server.refuse(451, 451, 451);
  mailer.post(mail);
  await expect.poll(() => text().match(/"isLast":true/g)).toHaveLength(2);
  await mailer.close();
  expect(server.received).toEqual([]);
  expect(server.connections()).toBe(4);
  expect(text()).not.toContain('SECRETLINK');
});

test('a password leaves this machine by an encrypted connection alone', () => {
  const requires = (url: string) => (smtpTransport({ url, from }).options as { requireTLS?: boolean }).requireTLS;
  expect(requires('smtp://user:secret@mail.example:587')).toBe(true);
  expect(requires('smtp://user:secret@127.0.0.1:25')).toBe(false);
  expect(requires('smtp://mail.example')).toBe(false);
});

test.each([
  [{ SMTP_URL: 'http://mail.example' }, /SMTP_URL: an address that begins with smtp/],
  [{ MAIL_FROM: 'mail@cuemark.test' }, /SMTP_URL: MAIL_FROM without it says nothing/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Cuemark' }, /MAIL_FROM: an address/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /MAIL_FROM: an address/],
])('%j is a fault of the configuration', (environment, fault) => {
  expect(() => readConfig(environment)).toThrow(fault);
});

test('without a sender mail comes from the host of the public address', () => {
  const { smtp } = readConfig({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://cuemark.example' });
  expect(smtp).toEqual({ url: 'smtp://mail.example', from: 'Cuemark <no-reply@cuemark.example>' });
});
