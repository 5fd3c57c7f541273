import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Ranked } from '../seen-candidate.ts';
import { trimmed } from '../words/casing.ts';
import { withFixedCapitals } from './fixed-capitals.ts';

/** A title, of what was chosen, as English titles are spelled: with the capitals of fixed names and no stray ones. */
export function formTitle(title: string, chosen: Ranked, language: string | null): string {
  if (!/^en\b/.test(language ?? 'en')) return title;
  return withFixedCapitals(plainlyAsked(aboutAsOn(withoutStrayCapital(title, chosen), chosen)));
}

/** "Largest Public school": one common word with a capital, between words without, is a recogniser's whim. */
function withoutStrayCapital(title: string, { kind, own, text }: Ranked): string {
  if (kind !== 'phrase') return title;
  const words = text.split(' ');
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  const [stray] = capitals;
  if (capitals.length !== 1 || stray === undefined || words[0] === stray || !/^\p{Lu}\p{Ll}+$/u.test(stray))
    return title;
  const sense = own.find(({ bare }) => bare === bareWord(stray));
  if (!sense || sense.part === 'name' || sense.known.name > mostNamed) return title;
  return title
    .split(' ')
    .map((word) => (word === stray ? trimmed(word).toLowerCase() : word))
    .join(' ');
}

/** A word with a capital in more of its uses elsewhere may be a name. */
const mostNamed = 0.1;

/** "Lindqvist about the ferries", of what somebody said: titles have "on". */
function aboutAsOn(title: string, { kind, own }: Ranked): string {
  const joint = own.findIndex(({ part }) => part !== 'name');
  const isNamed = kind === 'phrase' && joint > 0 && own[joint]?.bare === 'about';
  return isNamed ? title.replace(' about ', ' on ') : title;
}

/** "Why on earth do hospitals need leeches": a title asks without force, and with its mark. */
function plainlyAsked(title: string): string {
  const plain = title.replace(forced, '$1 ');
  return asking.test(plain) && plain.length < longestAsked ? `${plain}?` : plain;
}

const longestAsked = 49;
const asking =
  /^(?:why|how|what|where|when|who) (?:do|does|did|is|are|was|were|can|could|should|will|would)(?:n['’]t)? \p{L}.*\p{L}$/iu;

const forced =
  /^(why|how|what|who|where|when) (?:on earth|in the world|in god's name|the (?:hell|heck|devil)|exactly|in fact|really) (?=\p{L})/iu;
