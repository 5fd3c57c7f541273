import { matching, oneOf } from '../../../../../transcripts/reading/phrase-forms.ts';
import { type Address, addressesIn, bareHost, hostName } from './addresses.ts';
import { advertiserHeard, advertiserOpening, advertiserSpelled } from './known-advertiser.ts';
import { squeezed } from './sounds.ts';
import { timesSaid } from './times-said.ts';
import { uncasedName } from './uncased-name.ts';

/** After what a sponsor is named. */
const announcing = matching(
  [
    `${oneOf([
      'brought to (you|us) by',
      'sponsored by',
      "(this|today['’]s) (video|episode|podcast|show|stream) (is|was) supported by",
      "sponsors?( of (this|today['’]s) (video|episode|show|podcast|stream))?( today)?,?( which| who)?( is| are)?",
      'support [\\p{L} ]{3,30} comes from',
      'thank(s| you)? to',
      'partner(ed|ing)?,?( up)?( is| with)?',
      'teamed up with|presented by|präsentiert von|unterstützt von|sponsor ist',
      'patrocinad[oa]s? por|sponsorisée? par|sponsorizzat[oa] da',
    ])}[,:]? `,
  ],
  'giu',
);
/** What may stand before the name. */
const leading = /^(?:(?:our|the|my|good|dear|great|friends?|over|at|sponsors?|partners?|folks|team|also|is),? )+/i;

