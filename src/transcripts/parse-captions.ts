import { brokenTiming, cueTiming } from './formats/clock-time.ts';
import type { CueList } from './formats/cue.ts';
import { readCueLines } from './formats/cue-lines.ts';
import { readDelimited } from './formats/delimited.ts';
import { jsonFile, noCaptionJson } from './formats/json-file.ts';
import { readJson3 } from './formats/json3.ts';
import { readStampedText } from './formats/stamped-text.ts';
import { readTimedTextXml, rootElement, timedTextFormat } from './formats/timed-text-xml.ts';
import { again } from './formats/tools.ts';
import { readTranscriptJson } from './formats/transcript-json.ts';
import { unreadableFile, unsupportedFile } from './formats/unsupported-file.ts';
import { languageTag } from './language-tag.ts';
import { decodeCaptionBytes } from './repair/decode-caption-bytes.ts';
import { repairCues } from './repair/repair-cues.ts';
import { segmentsOfCues } from './repair/segments-of-cues.ts';
import type { Segment } from './transcript.ts';
import { UnreadableCaptions } from './unreadable-captions.ts';

export type CaptionFormat =
  | 'vtt'
  | 'srt'
  | 'sbv'
  | 'json3'
  | 'transcript'
  | 'ttml'
  | 'srv1'
  | 'srv3'
  | 'table'
  | 'text';

export type ParsedCaptions =
  | {
      ok: true;
      format: CaptionFormat;
      language: string | null;
      segments: Segment[];
      /** What was left out or repaired, in whole sentences. */
      warnings: string[];
    }
  | {
      ok: false;
      reason: string;
      /** The file is whole and of a known format, and there is nothing in it. */
      isEmpty?: true;
    };

const NAMES: Record<CaptionFormat, string> = {
  vtt: 'WebVTT',
  srt: 'SubRip',
  sbv: 'SBV',
  json3: 'json3',
  transcript: 'transcript JSON',
  ttml: 'TTML',
  srv1: 'transcript XML',
  srv3: 'timedtext XML',
  table: 'CSV or TSV',
  text: 'text',
};

/** Marks of direction and of no width, in whatever way they are written. */
const DIRECTION =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]|\\u(?:200[bef]|202[a-e]|206[0-9])|&(?:amp;)?(?:(?:lr|rl)m|#(?:8203|820[67]|823[4-8]|829[4-7])|#x(?:200[bef]|202[a-e]|206[6-9]));/i;

/**
 * Reads a caption file of any known format. The content decides which one it is; the file's name only whether captions
 * without a WebVTT header are WebVTT. Segments come in order of start with times in seconds, never empty; `warnings` say what was left out or
 * repaired; `reason` is a sentence for people that says what is wrong with the file and what to do. Never throws; linear in the file's size.
 */
export function parseCaptions(source: string | Uint8Array, fileName = ''): ParsedCaptions {
  const { text: raw, warning } =
    typeof source === 'string' ? { text: source, warning: null } : decodeCaptionBytes(source);
  const text = withLineFeeds(raw);
  const foreign = unsupportedFile(text);
  if (foreign !== null) return { ok: false, reason: foreign };
  const warnings = warning === null ? [] : [warning];
  if (DIRECTION.test(text)) {
    warnings.push('Marks of direction and other letters that nobody sees were left out.');
  }
  try {
    const found = readFormat(text, fileName);
    return 'reason' in found ? { ok: false, reason: found.reason } : parsed(found.format, found.captions, warnings);
  } catch (error) {
    if (!(error instanceof UnreadableCaptions)) throw error;
    return { ok: false, reason: `This file can not be read. ${error.message} ${error.remedy ?? again(text)}` };
  }
}

type Found = { format: CaptionFormat; captions: CueList } | { reason: string };

function readFormat(text: string, fileName: string): Found {
  const start = text.trimStart();
  if (/^webvtt(?:\s|$)/i.test(start)) return { format: 'vtt', captions: readCueLines(start, 'every') };
  const isTimed = hasTimings(text);
  if (/^(?:\{|\[\s*[[{"])/.test(start)) {
    const json = jsonFile(start);
    if ('value' in json) return captionsInJson(json.value);
    if (!isTimed) return json;
  }
  if (start.startsWith('<')) {
    const root = rootElement(start);
    const format = timedTextFormat(root);
    if (format !== null) return { format, captions: readTimedTextXml(start, format) };
    if (!isTimed) return { reason: noCaptionXml(root) };
  }
  if (!isTimed) {
    const table = readDelimited(text);
    if (table !== null) return { format: 'table', captions: table };
    const stamped = readStampedText(text);
    if (stamped !== null) return { format: 'text', captions: stamped };
    if (!text.includes('-->')) return { reason: unreadableFile() };
  }
  if (/\.vtt$/i.test(fileName)) return { format: 'vtt', captions: readCueLines(text, 'every') };
  const format = /^\s*[\d:.]+,\d+:/.test(text) ? 'sbv' : 'srt';
  return { format, captions: readCueLines(text, 'known') };
}

function captionsInJson(value: unknown): Found {
  const json3 = readJson3(value);
  if (json3 && json3.cues.length > 0) return { format: 'json3', captions: json3 };
  const transcript = readTranscriptJson(value);
  // Other tools have events too, beside what was said.
  if (json3 && !transcript?.cues.length) return { format: 'json3', captions: json3 };
  return transcript === null ? { reason: noCaptionJson(value) } : { format: 'transcript', captions: transcript };
}

/** Projects of editors, which people take for the captions in them. */
const PROJECTS = new Map([
  [
    'fcpxml',
    'This is a Final Cut Pro project; export its captions as SRT (File → Export Captions) and choose that file.',
  ],
  ['xmeml', 'This is a Premiere or Final Cut project; export its captions as SRT and choose that file.'],
]);

function noCaptionXml(root: string | null): string {
  const project = PROJECTS.get(root ?? '');
  if (project !== undefined) return project;
  const what =
    root === null ? 'This looks like XML, but has no element' : `This XML begins with <${root.slice(0, 40)}>`;
  return `${what}; captions begin with <tt>, <transcript> or <timedtext>. Choose another file.`;
}

function parsed(format: CaptionFormat, captions: CueList, before: readonly string[]): ParsedCaptions {
  const { language, cues, fault } = captions;
  const warnings = new Set([...before, ...(captions.warnings ?? [])]);
  const segments = segmentsOfCues(repairCues(cues, (warning) => warnings.add(warning)));
  if (segments.length > 0)
    return { ok: true, format, language: languageTag(language), segments, warnings: [...warnings] };
  const count = `${cues.length} ${cues.length === 1 ? 'cue' : 'cues'}`;
  const what = cues.length === 0 ? 'has no cues' : `has ${count}, but none with both text and a possible time`;
  const detail = fault === null ? '' : ` ${fault}`;
  const reason = `This ${NAMES[format]} file ${what}.${detail} Choose a file with captions in it.`;
  const isEmpty = fault === null && cues.every(({ lines }) => lines.length === 0);
  return isEmpty ? { ok: false, reason, isEmpty } : { ok: false, reason };
}

function hasTimings(text: string): boolean {
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf('\n', from);
    const line = text.slice(from, feed === -1 ? text.length : feed);
    if (cueTiming(line) !== null || Number.isFinite(brokenTiming(line)?.start)) return true;
    from += line.length + 1;
  }
  return false;
}

function withLineFeeds(text: string): string {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  // Two returns: written twice as a file of Windows.
  return bare.includes('\r') ? bare.replace(/\r{0,2}\n|\r/g, '\n') : bare;
}
