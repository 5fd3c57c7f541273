import type { Entry } from './minutes-query.ts';

/** The ledger as CSV (RFC 4180) for spreadsheets: marked as UTF-8; titles that would be taken for a formula are guarded. */
export function entriesCsv(entries: readonly Entry[]): string {
  const rows = entries.map(({ created_at, kind, minutes, video_id, title }) => [
    created_at,
    kind,
    String(minutes),
    video_id ?? '',
    title ?? '',
  ]);
  const lines = [['time', 'kind', 'minutes', 'video_id', 'title'], ...rows]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
  return `\ufeff${lines}`;
}

function cell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}
