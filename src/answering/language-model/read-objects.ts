import { partOf, readLooseObject, textOf } from '../../language-model/loose-object.ts';
import { plainDigits } from './compared-words.ts';
import type { Proposed } from './proposed-claim.ts';

/** An object that is not over after so many characters is none. */
const mostPending = 20_000;
/** So many words between two objects are no heading; so many characters before one are looked at. */
const words = /(?:\p{L}+\P{L}+){3}/u;
const mostOutside = 500;
/** What is longer is cut behind a sentence, and more passages than these are not looked at. */
const mostCharacters = 1000;
const mostPassages = 50;
/** What models call the parts of a claim. */
const named = {
  text: 'text|sentence|claim|statement|answer|content',
  passages: 'passages?|citations?|sources?|references?|sentences|sentence_(?:numbers?|ids?)|numbers?|lines?',
  quote: 'quotes?|quotation|evidence',
  form: 'form',
  absence: 'not_said',
  nearest: 'nearest',
};
const names = Object.values(named);
/** How an answer begins that is what `prompt.ts` asks for: with an object that has a part of a claim, a list of such, or a fence around them. */
const opening = new RegExp(
  `^[\\s\\uFEFF]*(?:\`{3}\\w*\\s*)?(?:\\[\\s*)?\\{\\s*["'“”]?(?:${names.join('|')})["'“”]?\\s*:`,
  'i',
);
/** Characters in which that is known, which may come one by one; and of white space before them. */
const longestOpening = 60;
const longestBlank = 1000;
/** What an item of a list begins with where its form says already that it is one. */
const listMark = /^(?:\d{1,2}[.)]|[-–•*])\s+/;

/**
 * Reads JSON objects of an answer as it comes, one a line, or as near to that as can be made out: in a list, in a code fence, among
 * words. An object that is broken takes no other with it. An answer that begins otherwise may be a model's thoughts with drafts in
 * them: of these only the objects that follow one another at its end count, once it is over.
 *
 * @param isKnown whether thoughts are known to be over
 */
export function objectReader(isKnown: boolean): {
  read: (text: string) => Proposed[];
  /** What was held back of an answer that came to its end. */
  end: () => Proposed[];
} {
  let held: Proposed[] = [];
  let begin = '';
  let isFormed = isKnown;
  let pending = '';
  let outside = '';
  return {
    read(text) {
      if (begin.trim().length < longestOpening) begin = (begin + text).slice(0, longestBlank);
      isFormed ||= opening.test(begin);
      const found = take(text);
      if (isFormed) return found.flatMap(({ proposed }) => proposed);
      for (const { proposed, isApart } of found) held = isApart ? proposed : [...held, ...proposed];
      return [];
    },
    end: () => held.splice(0),
  };

  /** The objects that are over. `isApart`: there are words between it and the one before. */
  function take(text: string): { proposed: Proposed[]; isApart: boolean }[] {
    pending += text;
    const found: { proposed: Proposed[]; isApart: boolean }[] = [];
    let read = 0;
    /** Where objects begin that are not over, one within the other. */
    let opened: number[] = [];
    let quoted = false;
    for (let at = 0; at < pending.length; at++) {
      const character = pending[at];
      if (quoted && character === '\\') at++;
      // A string of JSON holds no line break: there was no string.
      else if (quoted && character === '\n') [quoted, opened] = [false, []];
      else if (character === '"' && opened.length > 0) quoted = !quoted;
      else if (quoted) continue;
      else if (character === '{') opened.push(at);
      else if (character === '}' && opened.length > 0) {
        const open = opened.pop() ?? at;
        const proposed = readObject(pending.slice(open, at + 1));
        // One within another may be a part of it: `"passages":[{"number":12}]`.
        if (
          opened.length > 0 &&
          !proposed.some((one) => one.kind === 'not_said' || (one.passages.length > 0 && one.quote !== null))
        )
          continue;
        outside += pending.slice(read, proposed.length > 0 ? open : at + 1);
        if (proposed.length > 0) {
          found.push({ proposed, isApart: words.test(outside) });
          outside = '';
        }
        opened = [];
        read = at + 1;
      }
    }
    const [open = pending.length] = opened;
    const isOpen = open < pending.length && pending.length - open < mostPending;
    const kept = isOpen ? open : Math.max(read, pending.length - 10);
    outside = (outside + pending.slice(read, kept)).slice(-mostOutside);
    pending = pending.slice(kept);
    return found;
  }
}

/** What one `{…}` of an answer proposes: JSON as asked, or as near to it as can be made out; nothing where it is nothing of the kind. */
function readObject(text: string): Proposed[] {
  const object = readLooseObject(text, names);
  if (object === undefined) return [];
  const part = (name: string) => partOf(object, name);
  const sentence = wholeSentences(textOf(part('text') ?? part(named.text), mostCharacters + 1)).trim();
  // Some models fill in every key: who says something does not say that nothing is said.
  if (sentence === '') {
    const absence = part(named.absence);
    const isAbsent = absence === true || textOf(absence, mostCharacters).trim() !== '';
    return isAbsent ? [{ kind: 'not_said', nearest: numbersOf(part(named.nearest))[0] ?? null }] : [];
  }
  const form = part(named.form);
  const passages = part('passages') ?? part(named.passages);
  const numbers = numbersOf(passages);
  const quote = textOf(part('quote') ?? part(named.quote), mostCharacters) || quoteIn(passages);
  return [
    {
      kind: 'claim',
      text: form === 'item' ? sentence.replace(listMark, '') : sentence,
      // Small models name what a sentence rests on where an answer that is declined has what comes nearest.
      passages: numbers.length > 0 ? numbers : numbersOf(part(named.nearest)),
      quote: quote === '' ? null : quote,
      form: form === 'paragraph' || form === 'item' ? form : 'sentence',
    },
  ];
}

/** A text that is not too long; of a longer one the sentences that are whole. */
function wholeSentences(text: string): string {
  if (text.length <= mostCharacters) return text;
  return /^.*[.!?…。！？]["”’»)]*(?=\s|(?<=[。！？]))/su.exec(text.slice(0, mostCharacters))?.[0] ?? '';
}

/** `[12, "13"]`, `12`, `"12-14"`, `"12, 13 and 15"`, `"sentence 12"`, `{"number": 12}` as numbers. */
export function numbersOf(value: unknown): number[] {
  const listed = Array.isArray(value) ? value.slice(0, mostPassages) : [value];
  return listed
    .flatMap((one: unknown) => {
      const inside = typeof one === 'object' && one !== null ? Object.values(one).find(isNumber) : one;
      return plainDigits(String(inside).slice(0, mostCharacters)).split(/[,;&]|and|und/);
    })
    .flatMap((one) => {
      const [, first, last] = /^[^\d.:-]{0,20}(\d{1,7})(?:\s*[-–]\s*(\d{1,7}))?[^\d\w.:]*$/.exec(one) ?? [];
      const from = Number(first);
      const to = Number(last ?? first);
      return first !== undefined && to >= from && to - from < mostPassages
        ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
        : [];
    })
    .slice(0, mostPassages);
}

/** What is quoted of the first passage that is an object: `[{"sentence": 12, "quote": "It rained"}]`. */
function quoteIn(passages: unknown): string {
  const first: unknown = Array.isArray(passages) ? passages[0] : passages;
  return typeof first === 'object' && first !== null
    ? textOf(partOf({ ...first }, `${named.quote}|text`), mostCharacters)
    : '';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
}
