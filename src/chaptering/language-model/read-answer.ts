import { parseJson, partOf, readLooseObject, textOf } from '../../language-model/loose-object.ts';

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
  const whole = listIn(parseAnswer(text));
  // What parses may be a draft, with the answer line by line below.
  const list = whole === undefined || parseJson(text) === undefined ? longer(objectsIn(text), whole) : whole;
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

function longer(one: unknown[] | undefined, other: unknown[] | undefined): unknown[] | undefined {
  return (one?.length ?? 0) >= (other?.length ?? 0) ? (one ?? other) : other;
}

/** So many words between two objects, notes aside, or the beginning of another list: what stands before is a draft. */
const apart = /(?:\p{L}+\P{L}+){3}|\]\s*\}[^{}]*\{/u;
const notes = /\/\/.*|\/\*[^*]*\*\//g;
/** Characters before an object that are looked at. */
const mostBetween = 500;

/** `{…}` in a text, and where it stands. */
interface Found {
  object: unknown;
  from: number;
  to: number;
}

/**
 * The innermost `{…}` of the text, each read by itself, so that one that is broken or cut off takes no other with it. What a
 * model thinks aloud before them may hold a single quotation mark, so they are sought with and without regard to those.
 */
function objectsIn(text: string): unknown[] | undefined {
  const outside = lastOf(text, objectsOutsideTexts(text));
  const plain = lastOf(
    text,
    Array.from(text.matchAll(/\{[^{}]*\}/g), ({ 0: object, index }) => foundAt(object, index)),
  );
  const [one, other] = [plain.at(-1)?.to ?? -1, outside.at(-1)?.to ?? -1];
  const best = one > other || (one === other && plain.length > outside.length) ? plain : outside;
  return best.length > 0 ? best.map(({ object }) => object) : undefined;
}

/** The chapters that follow one another at the end. */
function lastOf(text: string, found: readonly Found[]): Found[] {
  const chapters = found.filter(({ object }) => readChapter(object) !== undefined);
  const begin = chapters.findLastIndex(({ from }, at) => {
    const before = chapters[at - 1]?.to ?? from;
    return apart.test(text.slice(Math.max(before, from - mostBetween), from).replace(notes, ''));
  });
  return chapters.slice(Math.max(0, begin));
}

function foundAt(text: string, from: number): Found {
  return { object: readLooseObject(text, names), from, to: from + text.length };
}

function objectsOutsideTexts(text: string): Found[] {
  const found: Found[] = [];
  let open = -1;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '{') open = at;
    else if (character === '}' && open >= 0) {
      found.push(foundAt(text.slice(open, at + 1), open));
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

/** `12`, `"12"`, `"12.0"`, `[12]`, `"Sentence 12"`, `"12-20"`; no `12.5`, and no `1:20`. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  if (Array.isArray(value)) return numberOf(value[0]);
  if (typeof value !== 'string' || value.length > mostOfNumber) return undefined;
  const [, number] =
    /^[^\d.-]*(\d{1,9})(?:\.0+(?!\d))?(?:\s*(?:[-–—,]|to|bis)[^\d:.]*\d{1,9})?[^\d:]*$/iu.exec(value) ?? [];
  return number === undefined ? undefined : Number(number);
}
