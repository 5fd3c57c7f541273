import { pageLocale } from './messages.ts';

/** `+9`, or `−9` with a true minus. */
export const formatChange = (change: number) =>
  new Intl.NumberFormat(pageLocale(), { signDisplay: 'exceptZero' }).format(change).replace('-', '−');

/** A part of one, as `43%`. */
export const formatPercent = (part: number) => new Intl.NumberFormat(pageLocale(), { style: 'percent' }).format(part);

/** `14:05`, or as the locale says it. */
export const formatTime = (moment: number) => format(moment, { hour: 'numeric', minute: '2-digit' });

/** `Nov 21`. */
export const formatShortDay = (moment: string) => format(moment, { day: 'numeric', month: 'short' });

/** The day of a cycle's end, which is counted in UTC: `December 1`. */
export const formatDay = (moment: string) => format(moment, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `June 1, 2026`. */
export const formatDate = (moment: number) => format(moment, { day: 'numeric', month: 'long', year: 'numeric' });

/** Day and time to the second. */
export const formatDateTime = (moment: string) =>
  format(moment, {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', second: '2-digit' },
  });

/** `3 minutes ago`, of whole units. */
export const formatAgo = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'always' }).format(-amount, unit);

/** A number of bytes as people say it: `12 kB`, `1.4 GB`. */
export function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const amount = bytes / 1024 ** step;
  const unit = units[step] ?? 'byte';
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(pageLocale(), { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    amount,
  );
}

/** `German` for `de`; null for a tag that is none, or that nobody has a name for. */
export function formatLanguage(tag: string | null): string | null {
  if (tag === null) return null;
  try {
    const names = new Intl.DisplayNames(pageLocale(), { type: 'language', fallback: 'none' });
    return names.of(tag.replaceAll('_', '-')) ?? null;
  } catch {
    return null;
  }
}

const format = (moment: string | number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(pageLocale(), options).format(new Date(moment));