/** What begins another advertisement, so many letters after the one before at least. */
const another = /brought to (?:you|us) by|sponsored by|presented by|(?:our|today's)(?: presenting)? sponsors?(?! of)/gi;
const shortest = 300;

/** Words in which a known name is looked for where one is announced. */
const mostWords = 4;

/**
 * Who pays for a part, of several the first: as it is announced or as an address says, and as the company spells itself where it
 * is known; null where nothing says it. `text`: the part's sentences, with capitals where the transcript has them.
 */
export function sponsorName(text: string): string | null {
  const own = firstOf(text);
  const slots = [...own.matchAll(announcing)].map(({ index, 0: { length } }) => own.slice(index + length));
  const names = slots.map((slot) => slot.replace(leading, ''));
  const addresses = addressesIn(own);
  const isOwn = (text: string) => isOwnSpelling(text, names, addresses);
  return (
    first(
      slots.flatMap((slot, at) => [slot, names[at] ?? '']),
      (slot) => knownAtOpening(slot, isOwn),
    ) ??
    first(addresses, (address) => knownAt(address, isOwn)) ??
    first(names, (slot) => namedAtOpening(slot, own, addresses)) ??
    knownWithin(own, isOwn) ??
    uncasedName(own, addresses) ??
    hostName(addresses, own)
  );
}

/** A name as the company of that sound spells it, or as it is. */
export function asSpelled(name: string): string {
  return advertiserHeard(name)?.name ?? name;
}

function first<T>(from: readonly T[], find: (one: T) => string | null): string | null {
  for (const one of from) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

/** The first of several advertisements: where one is under way, that one. */
function firstOf(text: string): string {
  const [opening, ...others] = [...text.matchAll(another)].map(({ index }) => index);
  if (opening === undefined) return text;
  const under = text.slice(0, opening);
  const told = opening > text.length / 4 ? addressesIn(under) : [];
  if (told.length > 0 && (opening > text.length / 2 || told.some(knownHost))) return under;
  return text.slice(
    opening,
    others.find((at) => at - opening > shortest),
  );
}

/** Whether a name is announced as an address spells it: then it is hardly another company's that sounds like it. */
function isOwnSpelling(text: string, announced: readonly string[], addresses: readonly Address[]): boolean {
  const letters = squeezed(text);
  const isTold = addresses.some(({ hosts }) =>
    hosts.some((host) => [host, bareHost(host)].map(squeezed).includes(letters)),
  );
  return isTold && announced.some((slot) => squeezed(slot.split(/\s+/, mostWords).join('')).startsWith(letters));
}

function knownAtOpening(slot: string, isOwn: (name: string) => boolean): string | null {
  const words = slot.split(/\s+/).slice(0, mostWords);
  const end = words.findIndex((word) => /[.!?;:]$/.test(word));
  const own = end < 0 ? words : words.slice(0, end + 1);
  for (const know of [advertiserSpelled, advertiserHeard])
    for (let length = own.length; length > 0; length--) {
      const said = own
        .slice(0, length)
        .join(' ')
        .replace(/[.,]com\b/i, '');
      const known = know(said, isOwn(said));
      if (known) return known.name;
    }
  return null;
}

/** The known company whose address it is; null where none is known. */
export function knownHost(address: Address): string | null {
  return knownAt(address, () => false);
}

/** The same; `isOwn` tells whether a host is announced in that spelling. */
function knownAt({ hosts }: Address, isOwn: (host: string) => boolean): string | null {
  for (const know of [advertiserSpelled, advertiserOpening, advertiserHeard])
    for (const host of hosts.flatMap((one) => [one, bareHost(one)])) {
      const known = know(host, isOwn(host));
      if (known) return known.name;
    }
  return null;
}

const name =
  /^(?:\p{Lu}|\p{N}+(?=\p{L}| \p{Lu}))[\p{L}\p{N}&'’-]*(?: (?:(?:of|and|the|&) )*\p{Lu}[\p{L}\p{N}&'’-]*){0,3}/u;
const noName = /^(?:I|We|You|They|He|She|The|This|That|It|And|Our|Your|But|So|If)\b/;
/** A name that is said again at once: `… by Field Greens. Field Greens is …` */
const echo = /(?<!\S)(.+?)(?: \1)+(?!\S)/giu;
/** What stands inside names. */
const joins = /^(?:of|and|the|&)$/;
/** Letters of a name, and words of one that is said once. */
const fitting = { least: 3, most: 30, words: 3 };

/** A name with capitals: as much of it as is said again, since a recogniser's capitals run on. */
function namedAtOpening(slot: string, text: string, addresses: readonly Address[]): string | null {
  const said = name.exec(slot)?.[0].replace(echo, '$1');
  if (!said || noName.test(said)) return null;
  const words = said.split(' ');
  const hosts = addresses.flatMap((one) => one.hosts.map(squeezed));
  const isSaidAgain = (part: string) => hosts.includes(squeezed(part)) || timesSaid(part, text) > 1;
  const prefixes = words
    .map((_, at) => at + 1)
    .filter((length) => !joins.test(words[length - 1] ?? '') && !joins.test(words[length] ?? ''))
    .map((length) => ({
      length,
      part: words
        .slice(0, length)
        .join(' ')
        .replace(/['’]s$/, ''),
    }))
    .filter(({ part }) => part.length >= fitting.least && part.length <= fitting.most)
    .toReversed();
  const again = prefixes.find(({ part }) => isSaidAgain(part));
  return (again ?? prefixes.find(({ length }) => length <= fitting.words))?.part ?? null;
}

/** Letters of a name that hardly anything else sounds like. */
const surelyHeard = 10;

/** The known company that is said most, twice at least; by its sound only where it has a capital, and three times where it is short. */
function knownWithin(text: string, isOwn: (name: string) => boolean): string | null {
  const counts = new Map<string, number>();
  const words = text.split(/\s+/);
  words.forEach((word, at) => {
    const isCased = /^["“(]?[\p{Lu}\p{N}]/u.test(word);
    for (let length = mostWords; length > 0; length--) {
      const run = words.slice(at, at + length).join(' ');
      const spelled = advertiserSpelled(run);
      const known = spelled ?? (isCased ? advertiserHeard(run, isOwn(run)) : null);
      if (!known || known.isOrdinary) continue;
      counts.set(known.name, (counts.get(known.name) ?? 0) + (spelled || squeezed(run).length >= surelyHeard ? 2 : 1));
      break;
    }
  });
  const [most] = [...counts].filter(([, count]) => count > 2).sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
