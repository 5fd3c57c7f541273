import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { until } from './program.ts';

export interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

export interface MailServer {
  /** What `SMTP_URL` is for it. */
  url: string;
  received: ReceivedMail[];
  /** Connections that were opened so far. */
  connections: () => number;
  /** What the next mails get for an answer instead of being taken, one each. */
  refuse(...answers: number[]): void;
  /** The newest mail to this address, once it has come. */
  mailTo(address: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** A mail server of our own that speaks SMTP, with a sign-in where a user is given. */
export async function startMailServer(user?: { name: string; password: string }): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: user === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === user?.name && password === user?.password;
      done(isRight ? null : new Error('wrong user or password'), isRight ? { user: username } : undefined);
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const refusal = refusals.shift();
        if (refusal !== undefined) {
          const message = Buffer.concat(parts).toString();
          // As spam filters do, it quotes what it does not like.
          const quoted = /https?:\S+/.exec(message)?.[0] ?? '';
          return done(Object.assign(new Error(`not taken: ${quoted}`), { responseCode: refusal }));
        }
        const mail = readMail(Buffer.concat(parts).toString());
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ ...mail, from, to: envelope.rcptTo.map(({ address }) => address).join(', ') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const who = user === undefined ? '' : `${user.name}:${user.password}@`;
  return {
    url: `smtp://${who}127.0.0.1:${port}`,
    received,
    connections: () => connections,
    refuse: (...answers) => void refusals.push(...answers),
    async mailTo(address) {
      const found = () => received.findLast(({ to }) => to === address);
      await until(
        () => found() !== undefined,
        45,
        () => `no mail came to ${address}`,
      );
      return found() as ReceivedMail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The same for one test. */
export async function mailServerForTest(user?: { name: string; password: string }): Promise<MailServer> {
  const server = await startMailServer(user);
  onTestFinished(() => server.stop());
  return server;
}

/** The token of the link that a mail holds. */
export function tokenIn({ text }: ReceivedMail): string {
  return /\?token=([A-Za-z0-9]+)$/m.exec(text)?.[1] ?? '';
}

/** A plain mail of RFC 5322, its text in 7bit or quoted-printable. */
function readMail(message: string): { subject: string; text: string } {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const body = rest.join('\n\n').replaceAll('\r\n', '\n').trim();
  const isQuoted = /^content-transfer-encoding: quoted-printable$/im.test(head);
  const text = isQuoted
    ? body
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : body;
  return { subject: /^subject: (.*)$/im.exec(head)?.[1]?.trim() ?? '', text };
}
