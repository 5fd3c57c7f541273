import { t } from '../i18n/messages.ts';

/** What is wrong with an address, as far as a page can tell; undefined: nothing. */
export function emailFault(email: string): string | undefined {
  if (email === '') return t('signIn.enterEmail');
  return /.@./.test(email) ? undefined : t('signIn.emailNeedsAt');
}

/** What is wrong with a new password by the server's rule; undefined: nothing. */
export function newPasswordFault(password: string, rule?: { fewest: number; most: number }): string | undefined {
  const { length } = password;
  if (!rule) return length === 0 ? t('password.choose') : undefined;
  const { fewest, most } = rule;
  if (length === 0) return t('password.chooseOfLength', { fewest });
  if (length < fewest) return t('password.tooShort', { fewest, length });
  return length > most ? t('password.tooLong', { most, length }) : undefined;
}

/** The rule in words, to be read before. */
export function passwordHint(rule?: { fewest: number }): string | undefined {
  return rule && t('password.rule', { fewest: rule.fewest });
}
