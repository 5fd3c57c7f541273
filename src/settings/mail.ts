import type { Environment } from './environment.ts';

/** Where mail goes out, and its sender. */
export interface SmtpConfig {
  url: string;
  from: string;
}

/** Undefined where no mail goes out; a sender without a server is a fault. */
export function readSmtp(env: Environment, faults: string[]): SmtpConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (url !== undefined) {
    const { hostname } = new URL(env.PUBLIC_URL ?? 'http://localhost');
    return { url, from: from ?? `Cuemark <no-reply@${hostname}>` };
  }
  if (from !== undefined) faults.push('  SMTP_URL: MAIL_FROM without it says nothing');
  return undefined;
}
