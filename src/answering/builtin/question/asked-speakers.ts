import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { fold } from '../../spoken/stem.ts';
import { asksOpinion, isAsked, speaking, titleBegin } from './asked-words.ts';

/** What stands around a name without being it. */
const title = /^(?:the|mr|mrs|ms|miss|dr|prof|hon|right|rt|sir|dame|lord|lady|rev|am|mp|ms|mla|phd|jr|sr|herr|frau)$/u;
const possessive = /^(?:['’]s?|\p{L}*['’]s?)(?!\p{L})/u;
const articleBefore = /(?<!\p{L})(?:the|an?|der|die|das|den|dem)\s+$/iu;
/** Of whom all are asked for, whoever is named besides: `What did the group decide on the lamp suggested by Ann?` */
const everybody =
  /^\W*(?:what|how|why) (?:did|do|does|was|were) (?:the |all )?(?:group|team|committee|panel|board|council|members|participants|others|meeting|everybody|everyone)(?!\p{L})/iu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** `What do they think of …`, and `the shop of …`, where it is not the opinion or the answer. */
const topicBefore = /(?:对|對|关于|關於|跟|和|给|給|向|について)$/u;
const thingAfter = /^(?:的|の)(?!看法|意见|意見|观点|觀點|态度|態度|想法|回答|话|話|问题|問題|建议|建議)/u;
const shortestPart = 3;
const mostParts = 8;

interface Mention {
  name: string;
  /** Where it stands in the question; `to` is excluded. */
  from: number;
  to: number;
}

/**
 * Where a question asks for the words of somebody who speaks: `What did Ann think of …`, `Bill Blair's answer`. A name is
 * known by all of it, by its first words or by its last one (`Lee`, and the `F` of `PhD F`), where no other name has that.
 *
 * @param speakers as the transcript names them
 */
export function askedSpeakers(question: string, speakers: readonly string[]): Mention[] {
  const words = Array.from(question.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu), wordAt);
  const named = speakers.map((name) => {
    const parts = partsOf(name);
    return { name, parts, forms: formsOf(parts) };
  });
  const known = new Map<string, number>();
  for (const { forms } of named) for (const key of new Set(forms.map(keyOf))) known.set(key, (known.get(key) ?? 0) + 1);
  const mentions = named.flatMap(({ name, parts, forms }): Mention[] => {
    for (const form of forms) {
      const isWhole = form.length === parts.length;
      const isShared = (known.get(keyOf(form)) ?? 0) > 1;
      // A role that several have (`the professor`) asks for all of them, a last name for one.
      if (isShared && !isWhole && !isSame(form, parts.slice(0, form.length))) continue;
      for (let at = 0; at + form.length <= words.length; at += 1) {
        const own = words.slice(at, at + form.length);
        const [first, last] = [own[0], own.at(-1)];
        if (!first || !last || !isNamedBy(own, form)) continue;
        // `Grad G` is nobody of `Grad A` and `Grad B`.
        const next = words[at + form.length];
        if (isShared && next && /^(?:\p{Lu}|\d+)$/u.test(next.written)) continue;
        const isLetter = form.join('').length === 1;
        if (isLetter && !/^\p{Lu}$/u.test(first.written)) continue;
        if (form.length === 1 && isWord(form[0] ?? '', first, question)) continue;
        const begin = isLetter ? roleBefore(first.from, question) : first.from;
        const from = titleBegin(question.slice(0, begin));
        const after = question.slice(last.to);
        const opinion = last.isOwner ? asksOpinion(after) : 0;
        const isOwner = last.isOwner || possessive.test(after);
        const isNamed = isWhole && parts.length > 1 && /^\p{Lu}/u.test(first.written) && /^\p{Lu}/u.test(last.written);
        const isTopic = /(?:about|regarding|concerning|of|on|über)\s+(?:the\s+)?$/iu.test(question.slice(0, from));
        if (isOwner || isAsked(question.slice(0, from), after) || (isNamed && !isTopic))
          return [{ name, from, to: last.to + opinion }];
      }
    }
    return [];
  });
  return longestOf([...mentions, ...speakers.flatMap((name) => unspacedMention(name, question))]);
}

