import { partOf, readLooseObject, textOf } from '../../../loose-json/loose-object.ts';
import type { Proposed } from '../claim.ts';
import { plainDigits } from '../plain-digits.ts';

/** What is longer is cut behind a sentence, and more passages than these are not looked at. */
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
export const names = Object.values(named);
/** What an item of a list begins with where its form says already that it is one. */
const listMark = /^(?:\d{1,2}[.)]|[-–•*])\s+/;

/** What stands between the numbers of several passages in one text. */
const several = /[,;&]|and|und/;

/** What one `{…}` of an answer proposes: JSON as asked, or as near to it as can be made out; nothing where it is nothing of the kind. */
export function readObject(text: string): Proposed[] {
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
  const isForm = form === 'paragraph' || form === 'item';
  const passages = part('passages') ?? part(named.passages);
  return [
    {
      kind: 'claim',
      text: form === 'item' ? sentence.replace(listMark, '') : sentence,
      passages: numbersOf(passages),
      quote: textOf(part('quote') ?? part(named.quote), mostCharacters) || quoteIn(passages),
      form: isForm ? form : 'sentence',
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
      return plainDigits(String(inside).slice(0, mostCharacters)).split(several);
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
