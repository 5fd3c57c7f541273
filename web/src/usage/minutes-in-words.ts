import { t } from '../i18n/messages.ts';

/** `1 minute`, `43 minutes`. */
export function minutesInWords(minutes: number): string {
  return t('minutes.count', { count: minutes });
}

/** `1 minute is left`, `43 minutes are left`. */
export function minutesLeftInWords(minutes: number): string {
  return `${minutesInWords(minutes)} ${minutes === 1 ? 'is' : 'are'} left`;
}
