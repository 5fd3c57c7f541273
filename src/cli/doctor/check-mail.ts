import type { Config } from '../../config.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import type { Finding } from './finding.ts';

const name = 'mail';

/** The mail server that is set up: connected to and signed in at; no mail is sent. */
export async function checkMail({ smtp }: Pick<Config, 'smtp'>): Promise<Finding[]> {
  if (!smtp) {
    const detail = 'SMTP_URL is not set: links for sign-ups and new passwords are written to the log';
    return [{ name, status: 'note', detail }];
  }
  const { host } = new URL(smtp.url);
  const transport = smtpTransport(smtp);
  try {
    await transport.verify();
    return [{ name, status: 'works', detail: `${host} takes mail from ${smtp.from}` }];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const remedy = 'Check SMTP_URL: its host and port, smtps:// or smtp://, the user and the password.';
    return [{ name, status: 'broken', detail: `${host}: ${why}`, remedy }];
  } finally {
    transport.close();
  }
}
