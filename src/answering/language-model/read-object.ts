import type { Proposed } from './claim.ts';

/** Longer sentences are cut, and more passages than these are not looked at. */
const mostCharacters = 1000;
const mostPassages = 50;
/** What models call the parts of a claim. */
const named = {
  text: 'text|sentence|claim|statement|answer|content',
  passages:
    'passages?(?:_(?:numbers?|ids?))?|citations?|cites?|sources?|refs?|references?|sentences|sentence_(?:numbers?|ids?)|numbers?|lines?',
  quote: 'quotes?|quotation|evidence|words',
  form: 'form',
  absence: 'not_said',
  nearest: 'nearest',
};
const marks = `["'“”„‘’\`]?`;
const looseKey = new RegExp(`(?<=[{,\\s])${marks}(${Object.values(named).join('|')})${marks}\\s*:`, 'gi');
const outerMarks = /^["'“”„‘’`]|["'“”„‘’`]$/g;

/** What one `{…}` of an answer proposes: JSON as asked, or as near to it as can be made out; nothing where it is nothing of the kind. */
export function readObject(text: string): Proposed[] {
  const object = parse(text) ?? looseObject(text);
  if (object === undefined) return [];
  const entries = Object.entries(object);
  const part = (name: string): unknown => {
    const isNamed = new RegExp(`^(?:${name})$`, 'i');
    return entries.find(([key]) => isNamed.test(key))?.[1];
  };
  const sentence = textOf(part('text') ?? part(named.text)).trim();
  // Some models fill in every key: who says something does not say that nothing is said.
  if (sentence === '') {
    const absence = part(named.absence);
    const isAbsent = absence === true || textOf(absence).trim() !== '';
    return isAbsent ? [{ kind: 'not_said', nearest: numbersOf(part(named.nearest))[0] ?? null }] : [];
  }
  const form = part(named.form);
  const isForm = form === 'paragraph' || form === 'item';
  return [
    {
      kind: 'claim',
      text: sentence,
      passages: numbersOf(part('passages') ?? part(named.passages)),
      quote: textOf(part('quote') ?? part(named.quote)),
      form: isForm ? form : 'sentence',
    },
  ];
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text.replace(/,\s*}$/, '}')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** An object with other quotation marks than JSON's, or none, or more of them inside of a text. */
function looseObject(text: string): Record<string, unknown> | undefined {
  const keys = [...text.matchAll(looseKey)];
  const entries = keys.map(({ 0: whole, 1: key = '', index }, at): [string, unknown] => {
    const value = text.slice(index + whole.length, keys[at + 1]?.index ?? text.length - 1).trim();
    const bare = value.replace(/,$/, '').trim();
    const isList = bare.startsWith('[') && bare.endsWith(']');
    const parts = isList ? bare.slice(1, -1).split(/,(?=\s*["'“”„‘’`]?\s*#?\w)/) : [bare];
    const plain = parts.map((one) => one.trim().replace(outerMarks, ''));
    return [key.toLowerCase(), isList ? plain : plain[0]];
  });
  return entries.length < 2 ? undefined : Object.fromEntries(entries);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0]);
  return typeof value === 'string' ? value.slice(0, mostCharacters) : '';
}

/** `[12, "13"]`, `12`, `"12-14"`, `"sentence 12"`, `{"number": 12}` as numbers. */
export function numbersOf(value: unknown): number[] {
  const listed = Array.isArray(value) ? value.slice(0, mostPassages) : [value];
  return listed
    .flatMap((one: unknown) => {
      const inside = typeof one === 'object' && one !== null ? Object.values(one).find(isNumber) : one;
      const [, first, last] = /^[^\d.:-]{0,20}(\d{1,7})(?:\s*[-–]\s*(\d{1,7}))?[^\d\w.:]*$/.exec(String(inside)) ?? [];
      const from = Number(first);
      const to = Number(last ?? first);
      return first !== undefined && to >= from && to - from < mostPassages
        ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
        : [];
    })
    .slice(0, mostPassages);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
}
