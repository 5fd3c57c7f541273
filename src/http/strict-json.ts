export type StrictJson = { ok: true; value: unknown } | { ok: false; fault: string };

/** Deeper than anything a request can mean. */
const mostNesting = 32;

/**
 * Parses JSON as RFC 8259 has it at its strictest: UTF-8 (a byte order mark is ignored), no name twice in an object, text
 * without NUL and lone surrogates, no nesting beyond reason. `fault` continues a sentence that begins with "The body".
 */
export function parseStrictJson(bytes: Uint8Array): StrictJson {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, fault: 'is not valid UTF-8' };
  }
  if (text.trim() === '') return { ok: false, fault: 'is empty: send a JSON object' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'is not valid JSON' };
  }
  const fault = faultIn(text);
  return fault === undefined ? { ok: true, value } : { ok: false, fault };
}

/** Looks through the tokens of valid JSON for what `JSON.parse` lets pass. */
function faultIn(text: string): string | undefined {
  /** The names of each object that is open; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : undefined);
      if (open.length > mostNesting) return 'is nested too deeply';
    } else if (token === '}' || token === ']') {
      open.pop();
    } else {
      const string = JSON.parse(token) as string;
      if (string.includes('\0')) return 'holds a NUL character';
      if (!string.isWellFormed()) return 'holds a lone surrogate';
      const names = open.at(-1);
      if (!names || !isName(text, index + token.length)) continue;
      if (names.has(string)) return `has the property ${JSON.stringify(string)} twice`;
      if (string === '__proto__') return 'has the unknown property "__proto__"';
      names.add(string);
    }
  }
  return undefined;
}

/** In an object a string before a colon is a name. */
function isName(text: string, end: number): boolean {
  let place = end;
  while (/\s/.test(text.charAt(place))) place += 1;
  return text.charAt(place) === ':';
}
