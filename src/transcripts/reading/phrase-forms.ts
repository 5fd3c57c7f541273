/**
 * Forms of phrases, as tables list them: sources of regular expressions in which parentheses only group, without capturing, an
 * apostrophe is either of the two that people write, and several forms may share a line (`sum up|recap`).
 */
type Forms = readonly string[];

/** A word, or what is left of it. */
export const word = '\\p{L}+';
/** What may be left of a word. */
export const ending = '\\p{L}*';
/** Where a word ends. */
export const wordEnd = '(?!\\p{L})';
const wordBegin = '(?<!\\p{L})';

/** What is escaped and a set of characters stay as they are; a group's parenthesis and an apostrophe do not. */
const written = /\\.|\[(?:[^\\\]]|\\.)*\]|\((?!\?)|'/g;
const meant: Readonly<Record<string, string>> = { '(': '(?:', "'": "['’]" };

/** One of several forms, to stand within another. */
export function oneOf(forms: Forms): string {
  return `(?:${forms.join('|').replace(written, (part) => meant[part] ?? part)})`;
}

/** Finds one of the forms anywhere in a text, in whole words. */
export function anywhere(forms: Forms, flags = 'iu'): RegExp {
  return new RegExp(`${wordBegin}${oneOf(forms)}${wordEnd}`, flags);
}

/** Finds one of the forms, in whole words, where a text begins; marks may stand before it, and some of the `openers`. */
export function atBegin(forms: Forms, openers?: Forms): RegExp {
  const opened = openers === undefined ? '' : `(?:${oneOf(openers)}[,. ]+)*`;
  return new RegExp(`^\\W*${opened}${oneOf(forms)}${wordEnd}`, 'iu');
}

/** Finds a text that is one of the forms, and nothing else but marks. */
export function throughout(forms: Forms): RegExp {
  return new RegExp(`^\\W*${oneOf(forms)}\\W*$`, 'iu');
}

/** Finds a text that is one of the forms, to the letter. */
export function wholly(forms: Forms, flags = 'iu'): RegExp {
  return new RegExp(`^${oneOf(forms)}$`, flags);
}

/** Finds one of the forms wherever it stands, within words too. */
export function matching(forms: Forms, flags = 'iu'): RegExp {
  return new RegExp(oneOf(forms), flags);
}
