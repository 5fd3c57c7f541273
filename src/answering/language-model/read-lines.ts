import type { Proposed } from './claim.ts';

/** Longer sentences are cut, and more passages than these are not looked at. */
const mostCharacters = 1000;
const mostPassages = 50;
/** An object that is not over after so many characters is none. */
const mostPending = 20_000;

/**
 * Reads what `prompt.ts` asks for as it comes: JSON objects, one a line, or as near to that as can be made out (in a list,
 * in a code fence, among words). An object that is broken takes no other with it.
 */
export function lineReader(): (text: string) => Proposed[] {
  let pending = '';
  return (text) => {
    pending += text;
    const found: Proposed[] = [];
    let read = 0;
    let open = -1;
    let quoted = false;
    for (let at = 0; at < pending.length; at++) {
      const character = pending[at];
      if (quoted && character === '\\') at++;
      // A string of JSON holds no line break: there was no string.
      else if (quoted && character === '\n') [quoted, open] = [false, -1];
      else if (character === '"' && open >= 0) quoted = !quoted;
      else if (quoted) continue;
      else if (character === '{') open = at;
      else if (character === '}' && open >= 0) {
        found.push(...readObject(pending.slice(open, at + 1)));
        open = -1;
        read = at + 1;
      }
    }
    pending = open >= 0 && pending.length - open < mostPending ? pending.slice(open) : pending.slice(read).slice(-10);
    return found;
  };
}

function readObject(text: string): Proposed[] {
  const object = parse(text);
  if (object === undefined) return [];
  const { text: said, passages, quote, form, not_said: absence, nearest } = object;
  const sentence = textOf(said).trim();
  // Some models fill in every key: who says something does not say that nothing is said.
  if (sentence === '') {
    const isAbsent = absence === true || textOf(absence).trim() !== '';
    return isAbsent ? [{ kind: 'not_said', nearest: numbersOf(nearest)[0] ?? null }] : [];
  }
  const isForm = form === 'paragraph' || form === 'item';
  return [
    {
      kind: 'claim',
      text: sentence,
      passages: numbersOf(passages),
      quote: textOf(quote),
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, mostCharacters) : '';
}

/** `[12, "13"]`, `12` or `"12-14"` as numbers. */
export function numbersOf(value: unknown): number[] {
  const listed = Array.isArray(value) ? value.slice(0, mostPassages) : [value];
  return listed
    .flatMap((one: unknown) => {
      const [, first, last] = /^\s*(\d{1,7})(?:\s*[-–]\s*(\d{1,7}))?\s*$/.exec(String(one)) ?? [];
      const from = Number(first);
      const to = Number(last ?? first);
      return first !== undefined && to >= from && to - from < mostPassages
        ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
        : [];
    })
    .slice(0, mostPassages);
}
