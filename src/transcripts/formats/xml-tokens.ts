import { decodeEntities } from './entities.ts';

/** Names are in lower case and without their prefix; texts and attribute values have their references decoded, once. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/**
 * The elements and texts of an XML document in one pass without recursion. It checks nothing (tags need not match) and
 * stops where markup is cut off; comments, processing instructions and the document type are left out. An empty element
 * opens and closes. Linear in the text.
 */
export function* xmlTokens(source: string): Generator<XmlToken, void> {
  let from = 0;
  let open = source.indexOf('<');
  while (open !== -1) {
    const special = specialEnd(source, open);
    if (special === null && !/[a-zA-Z_/]/.test(source.charAt(open + 1))) {
      open = source.indexOf('<', open + 1);
      continue;
    }
    if (open > from) yield { kind: 'text', text: decodeEntities(source.slice(from, open)) };
    if (special !== null) {
      if (special === -1) return;
      if (source.startsWith('<![CDATA[', open)) yield { kind: 'text', text: source.slice(open + 9, special - 3) };
      from = special;
    } else {
      const tag = readTag(source, open);
      if (tag === null) return;
      if (!tag.closing) yield { kind: 'open', name: tag.name, attributes: tag.attributes };
      if (tag.closing || tag.empty) yield { kind: 'close', name: tag.name };
      from = tag.end;
    }
    open = source.indexOf('<', from);
  }
  if (from < source.length) yield { kind: 'text', text: decodeEntities(source.slice(from)) };
}

/** Where a comment, CDATA section, instruction or declaration ends; -1 where it does not; null for anything else. */
function specialEnd(source: string, open: number): number | null {
  const second = source.charAt(open + 1);
  if (second !== '!' && second !== '?') return null;
  const after = (mark: string, from: number) => {
    const at = source.indexOf(mark, from);
    return at === -1 ? -1 : at + mark.length;
  };
  if (source.startsWith('<!--', open)) return after('-->', open + 4);
  if (source.startsWith('<![CDATA[', open)) return after(']]>', open + 9);
  return after(second === '?' ? '?>' : '>', open + 2);
}

const SPACE = /\s*/y;
const NAME = /[^\s/>=]*/y;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  closing: boolean;
  empty: boolean;
  /** Where the text after it begins. */
  end: number;
}

/** The tag that opens at `open`, or null where it does not end. */
function readTag(source: string, open: number): Tag | null {
  const closing = source.charAt(open + 1) === '/';
  let at = open + (closing ? 2 : 1);
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const run = pattern.exec(source)?.[0] ?? '';
    at += run.length;
    return run;
  };
  const name = localName(skip(NAME));
  let attributes: Map<string, string> | null = null;
  while (at < source.length) {
    skip(SPACE);
    if (source.charAt(at) === '>') {
      const empty = source.charAt(at - 1) === '/';
      return { name, attributes: attributes ?? NO_ATTRIBUTES, closing, empty: empty && !closing, end: at + 1 };
    }
    const attribute = skip(NAME);
    skip(SPACE);
    if (source.charAt(at) !== '=') {
      if (attribute === '') at += 1;
      continue;
    }
    at += 1;
    skip(SPACE);
    const quote = source.charAt(at);
    const quoted = quote === '"' || quote === "'";
    const close = quoted ? source.indexOf(quote, at + 1) : -1;
    if (quoted && close === -1) return null;
    const value = quoted ? source.slice(at + 1, close) : skip(NAME);
    if (quoted) at = close + 1;
    attributes ??= new Map();
    attributes.set(localName(attribute), decodeEntities(value));
  }
  return null;
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
