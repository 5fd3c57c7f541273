import { t } from '../i18n/messages.ts';

/** `1 minute`, `43 minutes`. */
export function minutesInWords(minutes: number): string {
  return t('minutes.count', { count: minutes });
}
