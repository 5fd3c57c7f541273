import { formatAgo, formatDate } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';

const steps: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [7 * 86_400, 86_400, 'day'],
];

/** How long ago a moment is, in words: `just now`, `3 minutes ago`; from a week on its date. Both in milliseconds. */
export function age(moment: number, now: number): string {
  const seconds = (now - moment) / 1000;
  if (seconds < 60) return t('time.justNow');
  for (const [limit, size, unit] of steps) {
    if (seconds < limit) return formatAgo(Math.floor(seconds / size), unit);
  }
  return formatDate(moment);
}
