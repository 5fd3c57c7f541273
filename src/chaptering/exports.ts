import { timestamp } from '../transcripts/timestamp.ts';
import { type ChapterLine, chaptersText } from './rules.ts';

/** The file forms chapters are given out in. */
export const exportFormats = ['txt', 'json', 'vtt', 'ffmetadata', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `Content-Type` of each form. */
export const exportMediaTypes: Record<ExportFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  json: 'application/json+chapters',
  vtt: 'text/vtt; charset=utf-8',
  ffmetadata: 'text/x-ffmetadata; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};

/** A chapter with its end: the next one's start, or the duration; never before its own start. Seconds. */
interface Span extends ChapterLine {
  endSeconds: number;
}

/**
 * The chapters of a video of `durationSeconds` as a file: `txt` the description's block, `json` Podcasting 2.0 JSON chapters
 * (https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md),
 * `vtt` WebVTT chapters (W3C), `ffmetadata` ffmpeg's metadata file, `csv` RFC 4180 with guarded cells.
 */
export function exportChapters(
  format: ExportFormat,
  chapters: readonly ChapterLine[],
  durationSeconds: number,
): string {
  const spans = chapters.map((chapter, index) => ({
    startSeconds: chapter.startSeconds,
    title: chapter.title,
    endSeconds: Math.max(chapter.startSeconds, chapters[index + 1]?.startSeconds ?? durationSeconds),
  }));
  return writers[format](spans);
}

const writers: Record<ExportFormat, (spans: Span[]) => string> = {
  txt: (spans) => `${chaptersText(spans)}\n`,
  json: (spans) => `${JSON.stringify({ version: '1.2.0', chapters: spans.map(podcastChapter) }, null, 2)}\n`,
  vtt: (spans) => `WEBVTT\n${spans.map(vttCue).join('')}`,
  ffmetadata: (spans) => `;FFMETADATA1\n${spans.map(ffmetadataChapter).join('')}`,
  csv: (spans) => ['start,start_seconds,end_seconds,title', ...spans.map(csvRow), ''].join('\r\n'),
};

function podcastChapter(span: Span) {
  return { startTime: span.startSeconds, endTime: span.endSeconds, title: span.title };
}

function vttCue(span: Span, index: number): string {
  const text = oneLine(span.title).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `\n${index + 1}\n${clock(span.startSeconds)} --> ${clock(span.endSeconds)}\n${text}\n`;
}

/** `hh:mm:ss.ttt`, as WebVTT writes a moment. */
function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}.${rest}`;
}

function ffmetadataChapter(span: Span): string {
  const title = span.title.replace(/[=;#\\\n]/g, '\\$&');
  const times = `START=${Math.round(span.startSeconds * 1000)}\nEND=${Math.round(span.endSeconds * 1000)}`;
  return `\n[CHAPTER]\nTIMEBASE=1/1000\n${times}\ntitle=${title}\n`;
}

function csvRow(span: Span): string {
  return [timestamp(span.startSeconds), span.startSeconds, span.endSeconds, csvText(span.title)].join(',');
}

/** A quoted cell; an apostrophe before what a spreadsheet would take for a formula (OWASP, CSV injection). */
function csvText(text: string): string {
  const guarded = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ');
}
