import type { Entry } from './minutes-query.ts';

/** The ledger as CSV (RFC 4180); titles that a spreadsheet would take for a formula are guarded. */
export function entriesCsv(entries: readonly Entry[]): string {
  const rows = entries.map(({ created_at, kind, minutes, video_id, title }) => [
    created_at,
    kind,
    String(minutes),
    video_id ?? '',
    title ?? '',
  ]);
  return [['time', 'kind', 'minutes', 'video_id', 'title'], ...rows]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
}

function cell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}
