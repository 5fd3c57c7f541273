import { type ChapterLine, cleanTitle, minimumChapterSeconds } from './rules.ts';

/** A description holds at most 5,000 characters; more than this is not looked at. */
const mostCharacters = 20_000;
/** A longer line names no chapter, and would take long to tell. */
const longestLine = 300;
/** Fewer lines than this are no chapters to the platform, however short the video. */
const fewestLines = 3;

const moment = String.raw`(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?!\d)`;
/** `0:00 Intro`, `- [0:00] Intro`, `0:00 – 1:30: Intro`, `▶ (1:02:03) | Intro` */
const before = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${moment}[)\]】]?(?:\s*(?:-|–|—|to|bis)\s*[(\[【]?(?:\d{1,2}:)?\d{1,3}:\d{2}(?!\d)[)\]】]?)?\s*(.*)$`,
  'u',
);
/** `Intro 0:00`, `1. Intro (0:00)` */
const after = new RegExp(String.raw`^(.*?)[\s([【–—-]+${moment}[)\]】]?\s*$`, 'u');

/**
 * The chapters that a creator wrote into a video's description, as the platform reads them: lines with a moment each, the
 * first at 0:00, ascending, ten seconds apart, three or more, all within the video (seconds). Null where there are none.
 * Source: https://support.google.com/youtube/answer/9884579
 */
export function descriptionChapters(description: string, durationSeconds: number): ChapterLine[] | null {
  const lines = description
    .slice(0, mostCharacters)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .flatMap((line) => (line.length <= longestLine ? (readLine(line) ?? []) : []));
  const first = lines.findIndex(({ startSeconds }) => startSeconds === 0);
  const chapters: ChapterLine[] = [];
  for (const line of first < 0 ? [] : lines.slice(first)) {
    const last = chapters.at(-1);
    if (last && line.startSeconds - last.startSeconds < minimumChapterSeconds) break;
    if (line.startSeconds >= durationSeconds) break;
    chapters.push(line);
  }
  return chapters.length >= fewestLines ? chapters : null;
}

function readLine(line: string): ChapterLine | undefined {
  const leading = before.exec(line);
  const trailing = leading ? null : after.exec(line);
  const [hours, minutes, seconds, text] = leading
    ? leading.slice(1)
    : trailing
      ? [trailing[2], trailing[3], trailing[4], trailing[1]]
      : [];
  if (minutes === undefined || seconds === undefined || Number(seconds) > 59) return undefined;
  const title = cleanTitle(text ?? '')
    .replace(/^[\s:|•·–—\-.)\]]+|[\s:|•·–—\-([]+$/gu, '')
    .trim();
  if (title === '') return undefined;
  return { startSeconds: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds), title };
}
