/** JSON objects as language models write them, which is not always JSON. */
export type LooseObject = Readonly<Record<string, unknown>>;

/** JSON's value; line breaks and the like, which may not stand in its texts, count as spaces. Undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/\p{Cc}+/gu, ' '));
  } catch {
    return undefined;
  }
}

const mark = `["'“”„‘’\`]`;
const outerMarks = new RegExp(`^${mark}|${mark}$`, 'g');

/**
 * What one `{…}` says: JSON, or as near to it as can be made out with `names`, expressions for the keys that are looked for: with a
 * comma too many, with other quotation marks or none, or with more of them inside of a text. Undefined where it is nothing of the
 * kind.
 */
export function readLooseObject(text: string, names: readonly string[]): LooseObject | undefined {
  const parsed = parseJson(text.replace(/,\s*}$/, '}'));
  if (parsed !== undefined) return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  const key = new RegExp(`(?<=[{,\\s])${mark}?(${names.join('|')})${mark}?\\s*:`, 'gi');
  const keys = [...text.matchAll(key)];
  const entries = keys.map(({ 0: whole, 1: name = '', index }, at): [string, unknown] => [
    name.toLowerCase(),
    bareValue(text.slice(index + whole.length, keys[at + 1]?.index ?? text.length - 1)),
  ]);
  return entries.length < 2 ? undefined : Object.fromEntries(entries);
}

/** What a model notes behind a value, which JSON does not know: `// as is said`. */
const note = /(?<=[\]"'”’,\d]\s{0,8})(?:\/\/[^\n]{0,200}|\/\*[^*]{0,200}\*\/)$/u;

/** A value without its marks, the comma after it and a note; `[a, b]` as a list. */
function bareValue(text: string): string | string[] {
  const value = text.trim().replace(note, '').trim().replace(/,$/, '').trim().replace(note, '').trim();
  const bare = (one: string) => one.trim().replace(outerMarks, '');
  if (!value.startsWith('[') || !value.endsWith(']')) return bare(value);
  return value
    .slice(1, -1)
    .split(/,(?=\s*["'“”„‘’`]?\s*#?\w)/)
    .map(bare);
}

/** The part of an object whose key matches an expression, whatever its case. */
export function partOf(object: LooseObject, name: string): unknown {
  const isNamed = new RegExp(`^(?:${name})$`, 'i');
  return Object.entries(object).find(([key]) => isNamed.test(key))?.[1];
}

/** A text, the first of a list of them, or nothing; cut to so many characters. */
export function textOf(value: unknown, mostCharacters: number): string {
  if (Array.isArray(value)) return textOf(value[0], mostCharacters);
  return typeof value === 'string' ? value.slice(0, mostCharacters) : '';
}
