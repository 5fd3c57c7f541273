const CAPTIONS = 'a WebVTT, SubRip (.srt), SBV or TTML file, or a transcript with times as JSON, CSV, TSV or text';

/** How files begin that people mistake for captions, and what to say about them. */
const BEGINNINGS: [RegExp, string][] = [
  [/^.{4}ftyp|^\p{Cc}E(?:ß£|ߣ)|^ID3|^OggS|^fLaC|^RIFF|^ÿû/su, 'This is a video or audio file, not its captions.'],
  [/^(?:FLV|\p{Cc}{3}[º³\ufffd])/u, 'This is an old form of video, which can not be read; make an MP4 or MP3 of it.'],
  [
    /^PK\p{Cc}\p{Cc}.*word\//su,
    'This is a Word document. Teams and Otter give the same transcript as .vtt, .srt or text: choose that, or save it in Word as plain text (.txt).',
  ],
  [/^PK\p{Cc}\p{Cc}.*xl\//su, 'This is an Excel workbook; save its sheet as CSV and choose that file.'],
  [/^PK\p{Cc}\p{Cc}/u, 'This is a ZIP archive; unpack it and choose the caption file inside.'],
  [/^\p{Cc}(?:‹|\ufffd)/u, 'This is a compressed file; unpack it and choose the caption file inside.'],
  [/^%PDF/, 'This is a PDF; export the transcript as SubRip, WebVTT or text with times where it was made.'],
  [/^\{\\rtf/, 'This is a rich text document; save the captions as plain text.'],
  [
    /^\s*\[script info\]/i,
    'This is a SubStation Alpha (.ass, .ssa) file, which can not be read; save it as SubRip in Aegisub or Subtitle Edit, or convert it with “ffmpeg -i FILE.ass FILE.srt”.',
  ],
  [/^\s*<sami\b/i, 'This is a SAMI (.smi) file, which can not be read; convert it with “ffmpeg -i FILE.smi FILE.srt”.'],
  [
    /^\s*webvtt[\s\S]{0,400}-->.*\n.*#xywh=/i,
    'This lists the pictures of a preview, not what is said; choose the captions.',
  ],
  [
    /^\s*scenarist_scc/i,
    'This is a Scenarist (.scc) file, which can not be read; convert it with “ffmpeg -i FILE.scc FILE.srt”.',
  ],
  [
    /^\s*\{\d+\}\{\d+\}/,
    'This is a MicroDVD (.sub) file, which can not be read; convert it with “ffmpeg -i FILE.sub FILE.srt”.',
  ],
];

/** Why a text is no caption file at all, as a sentence for people; null where that does not show at its beginning. */
export function unsupportedFile(text: string): string | null {
  if (text.trim() === '') return `The file is empty; choose ${CAPTIONS}.`;
  const head = text.slice(0, 4096);
  for (const [beginning, reason] of BEGINNINGS) if (beginning.test(head)) return reason;
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(head)) {
    return `This is a web page, not captions; download the captions themselves as ${CAPTIONS}.`;
  }
  // Above ASCII they are letters that were misread.
  const controls = head.match(/(?![\s\u0080-\u009f])\p{Cc}/gu)?.length ?? 0;
  if (controls > 3 && controls * 20 > head.length) {
    return `This is a binary file: neither a text with captions, nor video or audio in a form that is known. Choose ${CAPTIONS}.`;
  }
  return isMisread(head)
    ? 'The letters of this file are in an encoding that it does not name; save it as UTF-8 and choose it again.'
    : null;
}

/** Whether most letters are those that Cyrillic, Chinese, Japanese and the like become where they are read as Windows-1252; no language has so many. */
function isMisread(head: string): boolean {
  const misread = head.match(/[\u0080-\u009f\u00a1-\u00ff\u0192\u201a]/g)?.length ?? 0;
  const others = head.match(/(?![\u00a1-\u00ff\u0192])\p{L}/gu)?.length ?? 0;
  return misread > 100 && misread > others;
}

/** Why a text in none of the known formats can not be read. */
export function unreadableFile(): string {
  return `No line says when a caption begins and ends (such as 00:00:01.000 --> 00:00:04.000); choose ${CAPTIONS}.`;
}
