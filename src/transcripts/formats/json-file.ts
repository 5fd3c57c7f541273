import { again } from './tools.ts';

/** What JSON is that people take for a transcript: a field that only it has, and what to say. */
const OTHERS: [RegExp, string][] = [
  [
    /"(?:replayChatItemAction|liveChat\w+Renderer|content_offset_seconds|time_in_seconds)"/,
    'This is a live chat, which viewers wrote, not what is said in the video. Download the captions of the video (with yt-dlp: --write-subs or --write-auto-subs --sub-langs en).',
  ],
  [
    /"(?:automatic_captions|requested_formats|_filename|extractor_key)"/,
    'This is what yt-dlp tells about a video, not its captions. Download them with --write-subs or --write-auto-subs.',
  ],
  [
    /"(?:commentRenderer|comment_count|author_is_uploader|like_count)"/,
    'These are comments on a video, not what is said in it. Choose its captions.',
  ],
  [
    /"codec_type"|"format_name"/,
    'This is what ffprobe tells about a file, not what is said in it. Choose its captions.',
  ],
  [/"chapters"\s*:/, 'These are the chapters of a video, not what is said in it. Choose its captions.'],
  [
    /"actionType"|"videoDuration"/,
    'These are segments of SponsorBlock, not what is said in the video. Choose its captions.',
  ],
];

/** JSON has no such numbers, but Python's and JavaScript's tools write them. */
const NO_NUMBER = /([:[,]\s*)-?(?:NaN|Infinity|undefined)(?=\s*[,\]}])/g;

/** What JSON holds: one value, or a list of those that stand on a line each; else what is wrong, as a sentence. */
export function jsonFile(text: string): { value: unknown } | { reason: string } {
  if (isDeep(text)) return { reason: `This JSON has lists in lists more than ${deepest} deep. ${again(text)}` };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const plain = text.replace(NO_NUMBER, '$1null');
    const value = plain === text ? undefined : parsed(plain);
    if (value !== undefined) return { value };
    const lines = linesOf(plain);
    if (lines !== null) return { value: lines };
    const other = otherFile(text);
    if (other !== undefined) return { reason: other };
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
    const where = line === null ? 'at its end' : `at line ${line}`;
    return { reason: `This JSON is broken ${where}. ${again(text)}` };
  }
}

/** No tool writes lists in lists so deep. */
const deepest = 500;

/** Whether brackets stand in one another deeper than that; outside of texts. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at += 1;
      while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

/** Why JSON without a list of what was said is not read, as a sentence. */
export function noCaptionJson(value: unknown): string {
  const text = JSON.stringify(value).slice(0, 100_000);
  return otherFile(text) ?? NO_CAPTIONS;
}

/** The sentence for JSON that is plainly something else; undefined where it does not show. */
export function otherFile(text: string): string | undefined {
  return OTHERS.find(([field]) => field.test(text.slice(0, 100_000)))?.[1];
}

const NO_CAPTIONS =
  'This JSON holds no captions in a known form (YouTube’s json3, Whisper and whisper.cpp, Podcasting 2.0, AssemblyAI, Deepgram, …); ' +
  'choose such a file, or save the captions as WebVTT or SubRip.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One value a line; null where any line is none. */
function linesOf(text: string): unknown[] | null {
  const values: unknown[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (value === undefined) return null;
    values.push(value);
  }
  return values.length > 1 ? values : null;
}
