import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import type { Language } from '../../../transcripts/reading/language-of-text.ts';
import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { type Token, tokensOf } from '../../claim-tokens.ts';
import { firstNames } from '../../first-names.ts';
import { type Fault, isNear } from '../../support.ts';
import { isOf, namesFor } from './names-elsewhere.ts';

/** Languages that give a capital to names alone, and change them little. */
const capitalsAreNames: readonly (Language | null)[] = ['en', 'es', 'fr', 'it', 'pt', 'nl'];
/** Words of which so many have a capital inside sentences are names; with fewer, a capital is a matter of taste. */
const surelyName = 0.7;
const maybeName = 0.5;
/** Letters in which a name and what is called after it are alike: `Varroa`, `Varroamilbe`. */
const family = 5;
/** Letters that may be written in capitals alone and stand for words, which each language shortens itself: `EU`, `AI`. */
const longestShort = 5;

/** Names of English speech that are nouns in German. */
const germanNouns = new Set('mann stein laden tiger journal lotus bass dame pots rack steam guten tag bush'.split(' '));
/** Words after which German names somebody. */
const namesSomebody = /^(?:namens|Herrn?|Frau|Familie|Dr|Prof|Professor|Professorin|Doktor)$/u;
/** Where German says where somebody goes or is from, a place stands without an article. */
const places = [
  {
    before: 'nach',
    verb: /^(?:flieg|flog|geflogen|fahr|fuhr|gefahren|reis|gereist|zieh|zog|gezogen|umzieh|umgezogen|auswander)/,
  },
  { before: 'aus', verb: /^(?:stamm|gestammt|gebürtig)/ },
  { before: 'in', verb: /^(?:wohn|gewohnt|geboren)/ },
];
/** What stands so and is no place; what ends so is no name. */
const noPlace =
  /^(?:hause?|nord|sud|ost|west|norden|suden|osten|westen|feierabend|urlaub|wunsch|bedarf|plan)$|(?:ung|heit|keit|schaft|tion|ende|anfang|land)$/u;

/**
 * Names of a claim that the video never says, where claim and video are in two languages. German writes every noun with a capital:
 * there names are what follows `Herr` or `namens`, what most people know for a name, and where somebody goes.
 *
 * @param vocabulary the words of the video and its titles, folded
 */
export function foreignNameFaults(text: string, language: Language | null, vocabulary: ReadonlySet<string>): Fault[] {
  const tokens = tokensOf(text.replace(/[“„"«][^”“"»]*[”“"»]/gu, ' … '));
  const isName = language === 'de' ? isGermanName : capitalsAreNames.includes(language) ? isCapitalName : undefined;
  if (!isName) return [];
  return tokens.flatMap((token, at): Fault[] =>
    /^\p{Lu}/u.test(token.word) && isName(token, at, tokens) && !isSaid(token.folded, vocabulary)
      ? [{ kind: 'name', text: token.word }]
      : [],
  );
}

function isCapitalName({ word, folded, opens }: Token): boolean {
  if (folded.length < 2 || isFunctionWord(folded) || (word.length < longestShort && !/\p{Ll}/u.test(word)))
    return false;
  // `Brown bread`, where the speech it was learned from had a Mr Brown.
  if (opens) return firstNames.has(folded);
  const known = learnedBackground().get(folded)?.name;
  return known === undefined || known >= maybeName;
}

function isGermanName(token: Token, at: number, tokens: readonly Token[]): boolean {
  const { folded } = token;
  const [before, one] = [tokens[at - 1], tokens[at - 2]];
  if (isFunctionWord(folded) || folded.length < 3) return false;
  const isKnown = !germanNouns.has(folded) && (learnedBackground().get(folded)?.name ?? 0) >= surelyName;
  if (isKnown || firstNames.has(folded)) return true;
  if (!before || token.opensClause) return false;
  if (namesSomebody.test(before.word)) return true;
  // `Ein Cousin namens Heinrich Obermeier`.
  if (one && /^\p{Lu}/u.test(before.word) && (namesSomebody.test(one.word) || firstNames.has(before.folded)))
    return true;
  return (
    !noPlace.test(folded) &&
    places.some((place) => place.before === before.folded && tokens.some(({ folded: verb }) => place.verb.test(verb)))
  );
}

function isSaid(name: string, vocabulary: ReadonlySet<string>): boolean {
  const own = name.replace(/(?<=\p{L}{3})s$/u, '');
  if (vocabulary.has(name) || vocabulary.has(own)) return true;
  const others = namesFor(name);
  const root = name.slice(0, family);
  return [...vocabulary].some(
    (word) =>
      isNear(name, word) ||
      (name.length >= family && word.startsWith(root)) ||
      others.some((other) => isOf(word, other)),
  );
}