/** A word of a question, and whether it stands for what is somebody's: `Ann's`, and `Anns` before an opinion. */
function wordAt(found: RegExpExecArray) {
  const [written] = found;
  const to = found.index + written.length;
  const marked = /['’]s?$/u.test(written);
  const bare = fold(written.replace(/['’]s?$/u, ''));
  const isGenitive = !marked && /s$/iu.test(written) && asksOpinion(found.input.slice(to)) > 0;
  const named = isGenitive ? [bare, bare.slice(0, -1)] : [bare];
  return { named, written, from: found.index, to, isOwner: marked || isGenitive };
}

/** Whether words of a question are a form of a name. */
function isNamedBy(words: readonly { named: string[] }[], form: readonly string[]): boolean {
  return words.length === form.length && words.every(({ named }, at) => named.includes(form[at] ?? ''));
}

/** Where the word begins that says what somebody is who is known by a letter, whatever the transcript calls them: `Student B`. */
function roleBefore(letter: number, question: string): number {
  const [found = '', role = ''] = /(?<=\S\s+)(\p{L}{2,})\s+$/u.exec(question.slice(0, letter)) ?? [];
  const isRole = /^\p{Lu}/u.test(role) || !isFunctionWord(role.toLowerCase());
  return isRole ? letter - found.length : letter;
}

/** Where a name of a script without spaces stands that is asked for the words of: `王女士说了什么？` */
function unspacedMention(name: string, question: string): Mention[] {
  const from = unspaced.test(name) ? question.indexOf(name) : -1;
  if (from < 0) return [];
  const to = from + name.length;
  const isTopic = topicBefore.test(question.slice(0, from)) || thingAfter.test(question.slice(to));
  return isTopic ? [] : [{ name, from, to }];
}

/** Whether a question asks what all who speak say together. */
export function asksEverybody(question: string): boolean {
  return everybody.test(question);
}

/** Without those that are but a part of a longer one: `Ann Lee` is not Ann Fox. */
function longestOf(mentions: readonly Mention[]): Mention[] {
  const longest = new Map<number, number>();
  for (const { from, to } of mentions) longest.set(from, Math.max(to, longest.get(from) ?? 0));
  return mentions.filter(({ from, to }) => longest.get(from) === to);
}

/** Whether a word of a question is not the name that is written like it: `Will it last?`, `Did the bill pass?` */
function isWord(name: string, { written, from, to }: { written: string; from: number; to: number }, question: string) {
  const isCapital = /^\p{Lu}/u.test(written);
  if (isFunctionWord(name)) return !isCapital || !/[\p{L}\p{N}]/u.test(question.slice(0, from));
  const after = question.slice(to);
  const isSomebody = speaking.test(after) || asksOpinion(after) > 0;
  return !isCapital && articleBefore.test(question.slice(0, from)) && !isSomebody;
}

/** The words of a name, without titles and what stands in brackets. */
function partsOf(name: string): string[] {
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s.,]+/)
    .map(fold)
    .filter((word) => word !== '')
    .slice(0, mostParts);
  const own = words.filter((word) => !title.test(word));
  // Of `PhD F` the letter alone tells who it is, but the title is a part of the name.
  return own.length === 0 || own.join('').length < 2 ? words : own;
}

/** How a name may be said, the longest form first. */
function formsOf(parts: readonly string[]): string[][] {
  const starts = parts.map((_, at) => parts.slice(0, parts.length - at));
  const ends = parts.slice(1).map((_, at) => parts.slice(at + 1));
  return [...starts, ...ends]
    .filter((form, at) => at === 0 || form.join('').length >= shortestPart || form.join('').length === 1)
    .sort((one, other) => other.length - one.length);
}

function keyOf(form: readonly string[]): string {
  return form.join(' ');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}
