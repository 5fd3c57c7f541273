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
  const list = listIn(parseAnswer(text)) ?? objectsIn(text);
  return list?.slice(0, mostRead).flatMap((one) => readChapter(one) ?? []);
}

/** Whether the answer's list was begun and never ended, whatever the model's maker says of why it stopped. */
export function breaksOff(text: string): boolean {
  if (parseAnswer(text) !== undefined) return false;
  const opened = text.search(/\[\s*\{/);
  return opened >= 0 && !/\}[\s,]*\]/.test(text.slice(opened));
}

function parseAnswer(text: string): unknown {
  const parsed = parse(text) ?? parse(between(text, '{', '}')) ?? parse(between(text, '[', ']'));
  return typeof parsed === 'string' ? parse(parsed) : parsed;
}

/** JSON's value; line breaks and the like, which may not stand in its texts, count as spaces. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/\p{Cc}+/gu, ' '));
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
  const lists: unknown[][] = Object.values(value).filter(Array.isArray);
  return lists.find((list) => list.some((one) => readChapter(one) !== undefined)) ?? lists[0];
}

/**
 * The innermost `{…}` of the text, each read by itself, so that one that is broken or cut off takes no other with it. What a
 * model thinks aloud before them may hold a single quotation mark, so they are sought with and without regard to those.
 */
function objectsIn(text: string): unknown[] | undefined {
  const found = objectsOutsideTexts(text);
  const plain = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([object]) => parseObject(object) ?? []);
  const chapters = (of: readonly unknown[]) => of.filter((one) => readChapter(one) !== undefined).length;
  const best = chapters(plain) > chapters(found) ? plain : found;
  return best.length > 0 ? best : undefined;
}

function parseObject(text: string): unknown {
  return parse(text.replace(/,\s*}$/, '}'));
}

function objectsOutsideTexts(text: string): unknown[] {
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
      const object = parseObject(text.slice(open, at + 1));
      if (object !== undefined) found.push(object);
      open = -1;
    }
  }
  return found;
}

function readChapter(value: unknown): ProposedChapter | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sentence, quote, title } = value as Record<string, unknown>;
  const spelled =
    typeof sentence === 'string' ? /^[^\p{L}\p{N}]*(\d{1,9})[^\p{L}\p{N}]*$/u.exec(sentence)?.[1] : undefined;
  const number = spelled === undefined ? sentence : Number(spelled);
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return { sentence: number, quote: textOf(quote), title: textOf(title) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, mostCharacters) : '';
}
