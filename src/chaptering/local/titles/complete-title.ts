import { isGivenName } from './given-names.ts';
import { isInterjection } from './interjections.ts';
import { namesIn } from './labels.ts';
import { isMeasure } from './measure-words.ts';
import type { Ranked } from './seen-candidate.ts';
import { isBroadcast, withArticle } from './taste.ts';

/** A name is what a chapter is about where it is said so often, in so many of its eight stretches. */
const fewestUses = 3;
const fewestStretches = 2;
/** Of the chapter's likeliest word's chance, what the name's likeliest word must have. */
const leastChance = 0.7;
const mostWords = 3;
/** A name that stands before so many of a video's titles says no more. */
const mostOfSubject = 2;

/**
 * A chosen candidate as its title reads, given the chapter's candidates (`ranking`): with the name that the chapter is likeliest
 * about before a thing that bears none, "Port Elm: destruction across the harbor", and between a name and a thing side by side a
 * colon, "Port Elm: fishing quotas". `used` counts the names that stand so before the video's titles, and is told of another.
 */
export function completeTitle(
  chosen: Ranked,
  ranking: readonly Ranked[],
  used: Map<string, number>,
  language: string | null,
  longest: number,
): string {
  if (chosen.kind === 'pair') return withColon(chosen, namesIn(language).and);
  const text = withArticle(chosen, language);
  const subject = subjectOf(chosen, ranking)?.text ?? '';
  const full = `${subject}: ${text}`;
  const uses = used.get(subject) ?? 0;
  if (!subject || [...full].length > longest || uses >= mostOfSubject) return text;
  used.set(subject, uses + 1);
  return full;
}

/** "Iceland and whaling" as "Iceland: whaling"; two names, and two things, stay side by side. */
function withColon({ from, to, own, text }: Ranked, and: string): string {
  const names = [own.slice(0, to - from), own.slice(to - from)].map((half) =>
    half.every(({ part }) => part === 'name'),
  );
  const [one, other, ...more] = text.split(and);
  if (!one || !other || more.length > 0 || names[0] === names[1]) return text;
  return names[0] ? `${one}: ${other}` : `${other}: ${/^\p{Lu}\p{Ll}+\b/u.test(one) ? lower(one, own) : one}`;
}

/** The thing as it is spelled inside sentences: its capital was the title's, unless it begins with a name. */
function lower(thing: string, own: Ranked['own']): string {
  return own[0]?.part === 'name' ? thing : thing.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** The name that a chapter is likeliest about; null where there is none, or where the chosen candidate bears one. */
function subjectOf(chosen: Ranked, ranking: readonly Ranked[]): Ranked | null {
  if (!bare.has(chosen.kind) || chosen.own.some(({ part }) => part === 'name')) return null;
  const names = ranking.filter((one) => isSubject(one) && !one.stems.some((stem) => chosen.stems.includes(stem)));
  const [best] = names.sort((a, b) => b.chance.most - a.chance.most || b.own.length - a.own.length || a.from - b.from);
  return best ?? null;
}

function isSubject({ kind, isName, isHost, own, text, count, stretches, chance }: Ranked): boolean {
  if (kind !== 'phrase' || !isName || isHost || own.length > mostWords) return false;
  if (count < fewestUses || stretches < fewestStretches || chance.most < leastChance * chance.chapter) return false;
  const [first] = own;
  if (!first || own.some(({ bare }) => isMeasure(bare) || isInterjection(bare)) || isBroadcast(text)) return false;
  // A given name alone tells strangers nothing.
  return own.length > 1 || (first.bare.length > 2 && !isGivenName(first.bare));
}

/** Kinds of candidates that say a thing without saying whose or where. */
const bare: ReadonlySet<Ranked['kind']> = new Set(['phrase', 'doing', 'asked', 'announced']);
