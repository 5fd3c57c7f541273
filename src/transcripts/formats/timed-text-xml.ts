import { requireFewer } from '../unreadable-captions.ts';
import { linesOf, type Piece } from './caption-lines.ts';
import { secondsOf } from './clock-time.ts';
import type { Cue, CueList } from './cue.ts';
import { cuePieces, type Speaker } from './cue-text.ts';
import { readTtml } from './ttml.ts';
import { type XmlToken, xmlTokens } from './xml-tokens.ts';

/** How the root element is called. */
const FORMATS = new Map([
  ['transcript', 'srv1'],
  ['timedtext', 'srv3'],
  ['tt', 'ttml'],
] as const);

/** The name of an XML or HTML document's first element, without prefix; null where there is none. */
export function rootElement(source: string): string | null {
  for (const token of xmlTokens(source)) {
    if (token.kind === 'open') return token.name;
    if (token.kind === 'close' || token.text.trim() !== '') return null;
  }
  return null;
}

/** The format that an XML document with this root has; null for other documents. */
export function timedTextFormat(root: string | null): 'srv1' | 'srv3' | 'ttml' | null {
  for (const [name, format] of FORMATS) if (name === root) return format;
  return null;
}

/** Cues of YouTube's XML captions (undocumented; also the `srv2` form of `timedtext`) and of TTML. Linear in the text. */
export function readTimedTextXml(source: string, format: 'srv1' | 'srv3' | 'ttml'): CueList {
  const tokens = xmlTokens(source);
  return format === 'ttml' ? readTtml(tokens) : readSrv(tokens);
}

/** `<text start dur>` in seconds, `<p t d><s t>` and `<text t d>` in milliseconds, `s` counted from its `p`. */
function readSrv(tokens: Iterable<XmlToken>): CueList {
  const cues: Cue[] = [];
  const speaker: Speaker = { name: null, heard: false };
  let fault: string | null = null;
  let cue: { start: number; end: number; pieces: Piece[] } | null = null;
  let at: number | null = null;
  let count = 0;
  const finish = () => {
    if (cue !== null) cues.push({ start: cue.start, end: cue.end, lines: linesOf(cue.pieces, cue.start) });
    cue = null;
    requireFewer(cues.length);
  };
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (cue === null) continue;
      for (const piece of cuePieces(token.text, { tags: 'known', speaker, at })) cue.pieces.push(piece);
    } else if (token.name === 'p' || token.name === 'text') {
      finish();
      if (token.kind === 'close') continue;
      count += 1;
      at = null;
      const start = seconds(token.attributes, 'start', 't');
      if (Number.isNaN(start)) fault ??= `The ${count}. <${token.name}> has no readable start time.`;
      cue = { start, end: start + seconds(token.attributes, 'dur', 'd'), pieces: [] };
    } else if (cue !== null && token.kind === 'open' && token.name === 's') {
      const offset = seconds(token.attributes, '', 't');
      at = Number.isFinite(offset) ? cue.start + offset : null;
    } else if (cue !== null && token.kind === 'open' && token.name === 'br') cue.pieces.push({ text: '\n', at: null });
  }
  finish();
  return { language: null, cues, fault };
}

function seconds(attributes: ReadonlyMap<string, string>, inSeconds: string, inMilliseconds: string): number {
  const whole = attributes.get(inSeconds);
  return secondsOf(whole ?? attributes.get(inMilliseconds)) / (whole === undefined ? 1000 : 1);
}
