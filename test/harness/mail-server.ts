import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { until } from './program.ts';

export interface ReceivedMail {
  from: string;
  to: string;
  /** As its header says. */
  language: string;
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

/** A plain mail of RFC 5322 in UTF-8, its text in 7bit, quoted-printable or base64. */
function readMail(message: string): Pick<ReceivedMail, 'language' | 'subject' | 'text'> {
  const [folded = '', ...rest] = message.split('\r\n\r\n');
  const head = folded.replace(/\r\n(?=[ \t])/g, '');
  const body = rest.join('\n\n').replaceAll('\r\n', '\n').trim();
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const text = decoded(headerOf('content-transfer-encoding'), body.replace(/=\n/g, ''));
  return { language: headerOf('content-language'), subject: readSubject(headerOf('subject')), text: text.trim() };
}

/** The encoded words of RFC 2047 as what they stand for. */
function readSubject(subject: string): string {
  return subject
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B' ? decoded('base64', words) : decoded('quoted-printable', words.replaceAll('_', ' ')),
    );
}

function decoded(encoding: string, text: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString().replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
