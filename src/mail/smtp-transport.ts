import { createTransport } from 'nodemailer';

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  /** The sender: an address, or a name and an address in angle brackets. */
  from: string;
}

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The mail server of these settings. `smtps` is encrypted from the first byte; `smtp` is from STARTTLS on, where the server
 * has it, and a password leaves this machine in no other way.
 */
export function smtpTransport({ url, from }: SmtpSettings) {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return createTransport(
    {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTLS: !secure && auth !== undefined && !thisMachine.test(hostname),
      ...(auth === undefined ? {} : { auth }),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
}
