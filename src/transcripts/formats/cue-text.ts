import { requireShort } from '../unreadable-captions.ts';
import { linesOf, type Piece, tidyText } from './caption-lines.ts';
import { clockTime } from './clock-time.ts';
import type { Turn } from './cue.ts';
import { decodeEntities } from './entities.ts';

/** Who spoke last in the file, carried from cue to cue. */
export interface Speaker {
  name: string | null;
  /** Whether anything was said before. */
  heard: boolean;
}

export interface CueMarkup {
  /** `every`: what looks like a tag is one, as WebVTT says; `known`: only names that captions use, so `<laughs>` stays. */
  tags: 'every' | 'known';
  speaker: Speaker;
  /** Second at which the text begins, where the format says it around the text. */
  at?: number | null;
  /** Who speaks as it begins, where the format says it around the text. */
  voice?: string | null;
}

const KNOWN = new Set(
  'a b big br c center code div em font i lang p ruby rt s small span strong sub sup tt u v'.split(' '),
);
const NAME = /[a-zA-Z]{1,12}(?![a-zA-Z])/y;

/**
 * The text of a cue without its tags, character references decoded (W3C WebVTT, 6.4 cue text parsing rules). Inline
 * times become the pieces' `at` in seconds, another `<v Speaker>` than before a leading `>> `, `<br>` a line feed.
 */
export function cuePieces(text: string, { tags, speaker, at = null, voice = null }: CueMarkup): Piece[] {
  requireShort(text.length);
  const pieces: Piece[] = [];
  let now = at;
  let mark = changesTo(speaker, voice ?? '');
  let reading = false;
  let from = 0;
  const push = (raw: string) => {
    if (raw === '' || reading) return;
    const decoded = decodeEntities(raw);
    const said = decoded.trim() !== '';
    const marked = said && mark && !decoded.trimStart().startsWith('>>');
    pieces.push({ text: marked ? ` >> ${decoded.trimStart()}` : decoded, at: now });
    if (said) {
      mark = false;
      speaker.heard = true;
      // Somebody else goes on, who has no name.
      if (/\S\s+>>/.test(decoded)) speaker.name = null;
    }
  };
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', Math.max(from, open + 1))) {
    const close = tagEnd(text, open);
    if (close === -1) continue;
    const inside = text.slice(open + 1, close);
    const stamp = clockTime(inside);
    const name = stamp === null ? tagName(inside, tags) : '';
    if (name === null) continue;
    push(text.slice(from, open));
    from = close + 1;
    if (stamp !== null) now = stamp;
    else if (name === 'rt') reading = !inside.startsWith('/');
    else if (name === 'ruby') reading = false;
    else if (name === 'br') pieces.push({ text: '\n', at: now });
    else if (name === 'v' && !inside.startsWith('/')) mark = changesTo(speaker, nameInTag(inside)) || mark;
  }
  push(text.slice(from));
  return pieces;
}

/** Where the tag that opens at `open` closes, or -1; never looks past the next `<`, so that a whole cue stays linear. */
function tagEnd(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x3e) return i;
    if (code === 0x3c) return -1;
  }
  return -1;
}

function tagName(inside: string, tags: CueMarkup['tags']): string | null {
  NAME.lastIndex = inside.startsWith('/') ? 1 : 0;
  const name = NAME.exec(inside)?.[0].toLowerCase() ?? null;
  if (tags === 'known') return name !== null && KNOWN.has(name) ? name : null;
  return name ?? (/^\/?[a-zA-Z.]|^\/?$/.test(inside) ? '' : null);
}

const longestName = 80;
const voiceTag = /^\s*(?:<[bciu](?:\.[^\s<>]*)?>\s*)*<v(?:\.[^\s<>]*)?\s([^<>]*)>/i;

const nextVoice = /(?=<v(?:\.[^\s<>]*)?\s[^<>]*>)/i;

/**
 * What each speaker says in the text of a cue that begins at `start` (seconds): a turn begins with every `<v Speaker>`.
 */
export function turnsOf(text: string, start: number, markup: CueMarkup): Turn[] {
  return text.split(nextVoice).map((said) => {
    return { lines: linesOf(cuePieces(said, markup), start), speaker: voiceOf(said) ?? undefined };
  });
}

/** The name in the `<v Speaker>` with which a text begins; null where it begins otherwise. */
function voiceOf(text: string): string | null {
  const [, name = ''] = voiceTag.exec(text) ?? [];
  return nameIn(decodeEntities(name)) || null;
}

/** The name of a speaker, of which a file writes this. */
export function nameIn(written: string): string {
  return tidyText(written).slice(0, longestName).toWellFormed();
}

function nameInTag(inside: string): string {
  const space = inside.search(/\s/);
  return space === -1 ? '' : nameIn(decodeEntities(inside.slice(space)));
}

/** Whether somebody else than before speaks, who has a name. */
function changesTo(speaker: Speaker, name: string): boolean {
  if (name === '' || name === speaker.name) return false;
  speaker.name = name;
  return speaker.heard;
}
