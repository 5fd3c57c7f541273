import { isFunctionWord } from '../../transcripts/language/function-words.ts';
import type { Language } from '../../transcripts/language/language-of-text.ts';
import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import { type Token, tokensOf } from '../claim-tokens.ts';
import { fold } from '../spoken/stem.ts';
import { type Fault, isNear } from '../support.ts';
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

/** First names that are common in English or German and are no other word of either. */
const firstNames = new Set(
  `adam alex alexander alexandra alice amanda amelia amy andrea andreas andrew angela anja anke anna anne annika anton antonia axel barbara
beate ben benjamin bernd bernhard bettina bianca birgit björn brian brigitte bruno carl carla carolin caroline catherine charles charlotte chris christa
christian christiane christina christine christoph claudia clara daniel daniela david dennis diana dieter dirk doris dorothea edward elena elisabeth elizabeth
elke ella emil emily emma erich eva fabian felix fiona florian franz franziska friedrich fritz gabriele georg george gerd gerhard gisela günter günther hanna
hannah hannes hans harald heidi heike heinrich heinz helen helena helga helmut henry herbert hermann holger horst ingrid isabella jack jakob james jan jane
janina jennifer jens jessica joachim joanna johann johanna johannes john jonas jonathan jörg josef joseph judith julia julian jürgen karin karl katharina
katja katrin kevin kirsten klaus konrad kristina lara laura lea lena leon lisa lothar louis louise lucas lucy ludwig luisa lukas magdalena manfred manuel
manuela marco marcus margarete maria marie marina mario marion markus martha martin martina mary matthias maximilian melanie michael michaela mike monika
moritz nadine natalie nicholas nicole nina noah norbert oliver olivia oskar otto patricia patrick paul paula peter petra philip philipp rachel ralf rebecca
regina reinhard renate richard rita robert roland rolf rosalind rudolf rüdiger ruth sabine samuel sandra sara sarah sebastian silke silvia simon simone sofia
sophia sophie stefan stefanie steffen stephen steven susan susanne sven sylvia tanja thomas thorsten tim timo tobias torsten udo ulrich ulrike ursula ute
uwe vanessa verena veronika victor victoria viktor walter werner wilhelm william wolfgang yvonne`
    .split(/\s+/)
    .map(fold),
);
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
