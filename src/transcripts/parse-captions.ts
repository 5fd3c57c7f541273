import { decodeCaptionBytes } from './caption-bytes.ts';
import { cueTiming } from './clock-time.ts';
import type { CueList } from './cue.ts';
import { readJson3 } from './json3.ts';
import { languageTag } from './language-tag.ts';
import { segmentsOfCues } from './segments-of-cues.ts';
import { readSrt } from './srt.ts';
import { readTimedTextXml, rootElement, timedTextFormat } from './timed-text-xml.ts';
import type { Segment } from './transcript.ts';
import { readTranscriptJson } from './transcript-json.ts';
import { unreadableFile, unsupportedFile } from './unsupported-file.ts';
import { readWebVtt } from './web-vtt.ts';

export type CaptionFormat = 'vtt' | 'srt' | 'sbv' | 'json3' | 'transcript' | 'ttml' | 'srv1' | 'srv3';

export type ParsedCaptions =
  | { ok: true; format: CaptionFormat; language: string | null; segments: Segment[] }
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
};

/**
 * Reads a caption file of any known format. The content decides which one it is; the file's name only whether captions
 * without a WebVTT header are WebVTT. Segments come in order of start with times in seconds, never empty; `reason` is a
 * sentence for people that says what is wrong with the file and what to do. Never throws; linear in the file's size.
 */
export function parseCaptions(source: string | Uint8Array, fileName = ''): ParsedCaptions {
  const text = withLineFeeds(typeof source === 'string' ? source : decodeCaptionBytes(source));
  const foreign = unsupportedFile(text);
  if (foreign !== null) return { ok: false, reason: foreign };
  const start = text.trimStart();

  if (/^webvtt(?:\s|$)/i.test(start)) return parsed('vtt', webVttOf(start));
  if (/^(?:\{|\[\s*[[{"])/.test(start)) {
    const json = parseJson(start);
    if ('value' in json) return captionsInJson(json.value);
    if (!hasTimings(text)) return { ok: false, reason: json.reason };
  }
  if (start.startsWith('<')) {
    const root = rootElement(start);
    const format = timedTextFormat(root);
    if (format !== null) return parsed(format, readTimedTextXml(start, format));
    if (!hasTimings(text)) return { ok: false, reason: noCaptionXml(root) };
  }
  if (!hasTimings(text) && !text.includes('-->')) return { ok: false, reason: unreadableFile() };
  if (/\.vtt$/i.test(fileName)) return parsed('vtt', webVttOf(text));
  return parsed(/^\s*[\d:.]+,\d+:/.test(text) ? 'sbv' : 'srt', readSrt(text));
}

/** What is no WebVTT below its header (empty lines between times and text, arrows that a translator changed) is read as SubRip. */
function webVttOf(text: string): CueList {
  const captions = readWebVtt(text);
  const isRead = captions.cues.some(({ lines }) => lines.length > 0) || !hasTimings(text);
  return isRead ? captions : { ...readSrt(text), language: captions.language };
}

function captionsInJson(value: unknown): ParsedCaptions {
  const json3 = readJson3(value);
  if (json3 !== null) return parsed('json3', json3);
  const transcript = readTranscriptJson(value);
  return transcript === null ? { ok: false, reason: NO_CAPTION_JSON } : parsed('transcript', transcript);
}

const NO_CAPTION_JSON =
  'This JSON holds no captions in a known form (YouTube’s json3, Whisper and whisper.cpp, Podcasting 2.0, AssemblyAI, Deepgram); ' +
  'choose such a file, or save the captions as WebVTT or SubRip.';

function noCaptionXml(root: string | null): string {
  const what =
    root === null ? 'This looks like XML, but has no element' : `This XML begins with <${root.slice(0, 40)}>`;
  return `${what}; captions begin with <tt>, <transcript> or <timedtext>. Choose another file.`;
}

function parsed(format: CaptionFormat, { language, cues, fault }: CueList): ParsedCaptions {
  const segments = segmentsOfCues(cues);
  if (segments.length > 0) return { ok: true, format, language: languageTag(language), segments };
  const count = `${cues.length} ${cues.length === 1 ? 'cue' : 'cues'}`;
  const what = cues.length === 0 ? 'has no cues' : `has ${count}, but none with both text and a possible time`;
  const detail = fault === null ? '' : ` ${fault}`;
  const reason = `This ${NAMES[format]} file ${what}.${detail} Choose a file with captions in it.`;
  const isEmpty = fault === null && cues.every(({ lines }) => lines.length === 0);
  return isEmpty ? { ok: false, reason, isEmpty } : { ok: false, reason };
}

function parseJson(text: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
    const where = line === null ? 'at its end' : `at line ${line}`;
    return { reason: `This JSON is broken ${where}; download the captions again, with fmt=json3 or as WebVTT.` };
  }
}

function hasTimings(text: string): boolean {
  return text.split('\n').some((line) => cueTiming(line) !== null);
}

function withLineFeeds(text: string): string {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  // Two returns: written twice as a file of Windows.
  return bare.includes('\r') ? bare.replace(/\r{0,2}\n|\r/g, '\n') : bare;
}
