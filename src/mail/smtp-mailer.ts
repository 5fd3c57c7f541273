import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observability/log.ts';
import type { Mail, Mailer } from './mailer.ts';
import { type SmtpSettings, smtpTransport } from './smtp-transport.ts';

/** Milliseconds before each further try. */
const usualWaits = [2_000, 15_000, 60_000, 300_000];

/** More than this at once is nobody's sign-up. */
const mostUnderway = 500;

/** Milliseconds that a process that ends gives to mail on its way. */
const patience = 5_000;

/**
 * Mail by SMTP (RFC 5321): tried a few times, and again only where the server may take it later. Nothing of it is stored, so
 * that no link rests in a database: what a process has not sent when it ends is asked for again.
 */
export function smtpMailer(settings: SmtpSettings, log: Log, waits: readonly number[] = usualWaits): Mailer {
  const transport = smtpTransport(settings);
  const underway = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver({ to, language, subject, text }: Mail): Promise<void> {
    await nextTurn();
    for (let tries = 1; ; tries += 1) {
      try {
        await transport.sendMail({ to, subject, text, headers: { 'Content-Language': language } });
        return log.info({ subject, tries }, 'a mail was sent');
      } catch (error) {
        const cause = causeOf(error);
        const wait = cause.isFinal ? undefined : waits[tries - 1];
        log.error({ subject, tries, ...cause, isLast: wait === undefined }, 'a mail was not sent');
        if (wait === undefined) return;
        const waited = sleep(wait, true, { signal: closing.signal, ref: false }).catch(() => false);
        if (!(await waited)) return;
      }
    }
  }

  return {
    delivers: true,
    post(mail) {
      if (underway.size >= mostUnderway) {
        log.error({ subject: mail.subject }, 'a mail was not sent: too many are on their way');
        return;
      }
      const sent = deliver(mail).finally(() => underway.delete(sent));
      underway.add(sent);
    },
    async close() {
      closing.abort();
      await Promise.race([Promise.all(underway), sleep(patience, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** Why a mail was not taken, without its words: a server may quote the link that it does not like. */
function causeOf(error: unknown): { cause: string; isFinal: boolean } {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const cause = [code, responseCode, command].filter((part) => part !== undefined).join(' ') || 'unknown';
  return { cause, isFinal: responseCode !== undefined && responseCode >= 500 && responseCode < 600 };
}
