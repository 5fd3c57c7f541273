import type { Mail } from '../mail/mailer.ts';

/** To an address that signed up: the link that proves it. */
export function confirmMail(to: string, publicUrl: string, token: string): Mail {
  const link = `${publicUrl}/verify?token=${token}`;
  return mail(publicUrl, {
    to,
    subject: 'Confirm your address for Cuemark',
    link,
    paragraphs: [
      'Open this link to finish signing up. It works once, within 24 hours:',
      link,
      'If you did not sign up, leave it: nothing comes of this mail.',
    ],
  });
}

/** To an address that signed up and has an account already: its owner hears it, and nobody else. */
export function accountExistsMail(to: string, publicUrl: string): Mail {
  return mail(publicUrl, {
    to,
    subject: 'You have a Cuemark account',
    paragraphs: [
      'Somebody signed up with this address, most likely you. It has an account already, and nothing has changed.',
      `Sign in: ${publicUrl}/sign-in`,
      `If you do not know the password, choose a new one: ${publicUrl}/forgot`,
    ],
  });
}

/** To the owner of an account who does not know its password. */
export function resetMail(to: string, publicUrl: string, token: string): Mail {
  const link = `${publicUrl}/reset?token=${token}`;
  return mail(publicUrl, {
    to,
    subject: 'Choose a new password for Cuemark',
    link,
    paragraphs: [
      'Open this link to choose a new password. It works once, within an hour:',
      link,
      'If you did not ask for it, leave it: your password stays as it is.',
    ],
  });
}

/** To the owner of an account whose password has just been changed by a link. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return mail(publicUrl, {
    to,
    subject: 'Your Cuemark password was changed',
    paragraphs: [
      'Your password was changed by a link that was sent to this address. You are signed out everywhere else.',
      `If it was not you, choose another one, and look who can read your mail: ${publicUrl}/forgot`,
    ],
  });
}

/** To the owner of a webhook that nothing is sent to any more. */
export function webhookOffMail(
  to: string,
  publicUrl: string,
  { url, because }: { url: string; because: 'unreachable' | 'gone' },
): Mail {
  const link = `${publicUrl}/keys`;
  return mail(publicUrl, {
    to,
    subject: 'A webhook of your Cuemark account is off',
    link,
    paragraphs: [
      because === 'gone'
        ? `The server of this webhook answered that it is gone (410), so nothing is sent to it any more:\n${url}`
        : `For three days the server of this webhook has taken no message, so nothing is sent to it any more:\n${url}`,
      `What came of each message, and a button that turns the webhook on again: ${link}`,
    ],
  });
}

function mail(publicUrl: string, { paragraphs, ...mail }: Omit<Mail, 'text'> & { paragraphs: string[] }): Mail {
  return { ...mail, text: [...paragraphs, `Cuemark, ${publicUrl}`].join('\n\n') };
}
