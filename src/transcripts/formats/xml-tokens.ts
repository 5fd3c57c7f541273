import { SaxesParser } from 'saxes';
import { requireShallow, UnreadableCaptions } from '../unreadable-captions.ts';

/** Names are in lower case and without their prefix; texts and attribute values have XML's references decoded, once. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Characters that are parsed at a time: who wants the root alone does not wait for the rest. */
const CHUNK = 16_384;
/** Characters at most from one element to the next: more than are said in three hours, and a picture's. */
const MOST_UNREAD = 3_000_000;
/** Characters behind a mark that say whether it is markup. */
const AHEAD = 40;

/** What looks like markup and is none: an `&` that begins no reference, a `<` that begins no tag, comment or the like. */
const STRAY =
  /&(?!(?:#\d{1,9}|#x[\da-f]{1,8}|[a-z][a-z\d]{1,30});)|<(?!!(?:--|\[CDATA\[|DOCTYPE)|\?[\p{L}_]|\/?[\p{L}_:])/giu;

/**
 * The elements and texts of an XML document, as saxes reads them and linear in the text. Captions are often not well-formed, and none of
 * what saxes objects to is fatal: it goes on where markup is cut off, and where it would lose words we help it along. Stray marks
 * count as text; a closing tag gives one token whether it matches or not, where saxes would close everything that is open.
 * Comments, processing instructions and the document type are left out. An empty element opens and closes.
 *
 * @throws {UnreadableCaptions} where elements stand too deep in one another, or too far apart
 */
export function* xmlTokens(source: string): Generator<XmlToken, void> {
  let tokens: XmlToken[] = [];
  /** What saxes repeats as text of a closing tag that it could not match. */
  let echo = '';
  let depth = 0;
  let unread = 0;
  const parser = new SaxesParser({ position: false });
  const text = (found: string) => {
    const said = found.startsWith(echo) ? found.slice(echo.length) : found;
    echo = '';
    if (said !== '') tokens.push({ kind: 'text', text: said });
  };
  parser.on('opentag', ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]): [string, string] => [localName(key), value]);
    tokens.push({ kind: 'open', name: localName(name), attributes: new Map(named) });
    depth += 1;
    requireShallow(depth);
  });
  parser.on('closetag', ({ name }) => {
    tokens.push({ kind: 'close', name: localName(name) });
    depth -= 1;
  });
  parser.on('text', text);
  parser.on('cdata', text);
  // In place of an event, whose error with its stack takes most of the time where a large file has a fault at every mark.
  parser.fail = (message) => {
    // It closed an element that another element's tag ends with: whoever reads the tokens sees that by the tag's name.
    if (message === 'unexpected close tag.') tokens.pop();
    const unmatched = /^unmatched closing tag: (.*)\.$/s.exec(message)?.[1];
    if (unmatched !== undefined) {
      echo = `</${unmatched}>`;
      tokens.push({ kind: 'close', name: localName(unmatched) });
    }
    return parser;
  };
  const whole = source.toWellFormed();
  for (let at = 0; at < whole.length; at += CHUNK) {
    parser.write(withoutStrayMarks(whole.slice(at, at + CHUNK), whole.slice(at + CHUNK, at + CHUNK + AHEAD)));
    unread = tokens.length === 0 ? unread + CHUNK : 0;
    if (unread > MOST_UNREAD)
      throw new UnreadableCaptions(
        `More than ${MOST_UNREAD.toLocaleString('en')} of its letters stand in one element or comment.`,
      );
    yield* tokens;
    tokens = [];
  }
  parser.close();
  yield* tokens;
}

function withoutStrayMarks(chunk: string, behind: string): string {
  const marked = (chunk + behind).replace(STRAY, (mark, at: number) => {
    if (at >= chunk.length) return mark;
    return mark === '&' ? '&amp;' : '&lt;';
  });
  return marked.slice(0, marked.length - behind.length);
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
