/** One line of a model's answer, not yet checked against anything. */
export interface ProposedChapter {
  /** Number of the sentence that it begins with, counted from 1. */
  sentence: number;
  /** The sentence's opening words, as the model copied them. */
  quote: string;
  title: string;
}

/** More lines than this are not looked at. */
const mostRead = 20_000;
/** Longer texts are cut to this many characters: a quote needs a few words, a title is refused long before. */
const mostCharacters = 400;

/**
 * The chapters in what a model answered: JSON as asked, or as near to it as can be made out (in a code fence, among words,
 * with a comma too many, cut off in the middle). Undefined where there is nothing of the kind; empty where the list is.
 */
export function readAnswer(text: string): ProposedChapter[] | undefined {
  const parsed = parse(text) ?? parse(between(text, '{', '}')) ?? parse(between(text, '[', ']'));
  const list = listIn(parsed) ?? objectsIn(text);
  return list?.slice(0, mostRead).flatMap((one) => readChapter(one) ?? []);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function between(text: string, open: string, close: string): string {
  return text.slice(Math.max(0, text.indexOf(open)), text.lastIndexOf(close) + 1);
}

function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value).find(Array.isArray);
}

/** The innermost `{…}` of the text, each read by itself, so that one that is broken or cut off takes no other with it. */
function objectsIn(text: string): unknown[] | undefined {
  const found: unknown[] = [];
  let open = -1;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '{') open = at;
    else if (character === '}' && open >= 0) {
      const object = parse(text.slice(open, at + 1).replace(/,\s*}$/, '}'));
      if (object !== undefined) found.push(object);
      open = -1;
    }
  }
  return found.length > 0 ? found : undefined;
}

function readChapter(value: unknown): ProposedChapter | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sentence, quote, title } = value as Record<string, unknown>;
  const number = typeof sentence === 'string' && /^\d{1,9}$/.test(sentence.trim()) ? Number(sentence) : sentence;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return { sentence: number, quote: textOf(quote), title: textOf(title) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, mostCharacters) : '';
}
