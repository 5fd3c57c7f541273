import { namesIn } from '../parts/labels.ts';
import { isBroadcast, withArticle } from '../ranking/taste.ts';
import type { Ranked } from '../seen-candidate.ts';
import { isGivenName } from '../words/given-names.ts';
import { isInterjection } from '../words/interjections.ts';
import { isMeasure } from '../words/measure-words.ts';

/** What joins two things in English, which alone has "the". */
const english = ' and ';

/** A name is what a chapter is about where it is said so often, in so many of its eight stretches. */
const fewestUses = 3;
const fewestStretches = 2;
/** Of the chapter's likeliest word's chance, what the name's likeliest word must have. */
const leastChance = 0.7;
const mostWords = 3;
/** A name is a place where "in" or the like stands before it so often, and in so much of its uses. */
const fewestPlaced = 2;
const leastPlaced = 0.12;
/** A name that stands before so many of a video's titles says no more. */
const mostOfSubject = 2;

/**
 * A chosen candidate as its title reads, given the chapter's candidates (`ranking`): of a name and a thing side by side, and of
 * a thing that bears no name where the chapter is likeliest about one, what readers left most (`evals/tried.md`, "Titles"):
 * "Quotas in Port Elm" where the name is a place, the thing alone where it says enough by itself ("Fishing quotas"), else "Mara
 * Lund and quotas"; and what somebody does with the name before it, "Port Elm: rebuilding the harbor". `used` counts the names
 * that stand so in the video's titles, and is told of another.
 */
export function completeTitle(
  chosen: Ranked,
  ranking: readonly Ranked[],
  used: Map<string, number>,
  language: string | null,
  longest: number,
): string {
  const { and } = namesIn(language);
  const sides = chosen.kind === 'pair' ? nameAndThing(chosen, and) : null;
  const the = (name: string) => (and === english && takesArticle(name, ranking) ? `the ${name}` : name);
  if (chosen.kind === 'pair' && !sides)
    return chosen.text
      .split(and)
      .map((half, at) => (at > 0 ? the(half) : half))
      .join(and);
  const thing = sides?.thing ?? withArticle(chosen, language);
  const subject = sides
    ? ranking.find(({ kind, text }) => kind === 'phrase' && text === sides.name)
    : subjectOf(chosen, ranking);
  const name = sides?.name ?? subject?.text ?? '';
  const uses = used.get(name) ?? 0;
  const full = joined(chosen, { name, the: the(name) }, thing, subject ? isPlace(subject) : false, and);
  if (!name || full === thing || [...full].length > longest || (!sides && uses >= mostOfSubject)) return thing;
  used.set(name, uses + 1);
  return full;
}

/** A name, with "the" where it takes one, and a thing as they read together; the thing alone where it needs no name. */
function joined(
  chosen: Ranked,
  { name, the }: { name: string; the: string },
  thing: string,
  inPlace: boolean,
  and: string,
): string {
  const [first] = chosen.own;
  if (isDeed(chosen)) return `${name}: ${thing}`;
  if (thing.includes(' ')) return inPlace && isPlain(chosen.own) ? `${thing} in ${the}` : thing;
  return inPlace ? `${thing} in ${the}` : `${name}${and}${first?.part === 'name' ? thing : lower(thing)}`;
}

/** Whether it says what somebody does, "rebuilding the harbor"; "the mining pool" and "a reading of the tides" are things. */
function isDeed({ own: [first, next], articles, indefinite }: Ranked): boolean {
  return first?.part === 'gerund' && next?.bare !== 'of' && articles + indefinite === 0;
}

/** Of the whole uses of a name, how much "the" stands before it where it takes one, and how often at least. */
const leastDefinite = { share: 0.6, times: 2 };

/** Whether a name is mostly said with "the": "the Soviet Union", "the FBI"; of many, "Democrats", titles leave it out. */
function takesArticle(name: string, ranking: readonly Ranked[]): boolean {
  const said = ranking.find(({ kind, text }) => kind === 'phrase' && text === name);
  if (!said?.isName || (/[^s]s$/.test(name) && !/^United /.test(name)) || isGivenName(said.own[0]?.bare ?? ''))
    return false;
  return said.definite >= leastDefinite.times && said.definite >= leastDefinite.share * said.whole * said.count;
}

/** Whether nothing but nouns and what describes them stands in it: what has a place of its own gets no other. */
const isPlain = (own: Ranked['own']) => own.every(({ part }) => part !== 'grammar');

/** Whether a name is mostly where something is. */
const isPlace = ({ placed, count }: Ranked) => placed >= fewestPlaced && placed >= leastPlaced * count;

/** Of a pair of a name and a thing, which is which; null for two names and two things, which stay side by side. */
function nameAndThing({ from, to, own, text }: Ranked, and: string): { name: string; thing: string } | null {
  const [isFirst, isSecond] = [own.slice(0, to - from), own.slice(to - from)].map((half) =>
    half.every(({ part }) => part === 'name'),
  );
  const [one, other, ...more] = text.split(and);
  if (!one || !other || more.length > 0 || isFirst === isSecond) return null;
  return isFirst ? { name: one, thing: other } : { name: other, thing: one };
}

/** The thing as it is spelled inside sentences: its capital was the title's. */
function lower(thing: string): string {
  return thing.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
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
