import type { Log } from '../observability/log.ts';
import type { Mailer } from './mailer.ts';

/** Where no mail server is set up: links are in the log, for whoever runs the service on this very machine. */
export function logMailer(log: Log): Mailer {
  return {
    delivers: false,
    post({ to, subject, link }) {
      log.warn({ to, subject, link }, 'not sent, since SMTP_URL is not set');
    },
    async close() {},
  };
}
