import type { InterfaceLanguage } from '../contract/interface-languages.ts';
import type { Mail } from '../mail/mailer.ts';
import { messagesFor } from './messages/messages.ts';

/** Whom a mail goes to, in which language they read it, and where its links lead: an address without a slash at its end. */
export interface Recipient {
  to: string;
  language: InterfaceLanguage;
  publicUrl: string;
}

/** A link of a mail: its token, and how many hours it works. */
interface Link {
  token: string;
  hours: number;
}

/** To an address that signed up: the link that proves it. */
export function confirmMail(recipient: Recipient, { token, hours }: Link): Mail {
  const say = messagesFor(recipient.language);
  const link = `${recipient.publicUrl}/verify?token=${token}`;
  return mail(recipient, {
    subject: say('confirm_subject'),
    link,
    paragraphs: [say('confirm_open', { hours }), link, say('confirm_leave')],
  });
}

/** To an address that signed up and has an account already: its owner hears it, and nobody else. */
export function accountExistsMail(recipient: Recipient): Mail {
  const say = messagesFor(recipient.language);
  const { publicUrl } = recipient;
  return mail(recipient, {
    subject: say('account_exists_subject'),
    paragraphs: [
      say('account_exists_text'),
      say('account_exists_sign_in', { link: `${publicUrl}/sign-in` }),
      say('account_exists_forgot', { link: `${publicUrl}/forgot` }),
    ],
  });
}

/** To the owner of an account who does not know its password. */
export function resetMail(recipient: Recipient, { token, hours }: Link): Mail {
  const say = messagesFor(recipient.language);
  const link = `${recipient.publicUrl}/reset?token=${token}`;
  return mail(recipient, {
    subject: say('reset_subject'),
    link,
    paragraphs: [say('reset_open', { hours }), link, say('reset_leave')],
  });
}

/** To the owner of an account whose password has just been changed by a link. */
export function passwordChangedMail(recipient: Recipient): Mail {
  const say = messagesFor(recipient.language);
  return mail(recipient, {
    subject: say('password_changed_subject'),
    paragraphs: [
      say('password_changed_text'),
      say('password_changed_forgot', { link: `${recipient.publicUrl}/forgot` }),
    ],
  });
}

/** To the owner of a webhook that nothing is sent to any more; `days` are those in which its server took nothing. */
export function webhookOffMail(
  recipient: Recipient,
  { url, because, days }: { url: string; because: 'unreachable' | 'gone'; days: number },
): Mail {
  const say = messagesFor(recipient.language);
  const link = `${recipient.publicUrl}/keys`;
  const why = because === 'gone' ? say('webhook_off_gone') : say('webhook_off_unreachable', { days });
  return mail(recipient, {
    subject: say('webhook_off_subject'),
    link,
    paragraphs: [`${why}\n${url}`, say('webhook_off_turn_on', { link })],
  });
}

function mail(
  { to, language, publicUrl }: Recipient,
  { paragraphs, ...rest }: Pick<Mail, 'subject' | 'link'> & { paragraphs: string[] },
): Mail {
  return { to, language, ...rest, text: [...paragraphs, `Cuemark, ${publicUrl}`].join('\n\n') };
}
