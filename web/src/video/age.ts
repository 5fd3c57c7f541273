const steps: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [7 * 86_400, 86_400, 'day'],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** How long ago a moment is, in words: `just now`, `3 minutes ago`; from a week on its date. Both in milliseconds. */
export function age(moment: number, now: number): string {
  const seconds = (now - moment) / 1000;
  if (seconds < 60) return 'just now';
  for (const [limit, size, unit] of steps) {
    if (seconds < limit) return relative.format(-Math.floor(seconds / size), unit);
  }
  return day.format(moment);
}
