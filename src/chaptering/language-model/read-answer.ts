import { parseJson, partOf, readLooseObject, textOf } from '../../loose-json/loose-object.ts';

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
/** Characters of what tells a number. */
const mostOfNumber = 40;
/** What models call the parts of a chapter. */
const named = {
  sentence:
    'sentence(?:[_ ]?(?:number|no|id|index))?|(?:start|first|opening|begin)[_ ]?sentence|number|index|line|start|no|id',
  quote: '(?:start|opening|first)?[_ ]?(?:quote|words)|opening|text',
  title: '(?:chapter)?[_ ]?(?:title|name|heading)|topic|label',
};
const names = Object.values(named);

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
  const parsed = parseJson(text) ?? parseJson(between(text, '{', '}')) ?? parseJson(between(text, '[', ']'));
  return typeof parsed === 'string' ? parseJson(parsed) : parsed;
}

function between(text: string, open: string, close: string): string {
  return text.slice(Math.max(0, text.indexOf(open)), text.lastIndexOf(close) + 1);
}

function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const lists: unknown[][] = [...Object.values(value).filter(Array.isArray), ...listsOfKeys(value)];
  return lists.find((list) => list.some((one) => readChapter(one) !== undefined)) ?? lists[0];
}

/** `{"12": {"quote": …}}`, also under another name: the number is the key. */
function listsOfKeys(value: object): unknown[][] {
  return [value, ...Object.values(value)].flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return [];
    const entries = Object.entries(one);
    if (entries.length === 0 || !entries.every(([key]) => /^\d{1,9}$/.test(key))) return [];
    return [entries.map(([sentence, chapter]) => ({ ...(typeof chapter === 'object' ? chapter : {}), sentence }))];
  });
}

/**
 * The innermost `{…}` of the text, each read by itself, so that one that is broken or cut off takes no other with it. What a
 * model thinks aloud before them may hold a single quotation mark, so they are sought with and without regard to those.
 */
function objectsIn(text: string): unknown[] | undefined {
  const found = objectsOutsideTexts(text);
  const plain = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([object]) => readLooseObject(object, names) ?? []);
  const chapters = (of: readonly unknown[]) => of.filter((one) => readChapter(one) !== undefined).length;
  const best = chapters(plain) > chapters(found) ? plain : found;
  return best.length > 0 ? best : undefined;
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
      const object = readLooseObject(text.slice(open, at + 1), names);
      if (object !== undefined) found.push(object);
      open = -1;
    }
  }
  return found;
}

function readChapter(value: unknown): ProposedChapter | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const part = (name: string) => partOf({ ...value }, name);
  const sentence = numberOf(part('sentence') ?? part(named.sentence));
  if (sentence === undefined) return undefined;
  return {
    sentence,
    quote: textOf(part(named.quote), mostCharacters),
    title: textOf(part(named.title), mostCharacters),
  };
}

/** `12`, `"12"`, `[12]`, `"Sentence 12"`, `"12-20"`; no `12.5`, and no `1:20`. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  if (Array.isArray(value)) return numberOf(value[0]);
  if (typeof value !== 'string' || value.length > mostOfNumber) return undefined;
  const [, number] = /^[^\d.-]*(\d{1,9})(?:\s*(?:[-–—,]|to|bis)[^\d:.]*\d{1,9})?[^\d:]*$/iu.exec(value) ?? [];
  return number === undefined ? undefined : Number(number);
}
